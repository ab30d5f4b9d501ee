import Glibc
import Synchronization

/// What plays sounds at their instants, and is silent at once when asked to.
///
/// Whoever asks never waits: a thread opens the device, makes the samples and closes the device again. It is there
/// only from shortly before a sound is due until a while after the last one has ended.
public final class Player: Sendable {
  /// A sound that is to be heard.
  struct Order {
    let sound: SoundSource
    let due: Duration
    let times: Int
  }

  /// A text that is said by another program than the mixer's device.
  struct Saying {
    let text: SoundSource.Unsaid
    /// When the sound is due that it stands in.
    let due: Duration

    var at: Duration { due + text.offset }
  }

  struct State {
    var mixer = Mixer()
    /// What the thread has not made a cue of yet.
    var orders: [Order] = []
    /// When the sound is due that was planned last.
    var planned: Duration?
    /// What spd-say is to say, and when.
    var sayings: [Saying] = []
    /// Until when something that it said may be heard; nil is nothing.
    var speakingUntil: Duration?
    var mustHush = false
    var isAtWork = false
    var isEnding = false
    /// What was told when no sound could be heard.
    var told: String?
    var hasToldUnsaid = false
    var retry: Duration?
  }

  let state = Mutex(State())
  let complain: @Sendable (String) -> Void
  private let bell: Wakening

  /// How long it is counted on that spd-say says something.
  private static let longestSaying = Duration.seconds(10)
  /// How long the device stays open after the last sound.
  static let linger = Duration.seconds(1)
  /// How long no device is tried after one could not be had.
  private static let rest = Duration.seconds(60)

  /// Creates a player; returns nil where the system has no descriptor for it.
  ///
  /// - Parameter complain: takes a sentence when no sound can be heard, on any thread.
  public init?(complain: @escaping @Sendable (String) -> Void) {
    guard let bell = Wakening() else { return nil }
    self.bell = bell
    self.complain = complain
  }

  /// Says which sound comes next, and takes back what was said of one that is not due yet.
  ///
  /// - Parameters:
  ///   - due: when its first sample is to be heard, on the boot clock, shortly after `now`; nil is no sound.
  ///   - times: how often it is heard.
  public func plan(_ sound: SoundSource, due: Duration?, times: Int, at now: Duration) {
    let isNew = state.withLock { state in
      guard state.planned != due else { return false }
      state.planned = due
      state.orders.removeAll { $0.due > now }
      state.sayings.removeAll { $0.due > now }
      state.mixer.withdraw(after: now)
      guard let due else { return false }
      state.orders.append(Order(sound: sound, due: due, times: times))
      return true
    }
    if isNew { work(at: now) }
  }

  /// Plays a sound that was due at an instant that has come, unless it was planned for then.
  public func play(_ sound: SoundSource, due: Duration, times: Int, at now: Duration) {
    let isNew = state.withLock { state in
      // Two that are so close are heard as one.
      func isMeant(_ other: Duration) -> Bool { max(other - due, due - other) < .milliseconds(50) }
      if state.orders.contains(where: { isMeant($0.due) }) || state.mixer.contains(isMeant) {
        return false
      }
      state.orders.append(Order(sound: sound, due: due, times: times))
      return true
    }
    if isNew { work(at: now) }
  }

  /// Silences what sounds, and forgets what is due.
  public func silence() {
    state.withLock { state in
      (state.orders, state.sayings, state.planned) = ([], [], nil)
      state.mixer.silence()
      state.mustHush = state.speakingUntil != nil
    }
    bell.ring()
  }

  /// Sets how loud sounds are, 0…1.
  public func setGain(_ gain: Float) {
    state.withLock { $0.mixer.setGain(gain) }
  }

  /// Silences all for good and closes the device, which is waited for unless it hangs.
  public func end() {
    silence()
    let isNew = state.withLock { state in
      defer { state.isEnding = true }
      return !state.isEnding
    }
    bell.ring()
    guard isNew else { return }
    for _ in 0..<500 where state.withLock({ $0.isAtWork }) { usleep(1000) }
  }

