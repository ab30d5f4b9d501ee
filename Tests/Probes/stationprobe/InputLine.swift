import Foundation

/// Lines on standard input.
enum InputLine {
  /// Returns the next line; nil at the end.
  ///
  /// It is read byte by byte, not by `readLine`: a program that leaves waits for the lock which that holds.
  static func next() -> String? {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while read(STDIN_FILENO, &byte, 1) == 1 {
      if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
    return nil
  }
}
