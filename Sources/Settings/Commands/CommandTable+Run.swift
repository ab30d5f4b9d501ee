import TimerCore

extension CommandTable {
  static let run = [
    CommandSyntax(.start, help: "Let time pass"),
    CommandSyntax(.pause, help: "Let it stand still"),
    CommandSyntax(.resume, help: "Go on after a pause"),
    CommandSyntax(.toggle, help: "Start, pause or go on, whichever has a meaning"),
    CommandSyntax(.restart, help: "Begin anew with the whole time"),
    CommandSyntax(.stop, help: "Give up, and show the whole time again"),
    CommandSyntax(.finish, help: "Let nothing be left, so that the end is told"),
  ]

  static let change = [
    CommandSyntax("add", "±DURATION", example: "-30s", help: "Add time, or take some away") {
      (text) throws(ValueError) in .add(try length(text))
    },
    CommandSyntax("set", "DURATION", example: "5:00", help: "Let so much be left") {
      (text) throws(ValueError) in .set(try Duration(text: text))
    },
    CommandSyntax("seek", "SHARE", example: "50%", help: "Let this share of the whole be left") {
      (text) throws(ValueError) in .seek(try share(text))
    },
    CommandSyntax(
      "speed", "±PERCENT", example: "-10%",
      help: "Let time pass so much faster, or slower, than normal"
    ) { (text) throws(ValueError) in .speed(try percent(text)) },
    CommandSyntax(
      "timer", "next|previous|all|N", example: "2",
      help: "Choose which of several timers commands are for"
    ) { (text) throws(ValueError) in .timer(try choice(text)) },
    CommandSyntax("progress", "VALUE", example: "40%", help: "Set the value of tminus progress") {
      (text) throws(ValueError) in .progress(try ProgressText.value(of: text))
    },
    CommandSyntax(.next, help: "Go on to the agenda's next step"),
    CommandSyntax(.back, help: "Go back to the step before"),
    CommandSyntax("go", "N", example: "3", help: "Go to a step, counted from 1") {
      (text) throws(ValueError) in .go(step: try number(text, "go") - 1)
    },
  ]

  private static func length(_ text: String) throws(ValueError) -> Duration {
    do { return try Entry.parseChange(text) } catch {
      throw ValueError(
        "\(quoted(text)) is not a change of time", advice: "give one like +1m, -30s or 90")
    }
  }

  private static func share(_ text: String) throws(ValueError) -> Double {
    do { return try ProgressText.value(of: text) } catch {
      throw ValueError("\(quoted(text)) is not a share", advice: "give one like 0.5 or 50%")
    }
  }

  private static func percent(_ text: String) throws(ValueError) -> Int {
    let digits = text.hasSuffix("%") ? text.dropLast() : text[...]
    guard let number = decimal(digits), let whole = Int(exactly: number) else {
      throw ValueError(
        "\(quoted(text)) is not a change of speed", advice: "give whole percent like +5% or -10%")
    }
    return whole
  }

  private static func choice(_ text: String) throws(ValueError) -> Command.TimerChoice {
    switch text {
    case "next": .next
    case "previous": .previous
    case "all": .all
    default: .number(try number(text, "timer"))
    }
  }

  private static func number(_ text: String, _ name: String) throws(ValueError) -> Int {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text), number > 0
    else {
      throw ValueError(
        "\(quoted(text)) is not a number from 1", advice: "write for example \(name) 2")
    }
    return number
  }
}
