import TimerCore

/// An agenda as it was written, before the display's own looks are known.
struct AgendaPlan: Hashable, Sendable {
  /// The looks and the sound of a step, by its tag.
  struct StepExtras: Hashable, Sendable {
    /// What the step is called in a message about it: `agenda[2].steps[0]`.
    let path: String
    /// Names of options and their values, as ``LookSettings/set(_:to:)`` takes them.
    var looks: [Look] = []
    var sound: SoundChoice?

    struct Look: Hashable, Sendable {
      let name: String
      let value: String
    }
  }

  var agenda: Agenda
  var start: UntilTarget?
  var extras: [Int: StepExtras]
  /// The file that describes it beside the settings; nil is none.
  var file: String?

  /// Throws ``UsageError`` for a threshold of a step that would change nothing.
  private func check(_ looks: LookSettings) throws(UsageError) {
    var tags: Set<Int> = []
    for step in agenda.rows.map(\.step) where tags.insert(step.tag).inserted {
      for threshold in step.thresholds {
        do { try looks.check(threshold) } catch {
          throw UsageError("\(extras[step.tag]?.path ?? "agenda").thresholds: \(error)")
        }
      }
    }
  }

  /// Returns the settings of the agenda on a display with these looks.
  ///
  /// - Throws: ``UsageError`` for a look that the step's face doesn't have.
  func settings(over looks: LookSettings) throws(UsageError) -> AgendaSettings {
    var settings = AgendaSettings(agenda, start: start)
    settings.file = file
    try check(looks)
    for (tag, extras) in extras {
      settings.sounds[tag] = extras.sound
      guard !extras.looks.isEmpty else { continue }
      var own = looks
      for look in extras.looks {
        do { try own.set(look.name, to: look.value) } catch {
          throw UsageError("\(extras.path).look: \(error)")
        }
      }
      settings.looks[tag] = own
    }
    return settings
  }
}
