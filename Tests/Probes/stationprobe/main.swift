// Does for tests what must not happen in theirs: it runs the station with a pad of its own, and reads and
// writes pictures.

import Glibc
import Settings
import Station

// Whatever happens, no test waits for ever.
alarm(60)
let arguments = Array(CommandLine.arguments.dropFirst())

switch arguments.first {
case "pads":
  PadThread.start()
  exit(Program.run(Array(arguments.dropFirst())).rawValue)
case "read" where arguments.count == 2:
  PictureStream.read(arguments[1])
case "write" where arguments.count == 4:
  PictureStream.write(
    arguments[1], width: Int(arguments[2]) ?? 0, height: Int(arguments[3]) ?? 0)
default:
  print("usage: stationprobe pads ARGUMENTS, read FILE, write FILE WIDTH HEIGHT")
}
