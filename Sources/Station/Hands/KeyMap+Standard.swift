extension KeyMap {
  /// The standard map, as a file would write it.
  static let standardLines: [(binding: String, command: String)] =
    keyboard + gamepad + mouse + (1...9).map { ("ctrl+\($0)", "timer \($0)") }

  private static let keyboard = [
    ("space", "toggle"), ("enter", "toggle"), ("pagedown", "toggle"), ("f5", "toggle"),
    ("keypadenter", "toggle"), ("play", "toggle"), ("select", "toggle"), ("pause", "toggle"),
    ("r", "restart"), ("s", "stop"), ("backspace", "stop"), ("stop", "stop"),
    ("up", "add 1m"), ("down", "add -1m"), ("right", "add 10s"), ("left", "add -10s"),
    ("equals", "add 1m"), ("minus", "add -1m"), ("keypadplus", "add 1m"),
    ("keypadminus", "add -1m"), ("pageup", "add 1m"),
    ("n", "next"), ("b", "back"), ("next", "next"), ("previous", "back"),
    ("tab", "timer next"), ("shift+tab", "timer previous"),
    ("d", "drawer toggle"), ("menu", "drawer toggle"), ("f", "fullscreen"), ("f11", "fullscreen"),
    ("m", "mute"), ("mute", "mute"), ("volumeup", "volume +5%"),
    ("volumedown", "volume -5%"), ("period", "blackout"),
    ("h", "help"), ("f1", "help"), ("slash", "help"),
    ("escape", "leave"), ("back", "leave"), ("q", "quit"),
  ]

  private static let gamepad = [
    ("pad a", "toggle"), ("pad start", "toggle"), ("pad b", "stop"), ("pad x", "restart"),
    ("pad y", "drawer toggle"), ("pad back", "help"), ("pad leftshoulder", "back"),
    ("pad rightshoulder", "next"), ("pad guide", "leave"), ("pad lefttrigger+", "fullscreen"),
    ("pad righttrigger+", "mute"), ("pad leftstick", "blackout"),
    ("pad rightstick", "timer next"),
    ("pad up", "add 1m"), ("pad down", "add -1m"), ("pad right", "add 10s"),
    ("pad left", "add -10s"), ("pad lefty-", "add 1m"), ("pad lefty+", "add -1m"),
    ("pad leftx+", "add 10s"), ("pad leftx-", "add -10s"),
  ]

  private static let mouse = [
    ("tap", "toggle"), ("hold", "help"), ("right click", "drawer toggle"),
    ("middle click", "fullscreen"), ("wheel up", "add 1m"), ("wheel down", "add -1m"),
    ("wheel right", "add 10s"), ("wheel left", "add -10s"),
  ]
}
