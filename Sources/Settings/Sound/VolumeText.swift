import TimerCore

/// How loudness is written.
enum VolumeText {
  /// Returns whole percent, 0…100, with or without their sign.
  static func percent(_ text: Substring) -> Int? {
    let digits = text.hasSuffix("%") ? text.dropLast() : text
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let number = Int(digits), number <= 100
    else { return nil }
    return number
  }

  /// Returns what `volume` is told: `50%` is so loud, `+5%` and `-5%` are louder and softer.
  static func change(_ text: String) throws(ValueError) -> Command.VolumeChange {
    let sign = text.first
    let isChange = sign == "+" || sign == "-" || sign == "\u{2212}"
    guard let number = percent(isChange ? text.dropFirst() : text[...]) else {
      throw ValueError(
        "\(quoted(text)) is not a loudness", advice: "give one like 50%, or a change like +5%")
    }
    return isChange ? .by(sign == "+" ? number : -number) : .to(number)
  }

  /// Returns a change as it is written.
  static func text(_ change: Command.VolumeChange) -> String {
    switch change {
    case .to(let percent): "\(percent)%"
    case .by(let percent): "\(percent < 0 ? "" : "+")\(percent)%"
    }
  }
}
