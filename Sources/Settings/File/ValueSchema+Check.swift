extension ValueSchema {
  /// Adds all that is wrong with a value; looks no further once there are more faults than are told.
  func check(_ value: SettingsValue, _ faults: inout SettingsFaults) {
    guard !faults.isFull else { return }
    switch self {
    case .flag:
      if value.bool == nil { refuse(value, &faults) }
    case .value(let rule):
      rule.check(value, &faults)
    case .list(let element, let count):
      guard case .list = value.node.content else { return refuse(value, &faults) }
      let items = value.items
      guard count.contains(items.count) else {
        let bound =
          items.count < count.lowerBound
          ? "at least \(count.lowerBound)" : "at most \(count.upperBound)"
        return faults.add(value, "this list has \(items.count) elements; give \(bound)")
      }
      for item in items { element.check(item, &faults) }
    case .object(let members):
      guard case .object = value.node.content else { return refuse(value, &faults) }
      SchemaMember.check(value, members, &faults)
    case .divided(let key, let with, let without):
      guard case .object(let members) = value.node.content else { return refuse(value, &faults) }
      let hasKey = members.contains { $0.key == key }
      SchemaMember.check(value, hasKey ? with : without, &faults)
    case .either(let choices):
      guard let choice = choices.first(where: { $0.suits(value) }) else {
        return refuse(value, &faults)
      }
      choice.check(value, &faults)
    case .shared(_, let schema):
      schema().check(value, &faults)
    }
  }

  private func refuse(_ value: SettingsValue, _ faults: inout SettingsFaults) {
    faults.add(value, "this is \(value.kindName); give \(wanted)")
  }

  /// Whether a value is of the kind that is wanted, whatever is within it.
  private func suits(_ value: SettingsValue) -> Bool {
    switch (self, value.node.content) {
    case (.flag, .bool), (.list, .list), (.object, .object), (.divided, .object),
      (.value, .text):
      true
    case (.value(let rule), .number): rule.takesNumbers
    case (.either(let choices), _): choices.contains { $0.suits(value) }
    case (.shared(_, let schema), _): schema().suits(value)
    default: false
    }
  }

  /// What is wanted, as a sentence says it.
  var wanted: String {
    switch self {
    case .flag: "true or false"
    case .value(let rule): rule.wanted
    case .list: "a list in [ ]"
    case .object, .divided: "an object in { }"
    case .either(let choices): listed(choices.map(\.wanted))
    case .shared(_, let schema): schema().wanted
    }
  }
}

extension SchemaMember {
  /// Adds what is wrong with the members of an object.
  static func check(
    _ object: SettingsValue, _ members: [SchemaMember], _ faults: inout SettingsFaults
  ) {
    let known = Dictionary(members.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    guard case .object(let written) = object.node.content else { return }
    for (index, member) in object.members.enumerated() where !faults.isFull {
      guard let schema = known[member.key] else {
        let path = object.joined(member.key)
        faults.add(
          SettingsFault(
            written[index].place, path: path, unknown(member.key, among: members.map(\.name))))
        continue
      }
      if schema.isRequired || !member.value.isNull { schema.schema.check(member.value, &faults) }
    }
    let keys = Set(written.map(\.key))
    for member in members where member.isRequired && !keys.contains(member.name) {
      faults.add(object, "\(member.name) is missing; give \(member.schema.wanted)")
    }
  }

  private static func unknown(_ key: String, among names: [String]) -> String {
    let hint = nearest(to: key, among: names).map { "did you mean \($0)?" }
    let few = names.count <= 12 ? "there are \(listed(names))" : "tminus config lists all keys"
    return "there is no such key; \(hint ?? few)"
  }
}

extension ValueRule {
  var takesNumbers: Bool {
    switch kind {
    case .text: false
    case .choice(let words): words.contains { decimal($0) != nil }
    case .number: true
    }
  }

  /// What is wanted, as a sentence says it.
  var wanted: String {
    switch kind {
    case .text: "a text like \(quoted(example))"
    case .choice(let words): listed(takesNumbers ? words : words.map { quoted($0) })
    case .number(let bounds):
      bounds.hasUnits
        ? "a number or a text like \(quoted(example))" : "a number like \(example)"
    }
  }

  func check(_ value: SettingsValue, _ faults: inout SettingsFaults) {
    guard let text = value.text, takesNumbers || !value.isNumber else {
      return faults.add(value, "this is \(value.kindName); give \(wanted)")
    }
    do { try check(text) } catch { faults.add(value, error) }
  }
}

extension SettingsValue {
  var isNumber: Bool { if case .number = node.content { true } else { false } }

  /// Adds every key that stands twice in its object.
  func checkKeys(_ faults: inout SettingsFaults) {
    guard !faults.isFull else { return }
    switch node.content {
    case .list: for item in items { item.checkKeys(&faults) }
    case .object(let members):
      var first: [String: TextPlace] = [:]
      for (member, value) in zip(members, self.members.map(\.value)) {
        if let place = first[member.key] {
          faults.add(
            SettingsFault(
              member.place, path: value.path,
              "this key stands in line \(place.line) already; leave one of them out"))
        } else {
          first[member.key] = member.place
        }
        value.checkKeys(&faults)
      }
    default: break
    }
  }
}
