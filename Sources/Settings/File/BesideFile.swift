import Glibc

/// Files that a settings file names by relative paths.
struct BesideFile {
  /// The settings file.
  let file: String

  /// Returns a value with the paths of files that lie beside the settings file, where there are such.
  ///
  /// | value | is |
  /// |---|---|
  /// | `sound: "bell.wav"` in `/etc/tminus/tminus.json5` | `/etc/tminus/bell.wav`, if it is there |
  /// | `background: "image:sea.jpg"` | `image:/etc/tminus/sea.jpg`, if it is there |
  /// | `/srv/bell.wav`, `chime`, `none` | as it is |
  ///
  /// - Parameter key: behind which it stands.
  func resolved(_ node: JSON5Node, key: String = "") -> JSON5Node {
    let content: JSON5Node.Content =
      switch node.content {
      case .text(let text): .text(resolved(text, key: key))
      case .list(let nodes): .list(nodes.map { resolved($0, key: key) })
      case .object(let members):
        .object(
          members.map { member in
            JSON5Node.Member(
              key: member.key, place: member.place,
              node: resolved(member.node, key: member.key))
          })
      case .null, .bool, .number: node.content
      }
    return JSON5Node(content: content, place: node.place)
  }

  private func resolved(_ text: String, key: String) -> String {
    let image = "image:"
    if text.hasPrefix(image) { return image + path(String(text.dropFirst(image.count))) }
    let isFile = FileKeyTable.option(key: key)?.completion == .file
    return isFile ? path(text) : text
  }

  private func path(_ name: String) -> String {
    guard !name.isEmpty, !name.hasPrefix("/"), let slash = file.lastIndex(of: "/") else {
      return name
    }
    let candidate = "\(file[...slash])\(name)"
    return isPlainFile(candidate) ? candidate : name
  }
}
