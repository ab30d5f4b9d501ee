import TestSupport
import Testing
import TimerCore

@testable import Settings

@Suite struct CommandLineFuzzTests {
  private static let scraps = [
    "", "-", "--", "---", "=", "5m", "90", "until", "18:30", "tomorrow", "abc", "-5m", "1:99:", "é",
    "\u{0}", "\u{202E}", "🎉", "nan", "inf", "1e999", "-0", "9999999999999999999999", "8%", "10pt",
    "#fff", "red", "image:x", "ramp:a,b", "ring", "bar", "1x1", "16384x16384", "0,0,1,1", "UTC",
    "Europe/Berlin", "2026-03-29T02:30", "9999-12-31T23:59:59", "0001-01-01T00:00", "out.png",
    "PT1H", "9999 days", "24:00", "--=", "--=x", "-h=", "2011-12-30T12:00",
  ]

  @Test(arguments: [11, 12, 13, 14] as [UInt64])
  func everyListOfArgumentsIsUnderstoodOrRefusedInOneLine(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var (understood, refused) = (0, 0)
    for _ in 0..<1500 {
      let arguments = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        Self.argument(&random)
      }
      do {
        let invocation = try Invocation.parse(arguments)
        understood += 1
        try check(invocation)
      } catch {
        let error = error as? UsageError
        #expect(error != nil, "\(arguments)")
        #expect(error?.description.isEmpty == false)
        #expect(error?.description.contains("\n") == false, "\(arguments)")
        // A settings file that is named is not there.
        let isFile = error?.exitCode == .noInput && arguments.contains { $0.hasPrefix("--config") }
        #expect(error?.exitCode == .usage || isFile, "\(arguments)")
        refused += 1
      }
    }
    #expect(understood > 100 && refused > 100, "\(understood) \(refused)")
  }

  /// Whatever is understood can be planned or is refused, and its reading is within bounds.
  private func check(_ invocation: Invocation) throws {
    let now = UTCInstant(sinceEpoch: .seconds(1_774_728_000))
    let plan = try invocation.plan(utc: now, now: BootInstant(sinceBoot: .seconds(100)))
    #expect((0...1).contains(plan.reading.fraction))
    #expect(plan.reading.remaining <= plan.reading.total)
    let line = JSONLine(plan, for: invocation).description
    #expect(line.hasPrefix("{\"title\":") && !line.contains("\n"))
  }

  private static func argument(_ random: inout SeededGenerator) -> String {
    let scrap = scraps.randomElement(using: &random) ?? ""
    let option = OptionTable.all.randomElement(using: &random)
    let name = option.map { "--\($0.name)" } ?? ""
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1: return name
    case 2: return "\(name)=\(option?.example ?? "")"
    case 3: return "\(name)=\(scrap)"
    case 4: return String(name.dropLast())
    case 5: return option?.letter.map { "-\($0)" } ?? scrap
    default: return scrap
    }
  }
}
