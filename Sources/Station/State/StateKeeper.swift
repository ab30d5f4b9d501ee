import Settings
import TimerCore
import Views

/// Keeps the display's timers in a file, and brings them back.
///
/// What can't be kept or read is told once, in a sentence; the display goes on without it.
final class StateKeeper {
  private let folder: StateFolder?
  private let surroundings: Surroundings
  /// What the file holds, as far as this program knows.
  private var kept: SavedState?
  /// What was restored while the clock was in doubt, as it was saved.
  private var restored: (state: SavedState, doubt: Standing.Doubt)?
  private var mustWrite = false
  /// Whether the last change could not be written.
  private var hasFailed = false
  private var lastLook: BootInstant?
  private var lastComplaint: String?
  /// What was wrong with the file, for the screen; nil for nothing.
  private(set) var damage: Phrase?

  /// What the state is seen against; tests have others.
  struct Surroundings {
    var clock: () -> Clock = { Clock.now() }
    var boot = BootID.read()
    var trust: () -> ClockTrust = { ClockTrust.read() }
    var complain: (String) -> Void = { Output.complain($0) }
  }

  /// Opens the folder; nil and one that can't be used keep nothing.
  init(path: String? = StateFolder.standardPath, _ surroundings: Surroundings = Surroundings()) {
    self.surroundings = surroundings
    do throws(StateFolder.Trouble) {
      folder = try StateFolder(path: path)
    } catch {
      folder = nil
      surroundings.complain("\(error)")
    }
  }

  /// Whether what ran stands still until the clock is set.
  var isWaiting: Bool { restored?.doubt == .waits }

  /// Returns what was kept, as it stands now; nil where there is nothing.
  func restore(at now: Clock) -> Standing? {
    guard let folder, let state = read(folder) else { return nil }
    let standing = standing(of: state, at: now)
    if standing.doubt == .waits {
      surroundings.complain("the clock isn't set yet; what ran stands still until it is")
    }
    return adopt(standing, of: state)
  }

  /// Keeps the timers if anything but the seconds has changed.
  func keep(_ runs: [TimerRun]) {
    guard let folder else { return }
    let timers = runs.map(SavedTimer.init)
    let isSame =
      kept.map {
        $0.timers.count == timers.count
          && zip($0.timers, timers).allSatisfy { $0.isSame(as: $1) }
      } ?? false
    guard mustWrite || !isSame else { return }
    if !isSame { restored = nil }
    mustWrite = false
    let state = SavedState(
      boot: surroundings.boot, clock: surroundings.clock(),
      isClockTrusted: surroundings.trust().isEnough, timers: timers)
    kept = state
    do throws(StateFolder.Trouble) {
      try folder.write(state.bytes)
      (hasFailed, lastComplaint) = (false, nil)
    } catch {
      hasFailed = true
      complain("\(error)")
    }
  }

  /// Forgets the timers, when the program is left for good.
  func drop() {
    folder?.drop()
  }

  /// Returns how what was restored stands after all, where the clock has made that known; nil for no change.
  ///
  /// - Parameter wasSet: whether somebody set the wall clock since the last time.
  func correction(at now: Clock, clockWasSet wasSet: Bool) -> Standing? {
    let isDue = lastLook.map { now.boot - $0 >= Self.pause(isWaiting) } ?? true
    guard wasSet || isDue else { return nil }
    lastLook = now.boot
    guard let restored else {
      let isNewlyTrusted = kept?.isClockTrusted == false && surroundings.trust().isEnough
      mustWrite = mustWrite || wasSet || isNewlyTrusted || hasFailed
      return nil
    }
    if restored.doubt == .mayChange && !wasSet {
      if surroundings.trust().isSynchronised { self.restored = nil }
      return nil
    }
    let standing = standing(of: restored.state, at: now)
    return standing.doubt == .waits ? nil : adopt(standing, of: restored.state)
  }

  /// Returns when to look at the clock again, nil for no hurry.
  func nextLook(after now: BootInstant) -> BootInstant? {
    isWaiting ? max(lastLook ?? now, now) + Self.pause(true) : nil
  }

  /// From one look at the clock to the next.
  private static func pause(_ isWaiting: Bool) -> Duration { .seconds(isWaiting ? 1 : 10) }

  private func standing(of state: SavedState, at now: Clock) -> Standing {
    state.standing(at: now, boot: surroundings.boot, trust: surroundings.trust())
  }

  /// Takes a standing for what the file holds, and returns it.
  private func adopt(_ standing: Standing, of state: SavedState) -> Standing {
    restored = standing.doubt.map { (state, $0) }
    kept = SavedState(
      boot: state.boot, clock: state.clock, isClockTrusted: state.isClockTrusted,
      timers: standing.timers)
    // What waits stays in the file as it was; all else is written with the clocks of now.
    mustWrite = standing.doubt != .waits
    if standing.losesTime {
      complain(
        "the clock was not set when the power went away, so nobody knows how long that was;"
          + " what ran goes on with what was left")
    }
    return standing
  }

  private func complain(_ sentence: String) {
    guard sentence != lastComplaint else { return }
    lastComplaint = sentence
    surroundings.complain(sentence)
  }
}

extension StateKeeper {
  /// The longest file that is read; 256 timers with long titles are less.
  private static let longest = 16 << 20

  /// Reads the state, or the last one where it can't be used.
  private func read(_ folder: StateFolder) -> SavedState? {
    let problem: String
    do {
      return try StateReader.read(StateFile.bytes(at: folder.state, longest: Self.longest))
    } catch let error as StateFile.Failure {
      if error.isMissing { return nil }
      problem = "the saved state \(folder.state) can't be read: \(error.reason)"
    } catch {
      problem = "the saved state \(folder.state) can't be used: \(error)"
    }
    folder.setAside()
    let last = try? StateReader.read(StateFile.bytes(at: folder.last, longest: Self.longest))
    let consequence = last == nil ? "nothing is restored" : "the one before it is restored"
    complain("\(problem); it was set aside as \(folder.damaged), and \(consequence)")
    damage = last == nil ? .nothingRestored : .oneBeforeRestored
    return last
  }
}
