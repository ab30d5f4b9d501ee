import Foundation
import Settings
import Testing

@testable import Station

@Suite("V7: pictures are found by their names")
struct PictureFinderTests {
  private let root: String

  init() throws {
    root =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("tminus-pictures-\(UUID().uuidString)").path
    for folder in ["own", "assets/patterns", "assets/backgrounds", "other/patterns"] {
      try FileManager.default.createDirectory(
        atPath: "\(root)/\(folder)", withIntermediateDirectories: true)
    }
  }

  private func make(_ names: String...) {
    for name in names {
      _ = FileManager.default.createFile(atPath: "\(root)/\(name)", contents: nil)
    }
  }

  /// Returns what a finder with both shelves finds, with `root` left out.
  private func find(_ name: String) -> String {
    let finder = PictureFinder(assets: ["\(root)/assets", "\(root)/other"])
    let path = finder.path(of: name)
    return path.hasPrefix(root) ? String(path.dropFirst(root.count + 1)) : path
  }

  @Test("A name that is a file stands for itself")
  func asGiven() {
    make("own/wood.png", "own/wood@2x.png", "own/plain")
    #expect(find("\(root)/own/wood.png") == "own/wood.png")
    #expect(find("\(root)/own/plain") == "own/plain")
  }

  @Test("The scale may be left out, the extension too; the finest is taken")
  func withoutScale() {
    make("own/wood@2x.png", "own/wood@3x.png", "own/sea@2x.webp", "own/hill.jpg")
    #expect(find("\(root)/own/wood.png") == "own/wood@3x.png")
    #expect(find("\(root)/own/wood") == "own/wood@3x.png")
    #expect(find("\(root)/own/sea") == "own/sea@2x.webp")
    #expect(find("\(root)/own/hill") == "own/hill.jpg")
  }

  @Test("A shipped picture is found by its bare name, in the first folder that has it")
  func shipped() {
    make("assets/patterns/pattern_3@3x.png", "assets/backgrounds/dunes.png")
    make("other/patterns/pattern_3@2x.png", "other/patterns/pattern_4@2x.png")
    #expect(find("pattern_3") == "assets/patterns/pattern_3@3x.png")
    #expect(find("pattern_3.png") == "assets/patterns/pattern_3@3x.png")
    #expect(find("pattern_4") == "other/patterns/pattern_4@2x.png")
    #expect(find("dunes") == "assets/backgrounds/dunes.png")
  }

  @Test("What is nowhere, has a folder in its name, or is a folder, stays as it is given")
  func nowhere() {
    make("assets/patterns/pattern_3@3x.png")
    for name in ["pattern_9", "./pattern_3", "img/pattern_3", "", "@", "a.b.c"] {
      #expect(find(name) == name)
    }
    #expect(find("\(root)/own") == "own")
  }

  @Test("Shipped files are looked for beside the program, in its checkout, then in /usr/share")
  func folders() {
    #expect(
      AssetFolders.folders(program: "/src/.build/x86_64/debug/tminus") == [
        "/src/.build/x86_64/debug/../Assets", "/src/.build/x86_64/debug/Assets", "/src/Assets",
        "/usr/share/tminus",
      ])
    #expect(
      AssetFolders.folders(program: "/opt/tminus/bin/tminus")
        == ["/opt/tminus/bin/../Assets", "/opt/tminus/bin/Assets", "/usr/share/tminus"])
    #expect(AssetFolders.folders(program: nil) == ["/usr/share/tminus"])
  }
}
