import CSDL2

/// What makes stereo samples of any rate into those of a clip.
struct RateConverter: ~Copyable {
  private let stream: OpaquePointer

  /// Wraps `SDL_NewAudioStream`.
  init?(from rate: Int32) {
    guard
      let stream = SDL_NewAudioStream(
        SDL_AudioFormat(AUDIO_F32SYS), 2, rate, SDL_AudioFormat(AUDIO_S16SYS), 2,
        Int32(SoundClip.rate))
    else { return nil }
    self.stream = stream
  }

  deinit {
    SDL_FreeAudioStream(stream)
  }

  /// Wraps `SDL_AudioStreamPut`.
  func put(_ pairs: [Float]) {
    pairs.withUnsafeBytes { _ = SDL_AudioStreamPut(stream, $0.baseAddress, Int32($0.count)) }
  }

  /// Says that nothing follows.
  ///
  /// Wraps `SDL_AudioStreamFlush`.
  func finish() {
    SDL_AudioStreamFlush(stream)
  }

  /// Adds what is ready.
  ///
  /// Wraps `SDL_AudioStreamGet`.
  func take(into samples: inout [Int16]) {
    let bytes = Int(max(0, SDL_AudioStreamAvailable(stream)))
    var ready = [Int16](repeating: 0, count: bytes / 2)
    let count = ready.withUnsafeMutableBytes {
      SDL_AudioStreamGet(stream, $0.baseAddress, Int32(bytes))
    }
    samples += ready[..<(max(0, Int(count)) / 2)]
  }
}
