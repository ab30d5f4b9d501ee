import CSDL2

/// The machine's sound device while it is open, fed by a player.
///
/// A thread of SDL's asks the player for samples; a device that is not open costs neither a thread nor time.
struct AudioDevice: ~Copyable {
  private let id: SDL_AudioDeviceID

  /// So few frames are asked for at a time: it is heard to within a hundredth of a second what is silenced.
  private static let frames: UInt16 = 512

  /// Opens the device that the desktop, or `SDL_AUDIODRIVER`, says.
  ///
  /// The player must outlive the device. Throws ``AudioTrouble``.
  ///
  /// Wraps `SDL_InitSubSystem` and `SDL_OpenAudioDevice`.
  init(feeding player: Player) throws(AudioTrouble) {
    tm_quiet_alsa()
    guard SDL_InitSubSystem(UInt32(SDL_INIT_AUDIO)) == 0 else { throw AudioTrouble() }
    var wanted = SDL_AudioSpec()
    wanted.freq = Int32(SoundClip.rate)
    wanted.format = SDL_AudioFormat(AUDIO_F32SYS)
    wanted.channels = 2
    wanted.samples = Self.frames
    wanted.userdata = Unmanaged.passUnretained(player).toOpaque()
    wanted.callback = { player, bytes, count in
      guard let player, let bytes else { return }
      let pairs = Int(count) / MemoryLayout<Float>.stride
      bytes.withMemoryRebound(to: Float.self, capacity: pairs) {
        Unmanaged<Player>.fromOpaque(player).takeUnretainedValue()
          .fill(UnsafeMutableBufferPointer(start: $0, count: pairs))
      }
    }
    let id = SDL_OpenAudioDevice(nil, 0, &wanted, nil, 0)
    guard id != 0 else {
      let trouble = AudioTrouble()
      SDL_QuitSubSystem(UInt32(SDL_INIT_AUDIO))
      throw trouble
    }
    self.id = id
    SDL_PauseAudioDevice(id, 0)
  }

  /// Wraps `SDL_CloseAudioDevice`.
  deinit {
    SDL_CloseAudioDevice(id)
    SDL_QuitSubSystem(UInt32(SDL_INIT_AUDIO))
  }

  /// Whether it was pulled out, or its server has gone.
  ///
  /// Wraps `SDL_GetAudioDeviceStatus`.
  var isLost: Bool { SDL_GetAudioDeviceStatus(id) == SDL_AUDIO_STOPPED }
}

/// Why no sound can be heard.
struct AudioTrouble: Error, Equatable, CustomStringConvertible {
  let reason: String

  init(_ reason: String) {
    self.reason = reason
  }

  /// Wraps `SDL_GetError`.
  init() {
    self.init(String(cString: SDL_GetError()))
  }

  var description: String {
    "no sound can be heard (\(reason)); it is tried again with a later one"
  }
}
