import Glibc

/// Files that a settings file names by relative paths.
enum BesideFile {
  /// Returns an option's value with the path of a file that lies beside the settings file, where there is one; else the
  /// value as it is.
  ///
  /// | value | is |
  /// |---|---|
  /// | `bell.wav` for a sound, beside `/etc/tminus/tminus.json5` | `/etc/tminus/bell.wav`, if it is there |
  /// | `image:sea.jpg` | `image:/etc/tminus/sea.jpg`, if it is there |
  /// | `/srv/bell.wav`, `chime`, `none` | as it is |
  static func resolved(_ value: String, of option: CommandOption, beside file: String) -> String {
    let image = "image:"
    if value.hasPrefix(image) {
      return image + path(String(value.dropFirst(image.count)), beside: file)
    }
    return option.completion == .file ? path(value, beside: file) : value
  }

  private static func path(_ name: String, beside file: String) -> String {
    guard !name.isEmpty, !name.hasPrefix("/"), let slash = file.lastIndex(of: "/") else {
      return name
    }
    let candidate = "\(file[...slash])\(name)"
    return isPlainFile(candidate) ? candidate : name
  }
}