  /// Sees to it that the thread does what there is to do.
  private func work(at now: Duration) {
    let mustStart = state.withLock { state in
      if state.isEnding || state.retry.map({ now < $0 }) ?? false {
        state.orders = []
        return false
      }
      defer { state.isAtWork = true }
      return !state.isAtWork
    }
    guard mustStart else { return bell.ring() }
    var thread = pthread_t()
    let this = Unmanaged.passRetained(self)
    let result = pthread_create(
      &thread, nil,
      { this in
        guard let this else { return nil }
        Unmanaged<Player>.fromOpaque(this).takeRetainedValue().serve()
        return nil
      }, this.toOpaque())
    guard result != 0 else {
      pthread_detach(thread)
      return
    }
    this.release()
    state.withLock { ($0.isAtWork, $0.orders) = (false, []) }
  }
}

// What the thread does.
extension Player {
  private func serve() {
    repeat {
      do throws(AudioTrouble) {
        try serveDevice()
      } catch {
        fail(error)
      }
    } while !isDone()
  }

  private func isDone() -> Bool {
    state.withLock { state in
      let isDone = state.isEnding || state.orders.isEmpty
      if isDone { state.isAtWork = false }
      return isDone
    }
  }

  private func serveDevice() throws(AudioTrouble) {
    state.withLock { $0.mixer.changeDevice() }
    let device = try AudioDevice(feeding: self)
    state.withLock { ($0.told, $0.retry) = (nil, nil) }
    var idleSince: Duration?
    while true {
      makeCues()
      let now = Self.now()
      say(at: now)
      let (isIdle, isEnding) = state.withLock { ($0.isIdle, $0.isEnding) }
      if isEnding { return }
      idleSince = isIdle ? idleSince ?? now : nil
      if let idleSince, now - idleSince >= Self.linger { return }
      if device.isLost { throw AudioTrouble("the device was lost") }
      bell.wait(milliseconds: 100)
    }
  }

  /// Makes cues of what was ordered; one that is taken back meanwhile is not made one.
  private func makeCues() {
    while let order = state.withLock({ $0.orders.first }) {
      var unsaid: [SoundSource.Unsaid] = []
      let clip = order.sound.clip(&unsaid)
      if !unsaid.isEmpty, !Speech.canAnnounce {
        tellUnsaid()
        unsaid = []
      }
      state.withLock { state in
        guard state.orders.first?.due == order.due else { return }
        state.orders.removeFirst()
        state.mixer.add(Cue(clip, due: order.due, times: order.times))
        state.sayings += unsaid.map { Saying(text: $0, due: order.due) }
      }
    }
  }

  /// Has said what is due, once, and ends what is no longer to be heard.
  private func say(at now: Duration) {
    let (mustHush, due, gain) = state.withLock { state in
      let due = state.sayings.filter { $0.at <= now }
      state.sayings.removeAll { $0.at <= now }
      let mustHush = state.mustHush
      state.mustHush = false
      if mustHush || state.speakingUntil.map({ $0 <= now }) ?? false { state.speakingUntil = nil }
      if !due.isEmpty { state.speakingUntil = now + Self.longestSaying }
      return (mustHush, due, state.mixer.gain)
    }
    if mustHush { Speech.hush() }
    for saying in due where gain > 0 {
      let (text, language) = (saying.text.text, saying.text.language)
      if !Speech.announce(text, in: language, gain: gain) { tellUnsaid() }
    }
  }

  private func tellUnsaid() {
    let isNews = state.withLock { state in
      defer { state.hasToldUnsaid = true }
      return !state.hasToldUnsaid
    }
    if isNews {
      complain(
        "nothing can be said: neither espeak-ng nor spd-say is there, or they fail or take too long"
      )
    }
  }

  /// Forgets what was to be heard, and tells why unless that was told.
  private func fail(_ trouble: AudioTrouble) {
    let isNews = state.withLock { state in
      (state.orders, state.sayings, state.retry) = ([], [], Self.now() + Self.rest)
      state.mixer.silence()
      state.mixer.changeDevice()
      defer { state.told = trouble.description }
      return state.told != trouble.description
    }
    if isNews { complain(trouble.description) }
  }

  /// Fills the device's next buffer; on a thread of SDL's.
  func fill(_ buffer: UnsafeMutableBufferPointer<Float>) {
    let now = Self.now()
    state.withLock { $0.mixer.fill(buffer, at: now) }
  }

  private static func now() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_BOOTTIME, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}

extension Player.State {
  var isIdle: Bool {
    orders.isEmpty && mixer.isIdle && sayings.isEmpty && speakingUntil == nil && !mustHush
  }
}
