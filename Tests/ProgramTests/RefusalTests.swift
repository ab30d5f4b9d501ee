import Foundation
import TestSupport
import Testing

/// A command line, and what it is refused with.
struct Refused: Sendable, CustomTestStringConvertible {
  let line: String
  let code: Int32
  /// What the message names.
  let words: [String]

  init(_ line: String, _ code: Int32, _ words: String...) {
    (self.line, self.code, self.words) = (line, code, words)
  }

  var testDescription: String { "tminus \(line)" }
}

@Suite("Refusals")
struct RefusalTests {
  static let commandLines = [
    Refused("abc", 64, "“abc”", "for example 90"),
    Refused("-5m", 64, "“-5m”", "negative", "for example 5m"),
    Refused("1:99:", 64, "“1:99:”", "for example"),
    Refused("99999999999999999999h", 64, "“99999999999999999999h”", "9999 days"),
    Refused("0", 64, "zero", "for example 90"),
    Refused("until 25:00", 64, "“25:00”", "for example until 18:30"),
    Refused("until", 64, "“until”", "for example until 18:30"),
    Refused("until 2020-01-01", 64, "2020-01-01"),
    Refused("5m --size 0x0 --snapshot out.png", 64, "--size", "\"0x0\"", "1920x1080"),
    Refused("5m --size 100000x100000 --snapshot out.png", 64, "--size", "\"100000x100000\""),
    Refused("5m --size 16385x1 --snapshot out.png", 64, "--size", "16384"),
    Refused("5m --size 800x450", 64, "--size", "--snapshot"),
    Refused("5m --window 0x0", 64, "--window", "\"0x0\""),
    Refused("5m --display -1", 64, "--display", "\"-1\""),
    Refused("5m --face square", 64, "--face", "\"square\"", "give bar, ring"),
    Refused("5m --face bar --radius 5", 64, "--radius", "--face bar"),
    Refused("5m --thickness -1", 64, "--thickness", "\"-1\"", "like 10"),
    Refused("5m --thickness nan", 64, "--thickness", "\"nan\""),
    Refused("5m --progress gren", 64, "--progress", "\"gren\""),
    Refused("5m --opacity 2", 64, "--opacity", "\"2\"", "0.8"),
    Refused("5m --tenths 0", 64, "--tenths", "\"0\""),
    Refused("5m --elapsed 1x --dry-run", 64, "--elapsed", "\"1x\""),
    Refused("5m --elapsed 1m", 64, "--elapsed", "--paused"),
    Refused("5m --from 2026-03-28T20:00", 64, "--from", "--dry-run"),
    Refused("5m --zone Mars/Olympus --dry-run", 64, "--zone", "\"Mars/Olympus\"", "Europe/Berlin"),
    Refused("5m --snapshot", 64, "--snapshot needs a value"),
    Refused("5m --snapshot a.png --dry-run", 64, "--snapshot and --dry-run contradict"),
    Refused("5m --window 80x60 --fullscreen", 64, "--window and --fullscreen contradict"),
    Refused("5m tea --title coffee", 64, "\"coffee\"", "\"tea\""),
    Refused("--bogus", 64, "\"--bogus\"", "--help"),
    Refused("--thikness 5 5m", 64, "--thikness", "--thickness"),
    Refused("--paused=yes 5m", 64, "--paused"),
    Refused("-x 5m", 64, "-x"),
    Refused("--completion tcsh", 64, "\"tcsh\"", "bash, zsh or fish"),
  ]

  @Test(
    "A command line that can't be used is refused with the word and an example",
    arguments: commandLines)
  func usage(refused: Refused) throws {
    expect(try Tminus.run(refused.line), refused)
  }

  @Test(
    "No text at all makes it crash",
    arguments: ["", " ", "5\u{1F}m", "१m", "“”", "9e9", "\u{1B}[2J"])
  func oddTexts(text: String) throws {
    let finished = try Tminus.run([text, "--dry-run"])
    expect(finished, Refused(text, 64))
  }

  @Test("A file that can't be used is refused by its name", arguments: ["--snapshot out.png", ""])
  func files(way: String) throws {
    let folder = try TemporaryFolder()
    let text = try folder.write(Array("no picture and no font\n".utf8), to: "text")
    let empty = try folder.write([], to: "empty")
    let cut = try folder.write(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0], to: "cut.png")
    let paths = [text, empty, cut, folder.root, folder.path("missing")]
    let options = ["--font ", "--progress image:", "--background image:", "--panel image:"]
    for (path, option) in paths.flatMap({ path in options.map { (path, $0) } }) {
      let line = "5m \(option)\(path) \(way)"
      expect(try Tminus.run(line), Refused(line, 66, path))
    }
  }

  @Test("A font family that isn't there is refused by its name")
  func family() throws {
    let finished = try Tminus.run(["5m", "--font", "No Such Family", "--snapshot", "out.png"])
    expect(finished, Refused("--font", 66, "\"No Such Family\""))
  }

  @Test("A snapshot that can't be written is refused by its path")
  func snapshot() throws {
    let folder = try TemporaryFolder()
    for path in [folder.path("missing/out.png"), folder.root, "/dev/full", "/proc/out.png"] {
      let line = "5m --size 64x48 --snapshot \(path)"
      expect(try Tminus.run(line), Refused(line, 73, path))
    }
  }

  @Test("A display that isn't there is refused by its number")
  func display() throws {
    let finished = try Tminus.run("5m --display 9", environment: ["SDL_VIDEODRIVER": "dummy"])
    expect(finished, Refused("--display 9", 69, "display 9", "--snapshot"))
  }

  private static let missingScreens: [(environment: [String: String], words: [String])] = [
    (["SDL_VIDEODRIVER": "x11"], ["tried x11"]),
    (["SDL_VIDEODRIVER": "wayland"], ["tried wayland"]),
    (["SDL_VIDEODRIVER": "x11", "DISPLAY": ":9999"], ["tried x11", "DISPLAY is :9999"]),
    (["SDL_VIDEODRIVER": "nonsense"], ["tried nonsense"]),
  ]

  @Test(
    "Where no screen can be had, what was tried is named, and the way that needs none",
    arguments: missingScreens)
  func noScreen(environment: [String: String], words: [String]) throws {
    let finished = try Tminus.run("5m", environment: environment)
    expect(finished, Refused("5m", 69))
    for word in words + ["--snapshot"] {
      #expect(finished.errors.contains(word), "\(finished.errors)")
    }
  }

  @Test(
    "A machine without any screen is told apart from one with",
    .enabled(if: !FileManager.default.fileExists(atPath: "/dev/dri")))
  func bareMachine() throws {
    let finished = try Tminus.run("5m", environment: [:])
    expect(finished, Refused("5m", 69, "tried", "x11", "/dev/dri", "--snapshot"))
  }

  /// Expects one line on standard error that names what it must, nothing on standard output, and the code.
  private func expect(
    _ finished: Finished, _ refused: Refused, _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(
      finished.ending == .left(code: refused.code), "\(refused.line)", sourceLocation: location)
    #expect(finished.output.isEmpty, "\(finished.text)", sourceLocation: location)
    let message = finished.errors
    #expect(message.hasPrefix("tminus: "), "\(message)", sourceLocation: location)
    #expect(message.count { $0 == "\n" } == 1, "\(message)", sourceLocation: location)
    #expect(message.hasSuffix("\n"), "\(message)", sourceLocation: location)
    for word in refused.words {
      #expect(message.contains(word), "\(message)", sourceLocation: location)
    }
  }
}
