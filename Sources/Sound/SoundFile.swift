import CSndfile
import Glibc

/// A sound file that is open for reading.
struct SoundFile: ~Copyable {
  private let path: String
  private let file: OpaquePointer
  private let info: SF_INFO
  private let isWhole: Bool

  /// Opens a file, which must be a regular one.
  ///
  /// Wraps `sf_open_fd`.
  init(_ path: String) throws(SoundError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    if descriptor < 0, errno == ENOENT { throw .missing(path: path) }
    guard descriptor >= 0 else {
      throw .cannotRead(path: path, reason: String(cString: strerror(errno)))
    }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw .cannotRead(path: path, reason: "it is not a file")
    }
    guard status.st_size > 0 else {
      close(descriptor)
      throw .empty(path: path)
    }
    let isWhole = Self.isWhole(descriptor, size: Int(status.st_size))
    var info = SF_INFO()
    // The library closes the descriptor where it refuses the file, too.
    guard let file = sf_open_fd(descriptor, Int32(SFM_READ), &info, 1) else {
      throw .notASound(path: path, reason: Self.reason(nil))
    }
    guard info.channels > 0, info.samplerate > 0 else {
      sf_close(file)
      throw .notASound(path: path, reason: "it has no channels")
    }
    (self.path, self.file, self.info, self.isWhole) = (path, file, info, isWhole)
  }

  deinit {
    sf_close(file)
  }

  /// Reads all of it.
  ///
  /// Wraps `sf_readf_float`.
  func clip() throws(SoundError) -> SoundClip {
    let longest = SoundClip.longestSeconds * Int(info.samplerate)
    // A length of the largest number is one that the header doesn't tell.
    let isKnown = info.frames < Int.max
    if isKnown, info.frames > longest { throw .tooLong(path: path) }
    guard isWhole else { throw .truncated(path: path) }
    guard let converter = RateConverter(from: info.samplerate) else {
      throw .notASound(path: path, reason: "\(info.samplerate) samples a second can't be played")
    }
    let (channels, chunk) = (Int(info.channels), 8192)
    var (read, samples) = (0, [Int16]())
    var buffer = [Float](repeating: 0, count: chunk * channels)
    while true {
      let count = Int(sf_readf_float(file, &buffer, sf_count_t(chunk)))
      guard count > 0 else { break }
      read += count
      if read > longest { throw .tooLong(path: path) }
      converter.put(Self.stereo(buffer[..<(count * channels)], channels: channels))
      converter.take(into: &samples)
    }
    guard Int(sf_error(file)) == SF_ERR_NO_ERROR else {
      throw .notASound(path: path, reason: Self.reason(file))
    }
    if isKnown, read < info.frames { throw .truncated(path: path) }
    // The converter keeps back what it has not seen the sequel of.
    converter.put(Array(repeating: 0, count: Int(info.samplerate)))
    converter.finish()
    converter.take(into: &samples)
    let frames = (read * SoundClip.rate + Int(info.samplerate) - 1) / Int(info.samplerate)
    samples.removeLast(max(0, samples.count - 2 * frames))
    guard !samples.isEmpty else { throw .empty(path: path) }
    return SoundClip(samples)
  }

  /// Returns pairs of samples; of more than two channels both sides hear the mean.
  private static func stereo(_ samples: ArraySlice<Float>, channels: Int) -> [Float] {
    var pairs: [Float] = []
    pairs.reserveCapacity(samples.count / channels * 2)
    for start in stride(from: 0, to: samples.count, by: channels) {
      var (left, right) = (samples[start], samples[start + (channels > 1 ? 1 : 0)])
      if channels > 2 {
        left = samples[start..<(start + channels)].reduce(0, +) / Float(channels)
        right = left
      }
      pairs.append(left.isFinite ? left : 0)
      pairs.append(right.isFinite ? right : 0)
    }
    return pairs
  }

  /// Returns whether a RIFF file is as long as it says; others are told by their decoders.
  private static func isWhole(_ descriptor: Int32, size: Int) -> Bool {
    var head = [UInt8](repeating: 0, count: 8)
    guard pread(descriptor, &head, 8, 0) == 8, head[..<4].elementsEqual("RIFF".utf8) else {
      return true
    }
    let told = head[4...].reversed().reduce(0) { $0 << 8 | Int($1) }
    // A file that was written into a pipe doesn't know its length.
    return told >= 0x7FFF_FFFF || told + 8 <= size
  }

  /// Wraps `sf_strerror`.
  private static func reason(_ file: OpaquePointer?) -> String {
    let text = String(cString: sf_strerror(file))
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}

extension SoundClip {
  /// Reads a sound file: WAV, FLAC, OGG, MP3 and what else libsndfile knows.
  ///
  /// Throws ``SoundError`` that names the file.
  public static func load(_ path: String) throws(SoundError) -> SoundClip {
    try SoundFile(path).clip()
  }
}
