import CSDL2

extension Gamepads {
  /// Opens a joystick that no mapping is known for.
  mutating func addStranger(index: Int32) throws(PadError) -> PadChange? {
    let id = PadID(instance: SDL_JoystickGetDeviceInstanceID(index))
    guard SDL_IsGameController(index) == SDL_FALSE, strangers[id] == nil else { return nil }
    guard let joystick = SDL_JoystickOpen(index) else { throw .cannotOpen(reason: lastError()) }
    strangers[id] = joystick
    return .unknown(id, name: SDL_JoystickName(joystick).map { String(cString: $0) } ?? "gamepad")
  }

  /// Makes a pad of a joystick whose two most needed buttons are known: A and B.
  ///
  /// The other buttons become X, Y, the shoulders, Back and Start in the order of their numbers, the first hat the
  /// D-pad and the first two axes the left stick. Returns the mapping as a line of a mapping file.
  ///
  /// - Throws: `PadError.cannotOpen`.
  ///
  /// Wraps `SDL_GameControllerAddMapping`.
  public mutating func teach(_ id: PadID, a: Int, b: Int) throws(PadError) -> String {
    guard let joystick = strangers[id] else { throw .cannotOpen(reason: "it is gone") }
    let others = (0..<Int(max(0, SDL_JoystickNumButtons(joystick)))).filter { $0 != a && $0 != b }
    let names = ["x", "y", "leftshoulder", "rightshoulder", "back", "start"]
    var fields = ["a:b\(a)", "b:b\(b)"] + zip(names, others).map { "\($0):b\($1)" }
    if SDL_JoystickNumHats(joystick) > 0 {
      fields += ["dpup:h0.1", "dpright:h0.2", "dpdown:h0.4", "dpleft:h0.8"]
    }
    if SDL_JoystickNumAxes(joystick) > 1 { fields += ["leftx:a0", "lefty:a1"] }
    let name = SDL_JoystickName(joystick).map { String(cString: $0) } ?? "gamepad"
    // A comma would end the name.
    let plain = name.map { $0 == "," ? " " : String($0) }.joined()
    // Files are read for the platform that a line names.
    fields.append("platform:\(SDL_GetPlatform().map { String(cString: $0) } ?? "Linux")")
    let mapping = ([Gamepads.guid(of: joystick), plain] + fields).joined(separator: ",") + ","
    guard SDL_GameControllerAddMapping(mapping) >= 0 else {
      throw .cannotOpen(reason: lastError())
    }
    let index = (0..<max(0, SDL_NumJoysticks())).first {
      SDL_JoystickGetDeviceInstanceID($0) == id.instance
    }
    SDL_JoystickClose(joystick)
    strangers[id] = nil
    if let index { _ = try add(index: index) }
    return mapping
  }

  /// Returns the identifier that mappings have: the joystick's without the checksum of its name.
  private static func guid(of joystick: OpaquePointer) -> String {
    var guid = SDL_JoystickGetGUID(joystick)
    (guid.data.2, guid.data.3) = (0, 0)
    var text = [CChar](repeating: 0, count: 33)
    SDL_JoystickGetGUIDString(guid, &text, Int32(text.count))
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
