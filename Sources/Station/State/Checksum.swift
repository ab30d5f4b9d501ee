/// The cyclic redundancy check of 32 bits that Ethernet uses: it finds every change of up to three bits.
///
/// Source: ISO 3309, with the reflected polynomial EDB88320.
enum Checksum {
  /// Returns the check of some bytes; that of `123456789` is `cbf43926`.
  static func crc32(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var check = ~UInt32(0)
    for byte in bytes {
      check ^= UInt32(byte)
      for _ in 0..<8 { check = check & 1 == 1 ? check >> 1 ^ 0xEDB8_8320 : check >> 1 }
    }
    return ~check
  }

  /// Returns the check as eight digits.
  static func text(of bytes: some Sequence<UInt8>) -> String {
    let digits = String(crc32(bytes), radix: 16)
    return String(repeating: "0", count: 8 - digits.utf8.count) + digits
  }
}
