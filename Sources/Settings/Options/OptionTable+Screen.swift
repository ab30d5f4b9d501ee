import Raster
import Views

extension OptionTable {
  static let screen = OptionGroup(
    title: "Screen",
    options: [
      CommandOption(
        "window", .size(example: "800x450"), standard: "960x540",
        help: "Open a window of this size"
      ) { $0.placement = .window($1) },
      CommandOption("fullscreen", letter: "f", help: "Fill the display") {
        $0.placement = .fullscreen
      },
      CommandOption(
        "output", .output, standard: "any",
        help:
          "Draw on a screen, on this terminal or on a framebuffer; any takes what there is, in the order screen, framebuffer, terminal"
      ) { $0.output = $1 },
      CommandOption(
        "rotate", .turn, standard: "0",
        help: "Turn the picture clockwise, for a screen that hangs on its side or upside down"
      ) { $0.turn = $1 },
      CommandOption(
        "overscan", .margin, standard: "0",
        help: "Keep so much of every side free, of which a screen may cut off something"
      ) { $0.margins = $1 },
      CommandOption(
        "safe-area", .margins, standard: "0,0,0,0",
        help: "Keep margins free of all but the background, the sides being those that are seen"
      ) { $0.margins = $1 },
      CommandOption(
        "burn-in-shift", .whole("PIXELS", in: 0...64, example: "24"), standard: "0",
        help: "Move the picture by a pixel a minute, up to so many to and fro, to spare the screen"
      ) { $0.shift = $1 },
      CommandOption(
        "dim", .light(isDark: false),
        help:
          "Be less bright at times of the day, with weekdays if not on all; a key or an end lights it"
      ) { $0.dims = $1 },
      CommandOption(
        "blank", .light(isDark: true),
        help: "Be black at times of the day, with weekdays if not on all; a key or an end lights it"
      ) { $0.blanks = $1 },
      CommandOption(
        "display", .display,
        help: "Appear on this display, by its number from 0 or its name, or on all"
      ) { $0.display = $1 },
      CommandOption(
        "mode", .mode, standard: "the screen's",
        help: "Set a screen of the bare console to this size, and to so many pictures a second"
      ) { $0.mode = $1 },
      CommandOption(
        "scale", .number("NUMBER", in: 0.25...16, example: "1.5"), standard: "the display's",
        help: "Pixels a point; 1 for a snapshot"
      ) { $0.scale = $1 },
      CommandOption(
        "events", help: "Tell what happens on standard output, one JSON object a line"
      ) { $0.tellsEvents = true },
      CommandOption(
        "stats", help: "Tell on standard error each second what the display costs, as JSON"
      ) { $0.tellsStatistics = true },
      CommandOption("exit", help: "Leave as soon as the end has been told") {
        $0.leavesAtEnd = true
      },
    ])

  static let picture = OptionGroup(
    title: "Without a window",
    options: [
      CommandOption(
        "snapshot", .name("FILE", example: "out.png", completion: .file),
        help: "Write one frame as a PNG file"
      ) { $0.snapshotPath = $1 },
      CommandOption(
        "size", .size(example: "1920x1080"), standard: "1920x1080",
        help: "The size of the snapshot, each side 1 to 16384"
      ) { $0.snapshotSize = $1 },
      CommandOption("dry-run", help: "Print what would be shown, as one JSON object") {
        $0.isDryRun = true
      },
      CommandOption(
        "elapsed", .duration, standard: "0",
        help: "As if so much time had passed since the start; in a window with --paused only"
      ) { $0.elapsed = $1 },
      CommandOption(
        "from", .moment, standard: "now",
        help: "As if it were this moment"
      ) { $0.from = $1 },
    ])
}

extension ValueSyntax where Value == DisplayChoice {
  /// A number, a name, or all.
  static var display: Self {
    Self("N|NAME|all", example: "HDMI-A-1", completion: .words(["0", "1", "all"])) {
      (text) throws(ValueError) in
      guard !text.isEmpty else {
        throw ValueError("an empty text names no display", advice: "give 0, HDMI-A-1 or all")
      }
      if text.first == "-" || text.first == "+" {
        throw ValueError("\(quoted(text)) is no display", advice: "give 0, HDMI-A-1 or all")
      }
      return text == "all" ? .all : .named(text)
    }
  }
}

extension ValueSyntax where Value == ScreenMode {
  /// A size, with or without a rate.
  static var mode: Self {
    Self("WIDTHxHEIGHT[@RATE]", example: "1920x1080@60") { (text) throws(ValueError) in
      let advice = "give a size and a rate, like 1920x1080@60"
      let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
      let size: PixelSize
      let sides = String(parts[0])
      do throws(ValueError) { size = try PixelSize(text: sides) } catch {
        throw ValueError(error.reason, advice: advice)
      }
      guard parts.count == 2 else { return ScreenMode(size: size, refreshRate: nil) }
      guard let rate = Int(parts[1]), (1...1000).contains(rate) else {
        throw ValueError("\(quoted(text)) has no rate from 1 to 1000", advice: advice)
      }
      return ScreenMode(size: size, refreshRate: rate)
    }
  }
}

extension ValueSyntax where Value == [LightRule] {
  /// Times of the day, and how bright it is then unless it is dark.
  static func light(isDark: Bool) -> Self {
    Self(
      isDark ? "TIMES,…" : "TIMES BRIGHTNESS,…",
      example: isDark ? LightRule.blankExample : LightRule.dimExample
    ) { (text) throws(ValueError) in try LightRule.rules(text, isDark: isDark) }
  }
}

extension ValueSyntax where Value == Margins {
  /// A margin that is alike on all sides.
  static var margin: Self {
    Self("LENGTH", example: "3%") { (text) throws(ValueError) in try Margins(side: text) }
  }

  /// A margin for each side.
  static var margins: Self {
    Self("TOP,RIGHT,BOTTOM,LEFT", example: "3%,20,3%,20") { (text) throws(ValueError) in
      try Margins(text: text)
    }
  }
}

extension ValueSyntax where Value == ScreenOutput {
  /// What a display is drawn on, a framebuffer by its device.
  static var output: Self {
    let words: [(String, ScreenOutput)] = [
      ("any", .any), ("screen", .screen), ("terminal", .terminal),
    ]
    return Self(
      "any|screen|terminal|fbdev:DEVICE", example: "fbdev:/dev/fb0",
      completion: .words(words.map(\.0) + ["fbdev:/dev/fb0"])
    ) { (text) throws(ValueError) in
      if let found = words.first(where: { $0.0 == text.lowercased() }) { return found.1 }
      let prefix = "fbdev:"
      if text.lowercased().hasPrefix(prefix), text.count > prefix.count {
        return .framebuffer(path: String(text.dropFirst(prefix.count)))
      }
      throw ValueError(
        "\(quoted(text)) is not one of its values",
        advice: "give any, screen, terminal, or a framebuffer like fbdev:/dev/fb0")
    }
  }
}

extension ValueSyntax where Value == QuarterTurn {
  /// A quarter, a half or three quarters of a turn, in degrees.
  static var turn: Self {
    let words = QuarterTurn.allCases.map { String($0.rawValue) }
    return Self(
      words.joined(separator: "|"), example: "90", completion: .words(words),
      kind: .choice(words)
    ) { (text) throws(ValueError) in
      guard let turn = Int(text).flatMap({ QuarterTurn(rawValue: $0) }) else {
        throw ValueError(
          "\(quoted(text)) is not one of its values", advice: "give \(listed(words))")
      }
      return turn
    }
  }
}
