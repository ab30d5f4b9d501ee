import Settings
import Testing
import TimerCore

@Suite("T11: how thresholds are written")
struct ThresholdTextTests {
  @Test(
    "A text says name, place and what happens there",
    arguments: [
      (
        "warning at 1m: progress orange", "warning", Threshold.Place.time(.seconds(60)),
        ["progress"]
      ),
      (
        "half at 50%: progress orange; thickness +2", "half", .percent(50),
        ["progress", "thickness"]
      ),
      ("be at it at 1:30: cap butt", "be at it", .time(.seconds(90)), ["cap"]),
      ("early at 5m", "early", .time(.seconds(300)), []),
      ("whole at 100 %:", "whole", .percent(100), []),
    ])
  func reading(text: String, name: String, place: Threshold.Place, looks: [String]) throws {
    let threshold = try ThresholdText.threshold(of: text)
    #expect(threshold.name == name)
    #expect(threshold.place == place)
    #expect(threshold.looks.map(\.look) == looks)
  }

  @Test("A message, words to say, a sound and a pulse stand beside the looks")
  func parts() throws {
    let threshold = try ThresholdText.threshold(
      of: #"last at 10s: message "Wrap up; now"; sound bell ; say Ten seconds; pulse; thickness +2"#
    )
    #expect(threshold.message == "Wrap up; now")
    #expect(threshold.sound == "bell")
    #expect(threshold.speech == "Ten seconds")
    #expect(threshold.pulses)
    #expect(threshold.looks == [.init("thickness", .relative(2))])
  }

  @Test(
    "What can't be read is refused by its words",
    arguments: [
      ("warning: progress red", "does not say where it lies"),
      (" at 1m: progress red", "has no name"),
      ("finished at 1m: progress red", "a phase already"),
      ("warning at soon: progress red", "not a duration"),
      ("warning at 101%: progress red", "not a share from 0 to 100 %"),
      ("warning at nan%: progress red", "not a share from 0 to 100 %"),
      ("warning at 1m: progress", "lacks its value"),
      ("warning at 1m: message", "lacks its value"),
      (#"warning at 1m: message "Wrap"#, "lacks a closing quotation mark"),
      ("warning at 1m: progres red", "did you mean progress?"),
      ("warning at 1m: progress reddish", "reddish"),
      ("warning at 1m: bar-mode straight", "bar-mode can't change"),
    ])
  func refused(text: String, words: String) throws {
    do {
      _ = try Invocation.parse(["10m", "--threshold", text])
      Issue.record("\(text) was taken")
    } catch {
      #expect(error.description.hasPrefix("--threshold: ") && error.description.contains(words))
    }
  }

  @Test("Two with one name are refused, and many that pulse at once; steady, they may")
  func together() throws {
    let same = ["10m", "--threshold", "a at 1m", "--threshold", "a at 2m"]
    #expect(throws: UsageError.self) { try Invocation.parse(same) }
    let pulsing = (0..<4).flatMap { ["--threshold", "p\($0) at \(10 + Double($0) / 5)s: pulse"] }
    #expect(throws: UsageError.self) { try Invocation.parse(["10m"] + pulsing) }
    #expect(try Invocation.parse(["10m", "--steady"] + pulsing).thresholds.count == 4)
  }

  @Test("The dry run's phase is the threshold's name")
  func phase() throws {
    let invocation = try Invocation.parse([
      "10m", "--threshold", "wrap up at 20%: title-color orange", "--elapsed", "8m", "--dry-run",
    ])
    let plan = try invocation.plan(
      utc: UTCInstant(sinceEpoch: .zero), now: BootInstant(sinceBoot: .zero))
    #expect(plan.reading.phase == .threshold("wrap up"))
  }

  @Test("A sound at a threshold is heard also where the end is silent")
  func sound() throws {
    guard
      case .show(let silent) = try Invocation.parse(["10m", "--sound", "none"]).action,
      case .show(let heard) = try Invocation.parse([
        "10m", "--sound", "none", "--volume", "50%", "--threshold", "a at 1m: sound bell",
      ]).action
    else { return #expect(Bool(false)) }
    #expect(silent.sound.isSilent)
    #expect(!heard.sound.isSilent && heard.sound.thresholdSounds == [.tune(.bell)])
  }
}
