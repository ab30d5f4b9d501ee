import TestSupport
import Testing

@testable import Settings

@Suite struct ZoneFileTests {
  static let paris = readFile("/usr/share/zoneinfo/Europe/Paris", atMost: 1 << 20) ?? []

  @Test func aFileOfTheFirstVersionHasChangesButNoRule() throws {
    // Two changes, at 100 and at 200 seconds, to one hour ahead and back.
    let head: [UInt8] = Array("TZif".utf8) + [0] + Array(repeating: 0, count: 15)
    let counts: [UInt8] = [0, 0, 0, 2, 2, 4].flatMap { [0, 0, 0, $0] }
    let changes: [UInt8] = [0, 0, 0, 100, 0, 0, 0, 200, 1, 0]
    let types: [UInt8] = [0, 0, 0, 0, 0, 0] + [0, 0, 0x0E, 0x10, 1, 0] + [0x55, 0x54, 0x43, 0]
    let table = try ZoneTable(file: head + counts + changes + types)
    #expect([99, 100, 199, 200].map(table.offset(at:)) == [0, 3600, 3600, 0])
  }

  @Test func aFileCutAnywhereIsRefused() {
    #expect(Self.paris.count > 1000)
    for length in 0..<Self.paris.count {
      #expect(throws: ZoneTable.Damage.self) {
        try ZoneTable(file: Array(Self.paris[..<length]))
      }
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func aDamagedFileIsReadOrRefusedAndNeverCrashes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<1000 {
      var bytes = Self.paris
      for _ in 0...Int.random(in: 0..<8, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
      }
      guard let table = try? ZoneTable(file: bytes) else { continue }
      for second in [-62_135_596_800, -1, 0, 1_774_746_000, 253_402_300_799] {
        let offset = table.offset(at: second)
        #expect(abs(offset) < ZoneTable.farthest + 3600)
        _ = table.utc(local: second)
      }
    }
  }

  @Test func aFileThatCountsLeapSecondsIsRefused() throws {
    let head: [UInt8] = Array("TZif".utf8) + [0] + Array(repeating: 0, count: 15)
    let counts: [UInt8] = [0, 0, 1, 0, 1, 4].flatMap { [0, 0, 0, $0] }
    let damage = thrown(ZoneTable.Damage.self) {
      try ZoneTable(file: head + counts + Array(repeating: 0, count: 18))
    }
    #expect(damage?.reason == "it counts leap seconds")
  }

  @Test(arguments: [
    "CET-1CEST,M3.5.0,M10.5.0/3", "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "EST5EDT", "UTC0",
    "IST-1GMT0,M10.5.0,M3.5.0/1", "EET-2EEST,M3.4.4/50,M10.4.4/50", "AAA0BBB,J60/2,J300/2",
    "<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "AAA0BBB,59/2,299/2", "XXX3EDT4,0/0,J365/23",
    "AAA-1:30:15",
  ])
  func aRuleIsRead(text: String) {
    #expect(ZoneRule(text: text) != nil)
  }

  @Test(arguments: [
    "", "CET", "Berlin", "CET-", "CET-1CEST,", "CET-1CEST,M3.5.0", "CET-1CEST,M13.5.0,M10.5.0",
    "CET-1CEST,M3.6.0,M10.5.0", "CET-1CEST,M3.5.7,M10.5.0", "CET-25", "CE-1", "<CET-1", "CET-1x",
    "CET-1CEST,J0,J365", "CET-1CEST,366,1", "CET-1CEST,M3.5.0/168,M10.5.0", "CET-1:60",
    "CET-99999999999999999999", "é-1", "CET-1CEST,M3.5.0,M10.5.0/3,",
  ])
  func whatIsNoRuleIsRefused(text: String) {
    #expect(ZoneRule(text: text) == nil)
  }

  @Test func aRuleFindsItsDaysInLeapYearsToo() throws {
    let leapDay = 951_782_400  // 2000-02-29T00:00Z
    let julian = try #require(ZoneRule(text: "AAA0BBB,J60/0,J300/0"))
    #expect(julian.transitions(inYear: 2000).first?.at == leapDay + 86_400)
    let ordinal = try #require(ZoneRule(text: "AAA0BBB,59/0,299/0"))
    #expect(ordinal.transitions(inYear: 2000).first?.at == leapDay)
  }

  @Test func summerThatNeverEndsIsSummerOnNewYearsEveAndDay() throws {
    let rule = try #require(ZoneRule(text: "XXX3EDT4,0/0,J365/23"))
    let newYear = 1_767_236_400  // 2026-01-01T03:00Z, where summer begins anew
    for second in [newYear - 1, newYear, newYear + 1, newYear + 15_000_000] {
      #expect(rule.offset(at: second) == -4 * 3600)
    }
  }
}
