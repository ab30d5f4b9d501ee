import TimerCore

extension FileKeyTable {
  static let agenda: FileKey = FileKey(
    "agenda", agendaSchema,
    help: "Go through these steps, unless the command line says something else"
  ) { value, draft, faults in
    draft.agenda = AgendaReader.plan(value, &faults)
  }

  /// A list of steps and groups, or an object with when the first one begins.
  static let agendaSchema: ValueSchema = .either([
    agendaItems,
    .object([
      SchemaMember(
        "start", .value(ValueSyntax<UntilTarget>.agendaStart), help: "When it begins by itself"),
      SchemaMember("steps", agendaItems, help: "The steps in their order", isRequired: true),
    ]),
  ])

  private static let agendaItems: ValueSchema = .list(
    of: .shared("agendaItem") {
      .divided(key: "steps", with: groupMembers, without: stepMembers)
    }, count: 1...10_000)

  private static let groupMembers: [SchemaMember] = [
    title, repeats,
    SchemaMember("steps", agendaItems, help: "Its steps in their order", isRequired: true),
  ]

  private static let title = SchemaMember(
    "title", .value(.text("TEXT", example: "Talk")),
    help: "What the step is called, or the group of steps")

  private static let repeats = SchemaMember(
    "repeat", .value(ValueSyntax<Int>.repeats), help: "How often the step or the group comes")

  private static let stepMembers: [SchemaMember] = [
    title, repeats,
    SchemaMember(
      "duration", .value(ValueSyntax<Duration>.duration), help: "How long the step is",
      isRequired: true),
    SchemaMember(
      "atZero", .value(ValueSyntax<StepZero>.choice),
      help: "At its end go on to the next step, stop until somebody goes on, or run over"),
    SchemaMember(
      "advance", .value(ValueSyntax<StepAdvance>.choice),
      help: "Whether the next step begins by itself, or waits until somebody goes on"),
    SchemaMember(
      "message", .value(.text("TEXT", example: "Welcome")), help: "What is said when it begins"),
    SchemaMember(
      "thresholds", thresholdsSchema,
      help: "Where the step begins to look or sound different"),
    SchemaMember("look", .looks, help: "How the display looks during the step"),
    SchemaMember(
      "sound", .value(ValueSyntax<SoundChoice>.sound), help: "What is heard at the step's end"),
  ]
}

/// What a step may do at zero.
enum StepZero: String, CaseIterable, Sendable {
  case next
  case stop
  case overtime
}

/// Who goes on to the next step.
enum StepAdvance: String, CaseIterable, Sendable {
  case auto
  case wait
}

extension ValueSyntax where Value == Int {
  /// How often something comes.
  static var repeats: Self {
    Self(
      "N", example: "4",
      kind: .number(NumberBounds(range: 1...Double(Agenda.mostSteps), isWhole: true))
    ) { (text) throws(ValueError) in
      guard let number = Int(text), 1...Agenda.mostSteps ~= number else {
        throw ValueError(
          "\(quoted(text)) is not a count", advice: "give one from 1 to \(Agenda.mostSteps)")
      }
      return number
    }
  }
}

extension ValueSyntax where Value == UntilTarget {
  /// When an agenda begins.
  static var agendaStart: Self {
    Self("MOMENT", example: "09:00") { (text) throws(ValueError) in
      guard
        case .until(let target, title: nil)? = try? Entry.parse(
          "until " + text, bareNumber: .seconds)
      else {
        throw ValueError(
          "\(quoted(text)) is not a moment",
          advice: "give a time like 09:00, or a date and a time like 2027-03-28T09:00")
      }
      if case .named(let zone)? = target.zone { try ValueError.check(zone: zone) }
      return target
    }
  }
}
