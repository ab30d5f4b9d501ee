import TimerCore

extension FileKeyTable {
  static let timer = FileKey(
    "timer", .value(.entry), help: "Count this, unless the command line says something else"
  ) { value, draft, _ in
    draft.entries = [value.read(.entry)].compactMap { $0 }
  }

  static let timers = FileKey(
    "timers", .list(of: .value(.entry), count: 1...Invocation.mostTimers),
    help: "Count these beside one another, unless the command line says something else"
  ) { value, draft, _ in
    draft.entries = value.items.compactMap { $0.read(.entry) }
  }
}

extension ValueSyntax where Value == Entry {
  /// What is typed to count: a duration or `until` and a moment, with or without a title.
  static var entry: Self {
    Self("TIMER", example: "5m tea") { (text) throws(ValueError) in
      let entry: Entry?
      do throws(EntryError) { entry = try Entry.parse(text, bareNumber: .seconds) } catch {
        throw ValueError(
          printable(error.fault.unicodeScalars), advice: printable(error.advice.unicodeScalars))
      }
      guard let entry else {
        throw ValueError(
          "an empty text is no duration", advice: "give one like 5m tea, or until 18:30")
      }
      if case .named(let zone)? = entry.moment?.zone { try ValueError.check(zone: zone) }
      return entry
    }
  }
}
