import TimerCore

extension FileKeyTable {
  static let thresholds = FileKey(
    "thresholds", thresholdsSchema,
    help: "Change looks, show a message or play a sound from where so much is left"
  ) { value, draft, faults in
    for (threshold, path) in thresholds(value, &faults) {
      draft.thresholds.append(threshold)
      draft.thresholdPaths[threshold.name] = path
    }
  }

  /// Thresholds as objects, or as texts like those of the option.
  static let thresholdsSchema: ValueSchema = .oneOrMore(
    .either([
      .value(ValueSyntax<Threshold>.threshold),
      .shared("threshold") { .object(thresholdMembers) },
    ]), most: 100)

  private static let thresholdMembers: [SchemaMember] = [
    SchemaMember(
      "name", .value(ValueSyntax<String>.thresholdName), help: "What the phase is called",
      isRequired: true),
    SchemaMember(
      "at", .value(ValueSyntax<Threshold.Place>.thresholdPlace),
      help: "What is left there, or its share of the run", isRequired: true),
    SchemaMember("look", changedLooks, help: "How the display looks from there on"),
    SchemaMember(
      "message", .value(.text("TEXT", example: "Wrap up")), help: "What is shown for a while"),
    SchemaMember("sound", .value(ValueSyntax<SoundChoice>.sound), help: "What is heard"),
    SchemaMember("say", .value(.text("TEXT", example: "One minute")), help: "What is said"),
    SchemaMember("pulse", .flag, help: "Whether the views dim three times"),
  ]

  /// An object of looks, whose values may also be changes: `look: {thickness: "+2", progress: "random"}`.
  private static let changedLooks = ValueSchema.shared("changedLook") {
    .object(
      looks.filter { $0.option?.name != OptionTable.barMode }.map {
        SchemaMember($0.name, $0.schema.orChange, help: $0.help)
      })
  }

  /// Returns the thresholds that a value which fits ``thresholdsSchema`` is, and where each is written.
  static func thresholds(
    _ value: SettingsValue, _ faults: inout SettingsFaults
  ) -> [(threshold: Threshold, path: String)] {
    var places: [String: String] = [:]
    return value.items.compactMap { item in
      guard let threshold = item.threshold else { return nil }
      if let first = places.updateValue(item.path, forKey: threshold.name) {
        faults.add(
          item["name"] ?? item,
          "\(first) has the name \(quoted(threshold.name)), too; leave one of them out")
      }
      return (threshold, item.path)
    }
  }
}

extension SettingsValue {
  /// The threshold that an object or a text is.
  fileprivate var threshold: Threshold? {
    guard case .object = node.content else { return read(.threshold) }
    guard let name = self["name"]?.text, let place = self["at"]?.text,
      var threshold = try? ThresholdText.threshold(named: name, at: place)
    else { return nil }
    threshold.looks = (self["look"]?.looks ?? []).map {
      ThresholdText.change($0.name, to: $0.value)
    }
    threshold.message = self["message"]?.text
    threshold.sound = self["sound"]?.text
    threshold.speech = self["say"]?.text
    threshold.pulses = self["pulse"]?.bool ?? false
    return threshold
  }
}

extension ValueSchema {
  /// The same for a look that may also be given a change: `+2`, `random`.
  fileprivate var orChange: ValueSchema {
    guard case .value(let rule) = self else { return self }
    return .value(rule.orChange)
  }
}

extension ValueRule {
  fileprivate var orChange: ValueRule {
    var kind = kind
    if case .number(var bounds) = kind {
      bounds.hasUnits = true
      kind = .number(bounds)
    }
    return ValueRule(kind, placeholder: placeholder, example: example) {
      (text) throws(ValueError) in
      // Whether a number can be added to the look is known with all the others.
      guard case .absolute(let value) = ReactionText.change(of: text) else { return }
      if value != "default" { try check(value) }
    }
  }
}

extension ValueSyntax where Value == String {
  /// What a threshold is called.
  fileprivate static var thresholdName: Self {
    Self("NAME", example: "warning") { (text) throws(ValueError) in
      try ThresholdText.threshold(named: text, at: "0%").name
    }
  }
}

extension ValueSyntax where Value == Threshold.Place {
  /// Where a threshold lies.
  fileprivate static var thresholdPlace: Self {
    Self(
      "DURATION|PERCENT", example: "1m",
      kind: .number(NumberBounds(range: 0...863_913_600, hasUnits: true))
    ) { (text) throws(ValueError) in
      try ThresholdText.threshold(named: "warning", at: text).place
    }
  }
}
