/// An option as it was written, with its value.
struct Argument: Sendable {
  let option: CommandOption
  /// The option's name as it was written, dashes included.
  let written: String
  /// Empty for an option that takes none.
  let value: String
  var origin = Origin.commandLine
  /// Whether it takes back what a settings file says: `--events=off`.
  var isOff = false

  /// Where it is said, as a refusal names it: `--react`, or `tminus.json5:3:5: react`.
  var place: String {
    switch origin {
    case .commandLine: written
    case .file(let file, let place): "\(printable(file.unicodeScalars)):\(place): \(written)"
    }
  }

  /// Who says it.
  enum Origin: Hashable, Sendable {
    case commandLine
    case file(String, TextPlace)
  }
}

/// A command line taken apart: options wherever they stand, and the words between them.
struct ArgumentList: Sendable {
  private(set) var options: [Argument] = []
  private(set) var words: [String] = []
  /// The first word, where it does not stand behind `--`; it may name something else than a countdown.
  private(set) var command: String?
  private var rest: ArraySlice<String>

  /// Takes a command line apart, the program's own name left out.
  ///
  /// Behind `--` everything is a word. A value is what follows `=`, or else the next argument unless that
  /// begins with two dashes. A word like `-5m` is left to whoever reads the entry, when it comes first.
  ///
  /// - Throws: ``UsageError`` for an option that does not exist, that lacks its value or takes none.
  init(_ arguments: [String]) throws(UsageError) {
    rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        return
      }
      let isNegative = argument.dropFirst().first.map { $0.isNumber || $0 == "." } ?? true
      if argument.hasPrefix("--") {
        try takeLong(argument)
      } else if argument.hasPrefix("-"), !(isNegative && (words.isEmpty || argument == "-")) {
        try takeShort(argument)
      } else {
        if words.isEmpty { command = argument }
        words.append(argument)
      }
    }
  }

  /// The settings files that are named.
  var configFiles: [String] {
    options.filter { $0.option.name == "config" }.map(\.value)
  }

  private mutating func takeLong(_ argument: String) throws(UsageError) {
    let parts = argument.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? ""
    guard let option = OptionTable.option(named: name) else {
      let meant = nearest(to: name, among: OptionTable.all.map(\.name))
      throw .unknownOption("--\(name)", meant: meant.map { "--\($0)" })
    }
    try take(option, written: "--\(name)", value: parts.count == 2 ? String(parts[1]) : nil)
  }

  private mutating func takeShort(_ argument: String) throws(UsageError) {
    let letters = argument.dropFirst()
    guard letters.count == 1, let option = letters.first.flatMap(OptionTable.option(letter:)) else {
      let isLong = OptionTable.option(named: String(letters)) != nil
      throw .unknownOption(argument, meant: isLong ? "-\(argument)" : nil)
    }
    try take(option, written: argument, value: nil)
  }

  private mutating func take(
    _ option: CommandOption, written: String, value: String?
  ) throws(UsageError) {
    var value = value
    if option.placeholder == nil {
      if value == "off", let opposite = OptionTable.opposite(of: option) {
        options.append(Argument(option: opposite, written: "\(written)=off", value: ""))
        return
      }
      if value == "off", !FileKeyTable.commandLineOnly.contains(option.name) {
        options.append(Argument(option: option, written: written, value: "", isOff: true))
        return
      }
      guard value == nil else { throw UsageError("\(written) takes no value; write it alone") }
    } else if value == nil, let next = rest.first, !next.hasPrefix("--") {
      value = rest.removeFirst()
    }
    guard option.placeholder == nil || value != nil else {
      let isOneWord = !option.example.contains(" ") || option.example.hasPrefix("\"")
      let example = isOneWord ? option.example : "\"\(option.example)\""
      throw UsageError("\(written) needs a value, like \(written) \(example)")
    }
    options.append(Argument(option: option, written: written, value: value ?? ""))
  }
}

extension UsageError {
  fileprivate static func unknownOption(_ written: String, meant: String?) -> UsageError {
    let advice =
      meant.map { "did you mean \($0)?" }
      ?? "--help lists all options, and behind -- a title may begin with a dash"
    return UsageError("there is no option \(quoted(written)); \(advice)")
  }
}
