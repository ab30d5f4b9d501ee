extension OptionTable {
  static let sound = OptionGroup(
    title: "Sound",
    options: [
      CommandOption(
        Self.soundChoice, .sound, standard: "chime",
        help: "Play this at zero: a tune, or a WAV, FLAC, OGG or MP3 file of at most 5 minutes"
      ) { $0.sound.sound = $1 },
      CommandOption(
        "volume", .volume, standard: "80%", help: "How loud sounds are, from 0 to 100 %"
      ) {
        $0.sound.volume = $1
      },
      CommandOption(
        "repeat", .whole("N", in: 1...1000, example: "5"), standard: "1",
        help: "Play it so many times, unless anything is done before"
      ) { $0.sound.times = $1 },
      CommandOption("speak", help: "Say title and end after it, where espeak-ng is installed") {
        $0.sound.speaks = true
      },
      CommandOption("mute", help: "Be silent until M, or the command mute, lets sounds be heard") {
        $0.sound.isMuted = true
      },
    ])

  /// The name of the option that says what is played.
  static let soundChoice = "sound"
}

extension OptionRules {
  /// The options that say how a sound is played.
  private static let soundDetails = Set(OptionTable.sound.options.map(\.name))
    .subtracting([OptionTable.soundChoice, "speak"])

  /// Throws for an option that says how to play no sound.
  static func checkSound(_ options: [Argument], _ sound: SoundOptions) throws(UsageError) {
    guard sound.isSilent,
      let idle = options.first(where: { soundDetails.contains($0.option.name) })
    else { return }
    throw UsageError("\(idle.written) has no effect with --sound none; leave one of them out")
  }
}

extension ValueSyntax where Value == SoundChoice {
  /// A tune, a file or none; a file that is named like one of them is written `./chime`.
  static var sound: Self {
    let words = TuneName.allCases.map(\.rawValue) + ["none"]
    return Self(
      "FILE|" + words.joined(separator: "|"), example: "bell", completion: .file
    ) { (text) throws(ValueError) in
      guard !text.isEmpty else {
        throw ValueError("an empty text names nothing", advice: "give \(listed(words)), or a file")
      }
      if text == "none" { return .none }
      return TuneName(rawValue: text).map { .tune($0) } ?? .file(text)
    }
  }
}

extension ValueSyntax where Value == Int {
  /// A loudness in percent.
  static var volume: Self {
    Self(
      "PERCENT", example: "50%",
      kind: .number(NumberBounds(range: 0...100, isWhole: true, hasUnits: true))
    ) { (text) throws(ValueError) in
      guard let number = VolumeText.percent(text[...]) else {
        throw ValueError(
          "\(quoted(text)) is not a loudness from 0 to 100 %", advice: "give one like 50%")
      }
      return number
    }
  }
}
