import Raster
import SDL
import Settings
import Sound
import Views

/// What a display needs beside what it was told: fonts, pictures, keys and sounds that its settings name.
struct Supplies {
  /// Something that can't be used.
  struct Fault {
    /// The file, the family or the keys, as they were named.
    let name: String
    let error: any Error
  }

  let resources: Resources
  let keys: KeyMap
  let bell: Bell?

  /// Gathers what a display needs.
  ///
  /// - Parameter onFault: is told of each thing that can't be used; unless it throws, the display does without.
  init(
    _ invocation: Invocation, _ options: ScreenOptions, onFault: (Fault) throws -> Void
  ) throws {
    resources = try Self.resources(for: invocation, onFault: onFault)
    keys = try Self.keys(options, invocation.looks, onFault: onFault)
    bell = try Bell(options.sound, in: resources.language, onFault: onFault)
  }

  /// Returns fonts and pictures, those of reactions and steps, too.
  static func resources(
    for invocation: Invocation, onFault: (Fault) throws -> Void
  ) throws -> Resources {
    let looks = [invocation.look] + invocation.reactedLooks
    let shelf = PictureShelf()
    try shelf.fill(with: looks.flatMap(\.imagePaths), onFault: onFault)
    return Resources(
      typesetter: try typesetter(of: looks.flatMap(\.fonts), onFault: onFault),
      pictures: shelf, language: Program.language(of: invocation))
  }

  /// Returns the system's fonts and those of families and files; strokes where there are none.
  static func typesetter(
    of families: [String], onFault: (Fault) throws -> Void
  ) throws -> any Typesetter {
    let library: FontLibrary
    do { library = try FontLibrary(for: families) } catch {
      if let family = families.first { try onFault(Fault(name: family, error: error)) }
      Output.complain("\(error); until then digits are drawn as strokes, without a title")
      return StrokeTypesetter()
    }
    for (index, family) in families.enumerated() where !families[..<index].contains(family) {
      do { try library.require(family) } catch { try onFault(Fault(name: family, error: error)) }
    }
    return library
  }

  /// Returns the key map that options ask for.
  static func keys(
    _ options: ScreenOptions, _ looks: LookSettings, onFault: (Fault) throws -> Void
  ) throws -> KeyMap {
    if let escape = options.lock?.escape {
      do {
        guard case .key = try Binding(text: escape) else {
          throw ValueError("\(quoted(escape)) is no key", advice: "give keys like ctrl+alt+l")
        }
      } catch {
        try onFault(Fault(name: escape, error: UsageError("\(error)")))
      }
    }
    var keys = KeyMap.standard
    if let path = options.keysPath {
      do { try keys.bind(file: path, changing: looks) } catch {
        try onFault(Fault(name: path, error: error))
      }
    }
    return keys
  }
}

extension PictureShelf {
  /// Reads pictures; what can't be used is told, and is left out from then on.
  func fill(with paths: [String], onFault: (Supplies.Fault) throws -> Void) throws {
    for path in paths where !isUnusable(path) {
      do { try require(path) } catch {
        giveUp(path)
        try onFault(Supplies.Fault(name: path, error: error))
      }
    }
  }
}
