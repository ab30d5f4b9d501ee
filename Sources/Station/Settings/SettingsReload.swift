import Settings
import TimerCore

/// Settings files that are read again when they are saved.
final class SettingsReload {
  private let arguments: [String]
  private let source: SettingsSource
  private var settings: EffectiveSettings
  /// What held when the display began.
  private let first: EffectiveSettings
  private let watch = SettingsWatch()
  /// When they are read: a little after the last notice, since some editors write in several steps.
  private(set) var due: BootInstant?

  private static let settling = Duration.milliseconds(100)

  /// Watches the files that a command line reads; what they say now holds already.
  init(_ arguments: [String], _ source: SettingsSource, _ settings: EffectiveSettings) {
    (self.arguments, self.source, self.settings) = (arguments, source, settings)
    first = settings
    (isFaulty, startFault) = (settings.fault != nil, settings.fault)
    watch.watch(settings.watched)
  }

  var descriptor: Int32 { watch.descriptor }

  /// Takes over what else is wrong at the start, to be told on the display.
  func tell(_ fault: UsageError) {
    startFault = startFault.map { UsageError("\($0)\n\(fault)") } ?? fault
    isFaulty = true
  }

  /// Notes that the descriptor has something to say.
  func note(at now: BootInstant) {
    if watch.drain() { due = now + Self.settling }
  }

  /// What settings say now that they were saved.
  enum Change {
    /// Other settings hold; of the keys that say something else than before, `waiting` count at the next start.
    case settings(EffectiveSettings, waiting: [String])
    /// They can't be used, and those before still hold.
    case fault(UsageError)
    /// They say what they said before they were faulty.
    case mended
  }

  private var isFaulty: Bool
  /// What was passed over at the start, until that is told.
  private var startFault: UsageError?

  /// Returns what has changed, once that is due; nil is nothing.
  func change(at now: BootInstant) -> Change? {
    if let fault = startFault {
      startFault = nil
      return .fault(fault)
    }
    guard let due, due <= now else { return nil }
    self.due = nil
    do {
      let new = try EffectiveSettings(arguments, source: source)
      watch.watch(new.watched)
      let keys = settings.keys(changedIn: new)
      let wasFaulty = isFaulty
      isFaulty = false
      // A theme's file, or an agenda's, may say something else under the same name.
      if keys.isEmpty, new.invocation.looks == settings.invocation.looks,
        new.invocation.agenda == settings.invocation.agenda
      {
        return wasFaulty ? .mended : nil
      }
      settings = new
      return .settings(new, waiting: first.keys(keys, waitingIn: new))
    } catch {
      watch.renew()
      isFaulty = true
      return .fault(error)
    }
  }
}
