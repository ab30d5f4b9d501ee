import CSDL2

/// All game controllers plugged in, opened as they come and closed as they go.
public struct Gamepads: ~Copyable {
  private var open: [PadID: OpaquePointer] = [:]
  /// Joysticks without a mapping.
  var strangers: [PadID: OpaquePointer] = [:]

  /// Looks for pads; it may take a while, so do it after the first picture.
  ///
  /// The pads that are there come as `PadEvent.added`.
  ///
  /// - Throws: `PadError.unavailable`; a display does without pads then.
  ///
  /// Wraps `SDL_InitSubSystem`.
  public init() throws(PadError) {
    guard SDL_InitSubSystem(UInt32(SDL_INIT_GAMECONTROLLER)) == 0 else {
      throw .unavailable(reason: lastError())
    }
  }

  deinit {
    for pad in open.values { SDL_GameControllerClose(pad) }
    for stranger in strangers.values { SDL_JoystickClose(stranger) }
    SDL_QuitSubSystem(UInt32(SDL_INIT_GAMECONTROLLER))
  }

  /// Whether any pad is open, so that events must be fetched at a steady rate.
  public var anyOpen: Bool { !open.isEmpty || !strangers.isEmpty }

  /// The names of the open pads, sorted.
  ///
  /// Wraps `SDL_GameControllerName`.
  public var names: [String] { open.values.map { Gamepads.name(of: $0) }.sorted() }

  /// The kinds of the open pads, in the order in which they came.
  public var families: [PadFamily] {
    open.sorted { $0.key.instance < $1.key.instance }.map { PadFamily(of: $0.value) }
  }

  /// Opens a pad that was added, closes one that was removed, and says what became of it.
  ///
  /// - Throws: `PadError.cannotOpen`.
  ///
  /// Wraps `SDL_GameControllerOpen`, `SDL_GameControllerClose`, `SDL_JoystickOpen` and `SDL_JoystickClose`.
  public mutating func respond(to event: PadEvent) throws(PadError) -> PadChange? {
    switch event {
    case .added(let index):
      try add(index: Int32(clamping: index))
    case .strangerAdded(let index):
      try addStranger(index: Int32(clamping: index))
    case .removed(let id):
      remove(id)
    case .button, .axis, .strangerButton:
      nil
    }
  }

  /// Teaches SDL the pads of a mapping file, in the format of its community's data base.
  ///
  /// - Throws: `PadError.badMappings`.
  ///
  /// Wraps `SDL_GameControllerAddMappingsFromRW`.
  public mutating func addMappings(from path: String) throws(PadError) {
    try Self.readMappings(from: path)
    // Pads that are known by it now have been announced as strangers already.
    for index in 0..<max(0, SDL_NumJoysticks()) { _ = try add(index: index) }
  }

  /// Takes in a file of mappings for all pads that come.
  ///
  /// - Throws: `PadError.badMappings`.
  public static func readMappings(from path: String) throws(PadError) {
    let file = SDL_RWFromFile(path, "r")
    guard file != nil else { throw .badMappings(path: path, reason: lastError()) }
    let count = SDL_GameControllerAddMappingsFromRW(file, 1)
    guard count > 0 else {
      throw .badMappings(
        path: path, reason: count < 0 ? lastError() : "no line describes a pad for this system")
    }
  }

  /// Lets every pad that can shake do so for a moment.
  ///
  /// Wraps `SDL_GameControllerRumble`.
  public func rumble() {
    for pad in open.values { SDL_GameControllerRumble(pad, 0x9000, 0xFFFF, 600) }
  }

  mutating func add(index: Int32) throws(PadError) -> PadChange? {
    let id = PadID(instance: SDL_JoystickGetDeviceInstanceID(index))
    guard SDL_IsGameController(index) == SDL_TRUE, open[id] == nil else { return nil }
    guard let pad = SDL_GameControllerOpen(index) else {
      throw .cannotOpen(reason: lastError())
    }
    open[id] = pad
    return .opened(id, name: Gamepads.name(of: pad))
  }

  private mutating func remove(_ id: PadID) -> PadChange? {
    if let stranger = strangers.removeValue(forKey: id) { SDL_JoystickClose(stranger) }
    guard let pad = open.removeValue(forKey: id) else { return nil }
    let name = Gamepads.name(of: pad)
    SDL_GameControllerClose(pad)
    return .closed(id, name: name)
  }

  private static func name(of pad: OpaquePointer) -> String {
    SDL_GameControllerName(pad).map { String(cString: $0) } ?? "gamepad"
  }
}
