import Foundation
import TestSupport
import Testing
import TimerCore

@testable import Settings

@Suite struct SettingsSchemaTests {
  private static let schemas: [(name: String, text: String)] = [
    ("tminus.schema.json", SettingsSchema.settings), ("theme.schema.json", SettingsSchema.theme),
  ]

  /// With `TMINUS_RECORD` set they are written anew, and the test fails, so that nobody runs it so by default.
  @Test func theShippedSchemasAreMadeFromTheTables() throws {
    for (name, text) in Self.schemas {
      let file = Built.package.appendingPathComponent("Assets/\(name)")
      if ProcessInfo.processInfo.environment["TMINUS_RECORD"] != nil {
        try text.write(to: file, atomically: true, encoding: .utf8)
        Issue.record("\(name) was recorded; run the tests without TMINUS_RECORD")
      } else {
        let isSame = (try? String(contentsOf: file, encoding: .utf8)) == text
        #expect(isSame, "swift test --filter SettingsSchemaTests with TMINUS_RECORD=1 writes it")
      }
    }
  }

  /// A file of random keys and values, and whether some of it was spoilt.
  private func file(_ random: inout SeededGenerator, _ keys: [FileKey]) -> String {
    let chosen = Set(
      (0..<Int.random(in: 1...5, using: &random)).map { _ in
        Int.random(in: 0..<keys.count, using: &random)
      })
    var members = chosen.sorted().map { index in
      "\(keys[index].name): \(Self.value(of: keys[index].schema, &random))"
    }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: members.append("\(keys[0].name)x: 1")
    case 1:
      let key = keys[Int.random(in: 0..<keys.count, using: &random)]
      members.append("\(key.name): \(Self.scraps.randomElement(using: &random) ?? "")")
    default: break
    }
    return "{\(members.joined(separator: ", "))}"
  }

  private static let scraps = [
    "true", "false", "null", "0", "-1", "1e9", "1.5", "'x'", "[]", "[1]", "{}", "{a: 1}", "NaN",
    "Infinity", "''", "'5m'", "['5m']", "90", "3", "1e-7",
  ]

  /// Returns a value that a schema accepts.
  private static func value(of schema: ValueSchema, _ random: inout SeededGenerator) -> String {
    if Int.random(in: 0..<20, using: &random) == 0 { return "null" }
    switch schema {
    case .flag: return Bool.random(using: &random) ? "true" : "false"
    case .value(let rule): return value(of: rule, &random)
    case .list(let element, _):
      return "[\((0..<2).map { _ in required(element, &random) }.joined(separator: ", "))]"
    case .object(let members):
      let some = members.filter { $0.isRequired || Int.random(in: 0..<8, using: &random) == 0 }
      let texts = some.map { member in
        "\(member.name): \(member.isRequired ? required(member.schema, &random) : value(of: member.schema, &random))"
      }
      return "{\(texts.joined(separator: ", "))}"
    case .divided(_, let with, let without):
      // Groups in groups soon end, so that none is deeper than the reader goes.
      let isGroup = Int.random(in: 0..<6, using: &random) == 0
      return required(.object(isGroup ? with : without), &random)
    case .either(let choices):
      return required(choices[Int.random(in: 0..<choices.count, using: &random)], &random)
    case .shared(_, let schema): return required(schema(), &random)
    }
  }

  /// Returns a value that isn't null.
  private static func required(_ schema: ValueSchema, _ random: inout SeededGenerator) -> String {
    for _ in 0..<20 {
      let value = value(of: schema, &random)
      if value != "null" { return value }
    }
    return "1"
  }

  private static func value(of rule: ValueRule, _ random: inout SeededGenerator) -> String {
    switch rule.kind {
    case .text: return JSONValue.text(rule.example).description
    case .choice(let words):
      let word = words.randomElement(using: &random) ?? ""
      let isNumber = decimal(word) != nil && Bool.random(using: &random)
      return isNumber ? word : JSONValue.text(word).description
    case .number(let bounds):
      if Bool.random(using: &random) { return JSONValue.text(rule.example).description }
      let number = Double.random(in: bounds.range, using: &random)
      return JSONValue.number(bounds.isWhole ? number.rounded() : number).description
    }
  }

  /// Returns where texts begin.
  private static func texts(in node: JSON5Node) -> [TextPlace] {
    switch node.content {
    case .text: [node.place]
    case .list(let nodes): nodes.flatMap(texts)
    case .object(let members): members.flatMap { texts(in: $0.node) }
    case .null, .bool, .number: []
    }
  }

  /// What the decoder accepts the schema accepts; what it refuses the schema refuses, too, unless that is a text's form,
  /// that two keys contradict each other, or that steps are too much together.
  @Test(arguments: [0, 1])
  func seed7SchemaAndDecoderAgreeOnGeneratedAndSpoiltFiles(which: Int) throws {
    let keys = which == 0 ? FileKeyTable.all : ThemeChoice.keys
    let validator = try SchemaValidator(Self.schemas[which].text)
    var random = SeededGenerator(seed: 7)
    var (accepted, refused) = (0, 0)
    for _ in 0..<2000 {
      let text = file(&random, keys)
      let isValid = try validator.accepts(JSON5Reader.node(of: Array(text.utf8)))
      do {
        _ = try SettingsFile(Array(text.utf8), path: "f", keys: keys)
        accepted += 1
        #expect(isValid, "the schema refuses \(text)")
      } catch {
        refused += 1
        let texts = Self.texts(in: try JSON5Reader.node(of: Array(text.utf8)))
        let isOfForm = error.faults.allSatisfy { fault in
          texts.contains(fault.place) || fault.reason.contains("leave one of them out")
            || AgendaFault.isOfSums(fault.reason)
        }
        if isValid, !isOfForm { Issue.record("the schema accepts \(text)\n\(error)") }
      }
    }
    #expect(accepted > 500 && refused > 350, "\(accepted) \(refused)")
  }

  @Test(arguments: [
    ("{opacity: 2}", false), ("{opacity: 1}", true), ("{opacity: '1'}", true),
    ("{opacity: 'x'}", false), ("{opacity: null}", true), ("{opacity: true}", false),
    ("{face: 'ring'}", true), ("{face: 'rink'}", false), ("{rotate: 90}", true),
    ("{rotate: 45}", false), ("{timers: []}", false), ("{timers: ['5m']}", true),
    ("{timers: [5]}", false), ("{react: 'at zero: track red'}", true), ("{x: 1}", false),
    ("{repeat: 1.5}", false), ("{sweepAngle: 0}", false), ("{events: true}", true), ("[]", false),
  ])
  func theSchemaTellsGoodFromBad(text: String, isGood: Bool) throws {
    let validator = try SchemaValidator(SettingsSchema.settings)
    #expect(try validator.accepts(JSON5Reader.node(of: Array(text.utf8))) == isGood)
  }
}

extension AgendaFault {
  /// Whether a fault's reason is about all steps together.
  fileprivate static func isOfSums(_ reason: String) -> Bool {
    [AgendaFault.tooLong, .tooManySteps, .empty, .tooDeep].contains {
      $0.description.hasPrefix(reason)
    }
  }
}
