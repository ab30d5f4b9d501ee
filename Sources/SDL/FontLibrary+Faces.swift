import Glibc
import Raster

/// A family, or nil for the system's choice, at a weight.
struct FamilyKey: Hashable {
  let family: String?
  let weight: Font.Weight
}

/// A file opened at a size.
struct FaceKey: Hashable {
  let file: FontFile
  let size: Int
  let isEmboldened: Bool
}

/// A character that a weight's main face lacks.
struct FallbackKey: Hashable {
  let scalar: Unicode.Scalar
  let weight: Font.Weight
}

extension FontLibrary {
  /// The family names that fontconfig maps to a family of the system's choice.
  private static let genericNames: Set<String> = [
    "sans-serif", "sans", "serif", "monospace", "mono", "cursive", "fantasy", "system-ui",
    "ui-sans-serif", "ui-serif", "ui-monospace", "ui-rounded", "emoji", "math",
  ]

  /// Returns the face of a font; the system's choice where its family can't be had.
  func mainFace(of font: Font) -> Face? {
    let asked = FamilyKey(family: font.family, weight: font.weight)
    let file = (try? find(asked)) ?? (try? find(FamilyKey(family: nil, weight: font.weight)))
    return file.flatMap { face(of: $0, for: font) }
  }

  /// Returns a file opened at a font's size; nil if it can't be.
  func face(of file: FontFile, for font: Font) -> Face? {
    let key = FaceKey(
      file: file, size: font.size, isEmboldened: file.needsEmboldening(for: font.weight))
    if let face = faces[key] { return face }
    let face = try? Face(file, size: key.size, emboldened: key.isEmboldened, engine: engine)
    if let face { faces[key] = face }
    return face
  }

  /// Returns the file of a family.
  func find(_ key: FamilyKey) throws(FontError) -> FontFile {
    if let file = files[key] { return file }
    let file = try lookUp(key)
    files[key] = file
    return file
  }

  /// Returns the file of a face that has the character; nil if this system has none.
  func fallback(for scalar: Unicode.Scalar, weight: Font.Weight) -> FontFile? {
    let key = FallbackKey(scalar: scalar, weight: weight)
    if let known = fallbacks[key] { return known }
    if fallbacks.count >= 4096 { fallbacks.removeAll() }
    let found =
      configuration.match(family: preferred, weight: weight, having: scalar)
      ?? configuration.match(
        family: preferred, weight: weight, having: scalar, allowsPictures: true)
    fallbacks[key] = .some(found)
    return found
  }

  private func lookUp(_ key: FamilyKey) throws(FontError) -> FontFile {
    let family = key.family ?? preferred
    if FontLibrary.isPath(family) { return try faceInFile(family, weight: key.weight) }
    let isKnown =
      FontLibrary.genericNames.contains(family.lowercased()) || configuration.has(family: family)
    guard isKnown, let file = configuration.match(family: family, weight: key.weight) else {
      throw .noSuchFamily(name: family)
    }
    return file
  }

  /// Returns the face of a file, or the instance of a variable font, that is nearest in weight.
  private func faceInFile(_ path: String, weight: Font.Weight) throws(FontError) -> FontFile {
    guard access(path, R_OK) == 0 else {
      if errno == ENOENT || errno == ENOTDIR { throw .missingFile(path: path) }
      throw .notAFont(path: path, reason: String(cString: strerror(errno)))
    }
    let faces = configuration.faces(inFile: path)
    let nearest = faces.min {
      abs($0.weight - weight.rawValue) < abs($1.weight - weight.rawValue)
    }
    guard let nearest else {
      throw .notAFont(path: path, reason: "no face was found in it")
    }
    return nearest
  }

  /// Returns whether a family is a font file named by its path.
  static func isPath(_ family: String) -> Bool {
    let endings = [".ttf", ".otf", ".ttc", ".otc", ".pfb", ".woff", ".woff2"]
    return family.contains("/") || endings.contains { family.lowercased().hasSuffix($0) }
  }
}
