/// How the remaining time is written.
///
/// It is rounded up to the shown unit first and split into fields then, so no field is ever 60.
public struct LabelFormat: Hashable, Sendable {
  /// The fields of a label.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// `05:00`, or `01:05:00` if the run's total, rounded up to a second, is an hour or more.
    case auto
    /// `05:00`, with minutes beyond 59: `90:00`.
    case minutesSeconds = "mm:ss"
    /// `00:05:00`, with hours beyond 23: `48:00:00`.
    case hoursMinutesSeconds = "hh:mm:ss"
    /// `2d 00:00:00` if the run's total is a day or more, else as `auto`.
    case days
    /// Whole minutes, two digits at least: `05`.
    case minutes
    /// What is left of the run's total in whole percent: `45%`.
    case percent
    /// What is left in words of the display's language: `12 minutes`.
    case words
  }

  /// The fields that are shown.
  public let style: Style
  /// The last seconds of a run that are shown with tenths, nil for none.
  public let tenthsWithin: Int?

  /// Minutes and seconds, with hours for a run of an hour or more.
  public static let auto = LabelFormat(.auto)

  /// Creates a format; `tenthsWithin` is the number of last seconds shown with tenths.
  ///
  /// A number below 1 means none, one above 9999 days means those.
  public init(_ style: Style, tenthsWithin: Int? = nil) {
    self.style = style
    self.tenthsWithin = tenthsWithin.flatMap { $0 > 0 ? min($0, 9999 * 86_400) : nil }
  }

  /// Returns the label of a reading.
  public func label(for reading: Reading, in language: Language = .english) -> LabelText {
    label(remaining: reading.remaining, total: reading.total, in: language)
  }

  /// Returns the label of a remaining time, negative in overtime, of a run of `total`.
  ///
  /// | remaining of total | auto | mm:ss | hh:mm:ss | tenths within 10 s |
  /// |---|---|---|---|---|
  /// | 10 s of 10 s | 00:10 | 00:10 | 00:00:10 | 10.0 |
  /// | 9.9 s | 00:10 | 00:10 | 00:00:10 | 9.9 |
  /// | 0.001 s | 00:01 | 00:01 | 00:00:01 | 0.1 |
  /// | 0 s | 00:00 | 00:00 | 00:00:00 | 0.0 |
  /// | 0.9 s over | 00:00 | 00:00 | 00:00:00 | 0.0 |
  /// | 1 s over | −00:01 | −00:01 | −00:00:01 | −00:01 |
  /// | 3 599.5 s of 3 599.5 s | 01:00:00 | 60:00 | 01:00:00 | |
  /// | 5 min of 90 min | 00:05:00 | 05:00 | 00:05:00 | |
  /// | 4.1 s of 10 s with `percent` | 42% | | |
  public func label(
    remaining: Duration, total: Duration, in language: Language = .english
  ) -> LabelText {
    if style == .words {
      return LabelText(sign: false, digits: language.words(remaining: remaining))
    }
    let seconds = remaining.wholeSecondsUp
    let scale = Scale(style: style, totalSeconds: total.wholeSecondsUp)
    if let tenths = shownTenths(remaining) {
      return LabelText(sign: false, digits: LabelFormat.text(tenths: tenths, scale: scale))
    }
    switch style {
    case .percent:
      let percent = LabelFormat.percent(remaining, of: total)
      return LabelText(
        sign: percent < 0, digits: language[.percent, ["n": String(percent.magnitude)]])
    case .minutes:
      // Rounding up in steps, to the second and then to the minute, is rounding up once.
      let minutes = 0 - (0 - seconds).floored(by: 60)
      return LabelText(sign: minutes < 0, digits: Int(minutes.magnitude).padded(to: 2))
    default:
      return LabelText(
        sign: seconds < 0, digits: scale.text(of: Int(seconds.magnitude), in: language))
    }
  }

  /// Returns the widest label of a run, so that a layout can be fitted once.
  ///
  /// With `overtime` it has a sign; overtime longer than the run itself is not reckoned with.
  /// In words it is several texts, of which any may be the widest, a line each.
  public func widest(
    total: Duration, overtime: Bool = false, in language: Language = .english
  ) -> LabelText {
    if style == .words {
      let texts = language.longestWords(total: total, overtime: overtime)
      return LabelText(sign: false, digits: texts.joined(separator: "\n"))
    }
    let first = label(remaining: total, total: total, in: language).digits
    let last = label(
      remaining: min(total, .seconds(tenthsWithin ?? 0)), total: total, in: language
    ).digits
    return LabelText(sign: overtime, digits: last.count > first.count ? last : first)
  }

  /// Returns the tenths of a second to be shown, nil where whole units are shown.
  func shownTenths(_ remaining: Duration) -> Int? {
    guard let tenthsWithin, remaining > .seconds(-1), style != .words, style != .percent
    else { return nil }
    let tenths = remaining.tenthsUp
    return tenths <= tenthsWithin * 10 ? max(0, tenths) : nil
  }

  private static func text(tenths: Int, scale: Scale) -> String {
    let seconds = tenths / 10
    let whole = seconds < 60 ? String(seconds) : scale.text(of: seconds)
    return "\(whole).\(tenths % 10)"
  }
}
