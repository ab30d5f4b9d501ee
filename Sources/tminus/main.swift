import Glibc
import Settings
import Station

exit(Program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
