import TimerCore

/// Reads an agenda out of a settings file that fits ``FileKeyTable/agendaSchema``.
struct AgendaReader {
  private var extras: [Int: AgendaPlan.StepExtras] = [:]
  private var count = 0

  /// Returns the agenda that a value is; nil where something is wrong, which is added.
  static func plan(_ value: SettingsValue, _ faults: inout SettingsFaults) -> AgendaPlan? {
    var reader = AgendaReader()
    var isWhole = true
    let list: SettingsValue
    var start: UntilTarget?
    if case .object = value.node.content {
      guard let steps = value["steps"] else { return nil }
      list = steps
      start = value["start"]?.read(.agendaStart)
    } else {
      list = value
    }
    let items = list.items.compactMap { item -> AgendaItem? in
      let read = reader.item(item, &faults)
      isWhole = isWhole && read != nil
      return read
    }
    guard isWhole else { return nil }
    do throws(AgendaFault) {
      return AgendaPlan(agenda: try Agenda(items), start: start, extras: reader.extras)
    } catch {
      faults.add(list, sentence(error))
      return nil
    }
  }

  private mutating func item(
    _ value: SettingsValue, _ faults: inout SettingsFaults
  ) -> AgendaItem? {
    value["steps"] == nil ? step(value, &faults) : group(value, &faults)
  }

  private mutating func group(
    _ value: SettingsValue, _ faults: inout SettingsFaults
  ) -> AgendaItem? {
    var items: [AgendaItem] = []
    for item in value["steps"]?.items ?? [] {
      guard let item = self.item(item, &faults) else { return nil }
      items.append(item)
    }
    return .group(
      title: value["title"]?.text, count: value["repeat"]?.read(.repeats) ?? 1, items: items)
  }

  private mutating func step(
    _ value: SettingsValue, _ faults: inout SettingsFaults
  ) -> AgendaItem? {
    guard let duration = value["duration"]?.read(.duration) else { return nil }
    let repeats = value["repeat"]?.read(.repeats)
    guard let end = end(value, &faults) else { return nil }
    let tag = count
    count += 1
    let sound = value["sound"]?.read(.sound)
    let looks = (value["look"]?.looks ?? []).map {
      AgendaPlan.StepExtras.Look(name: $0.name, value: $0.value)
    }
    extras[tag] = AgendaPlan.StepExtras(path: value.path, looks: looks, sound: sound)
    let thresholds =
      value["thresholds"].map { FileKeyTable.thresholds($0, &faults).map(\.threshold) } ?? []
    let step = AgendaItem.step(
      AgendaStep(
        value["title"]?.text, length: duration, end: end, message: value["message"]?.text,
        thresholds: thresholds, tag: tag))
    return repeats.map { .group(title: nil, count: $0, items: [step]) } ?? step
  }

  /// Returns what happens at the end of a step: the next one, unless it says that it stops, runs over or waits.
  private func end(_ value: SettingsValue, _ faults: inout SettingsFaults) -> AgendaStep.End? {
    let (atZero, advance) = (value["atZero"], value["advance"])
    switch (atZero?.text, advance?.text) {
    case (let zero?, "auto"?) where zero != "next":
      faults.add(
        value,
        "a step that goes on by itself can't \(zero == "stop" ? "stop" : "run over") at zero:"
          + " atZero and advance contradict each other; leave one of them out")
      return nil
    case ("next"?, "wait"?):
      faults.add(
        value, "atZero next goes on at once and advance wait doesn't; leave one of them out")
      return nil
    case ("overtime"?, _): return .overtime
    case ("stop"?, _), (_, "wait"?): return .wait
    default: return .next
    }
  }

  private static func sentence(_ fault: AgendaFault) -> String {
    let text = fault.description
    // Faults are told without the full stop of their last sentence.
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}
