import TimerCore
import Views

extension TimerRun {
  /// What of the timer its place is fitted for, at an instant.
  func fitted(
    at now: BootInstant, in language: Language = .english, ends note: EndNote? = nil
  ) -> FittedTimer {
    let reading = reading(at: now)
    let format = look.value.label.format
    var widest = format.widest(
      for: reading, overtime: countdown.atZero == .overtime, in: language
    ).description
    if reading.remaining < .zero, format.style != .words {
      // A run that is over by longer than it was may outgrow it.
      let label = format.label(for: reading, in: language).description
      if label.count > widest.count { widest = label }
    }
    return FittedTimer(
      title: title, widestLabel: widest, look: look,
      hasNote: look.value.label.showsEnd && note != nil, hasAgenda: agenda != nil)
  }

  /// Whether its views are there at an instant.
  func isVisible(at now: BootInstant) -> Bool { isVisible(in: reading(at: now)) }

  private func isVisible(in reading: Reading) -> Bool {
    switch visibility {
    case .automatic: !(look.value.autohide && reading.state == .finished)
    case .hidden: false
    case .shown: true
    }
  }

  /// How far strokes are at an instant, 0…1.
  func fraction(at now: BootInstant) -> Double { fraction(of: reading(at: now)) }

  private func fraction(of reading: Reading) -> Double {
    look.value.reducesMotion ? reading.steppedFraction : reading.fraction
  }

  /// What the timer shows at an instant.
  func shown(
    at now: BootInstant, isChosen: Bool = false, in language: Language = .english,
    ends note: EndNote? = nil
  ) -> DisplayLayout.Shown {
    let reading = reading(at: now)
    let label = look.value.label
    return DisplayLayout.Shown(
      fraction: fraction(of: reading),
      label: label.format.label(for: reading, in: language).description,
      note: label.showsEnd ? note?.text(reading, at: now) ?? "" : "",
      isOvertime: reading.isOvertime, isVisible: isVisible(in: reading), isChosen: isChosen)
  }
}

extension Reading {
  /// The share of the total that the whole seconds shown are, 0…1.
  fileprivate var steppedFraction: Double {
    let span = self.span
    guard span > .zero else { return fraction }
    let turn = max(1, span.wholeSecondsDown)
    return min(1, max(0, Duration.seconds(counting == .up ? seconds % turn : seconds) / span))
  }
}
