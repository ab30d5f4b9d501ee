import TimerCore

/// The state as a text of lines, each a name and its value, in a fixed order:
///
/// ```
/// tminus state 1
/// boot 7f0c2c3e-…
/// clock 1234.5… 1795959595.5… trusted
/// timers 1
/// title Tea
/// setting 1500.0…
/// at-zero stop
/// counts length
/// state running
/// run 1500.0… 1200.0… 100
/// course 2700.0… 0.0… 1466.0…
/// check 1a2b3c4d
/// ```
///
/// The last line is the check of all before it.
extension SavedState {
  /// The state as bytes of a file.
  var bytes: [UInt8] {
    var text = "tminus state \(Self.version)\n"
    text += "boot \(boot ?? "-")\n"
    text += "clock \(ExactDuration.text(of: clock.boot.sinceBoot))"
    text += " \(ExactDuration.text(of: clock.utc.sinceEpoch))"
    text += " \(isClockTrusted ? Self.trusted : Self.untrusted)\n"
    text += "timers \(timers.count)\n"
    for timer in timers { text += timer.text }
    return Array("\(text)check \(Checksum.text(of: text.utf8))\n".utf8)
  }

  static let trusted = "trusted"
  static let untrusted = "untrusted"
}

extension SavedTimer {
  fileprivate var text: String {
    var lines = ["title \(title.map(EscapedText.escaped) ?? "")"]
    lines.append("setting \(ExactDuration.text(of: countdown.setting))")
    lines.append("at-zero \(countdown.atZero.rawValue)")
    if let agenda {
      lines += AgendaText.lines(agenda.agenda, agenda.standing, start: start)
    } else if let moment {
      let target = ExactDuration.text(of: moment.target.sinceEpoch)
      lines.append("counts until \(target) \(moment.zone ?? "-") \(moment.until)")
    } else {
      lines.append("counts \(countdown.counting == .down ? "length" : countdown.counting.rawValue)")
    }
    lines.append("state \(countdown.state.name.rawValue)")
    if let run = countdown.state.run {
      let begun = ExactDuration.text(of: run.begun.sinceBoot)
      lines.append("run \(ExactDuration.text(of: run.total)) \(begun) \(run.percent)")
    }
    switch countdown.state {
    case .ready: break
    case .running(_, let course, let told):
      let numbers = [course.anchor.sinceBoot, course.remaining, told]
      lines.append("course " + numbers.map(ExactDuration.text).joined(separator: " "))
    case .paused(_, let remaining):
      lines.append("left \(ExactDuration.text(of: remaining))")
    case .finished(_, let instant):
      lines.append("ended \(ExactDuration.text(of: instant.sinceBoot))")
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
