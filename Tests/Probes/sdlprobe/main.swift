// Does with SDL what its arguments say, and prints what came of it; tests run it.

import Glibc

// Whatever happens, no test waits for ever.
alarm(60)
let arguments = Array(CommandLine.arguments.dropFirst())

switch arguments.first {
case "picture" where arguments.count == 2:
  PictureReport.load(arguments[1])
case "round-trip" where arguments.count == 2:
  PictureReport.roundTrip(arguments[1])
case "save" where arguments.count == 2:
  PictureReport.save(arguments[1])
case "font" where arguments.count >= 3:
  FontReport.set(
    arguments[1], family: arguments.count > 3 && arguments[3] != "-" ? arguments[3] : nil,
    size: Int(arguments[2]) ?? 16, weight: arguments.count > 4 ? arguments[4] : "regular",
    picture: arguments.count > 5 ? arguments[5] : nil)
case "window":
  WindowSession.run(arguments.dropFirst().map { String($0) })
case "pads":
  PadSession.run()
case "decode":
  DecodeReport.run()
default:
  print("usage: sdlprobe picture|round-trip|save PATH")
  print("       sdlprobe font TEXT SIZE [FAMILY|- [WEIGHT [PICTURE]]]")
  print("       sdlprobe window|pads|decode")
}
