import CSndfile
import Foundation

/// Sound files made for tests, by libsndfile.
enum WrittenSound {
  enum Format {
    case wav, flac, vorbis, mp3

    fileprivate var number: Int {
      switch self {
      case .wav: Int(SF_FORMAT_WAV) | Int(SF_FORMAT_PCM_16)
      case .flac: Int(SF_FORMAT_FLAC) | Int(SF_FORMAT_PCM_16)
      case .vorbis: Int(SF_FORMAT_OGG) | Int(SF_FORMAT_VORBIS)
      case .mp3: Int(SF_FORMAT_MPEG) | Int(SF_FORMAT_MPEG_LAYER_III)
      }
    }
  }

  struct Fault: Error { let reason: String }

  /// Returns what a function of the time in seconds makes, the same on each channel.
  static func samples(
    rate: Int, channels: Int, seconds: Double, _ value: (Double) -> Double
  ) -> [Float] {
    (0..<Int(seconds * Double(rate))).flatMap {
      Array(repeating: Float(value(Double($0) / Double(rate))), count: channels)
    }
  }

  static func write(
    _ samples: [Float], to path: String, _ format: Format, rate: Int, channels: Int
  ) throws {
    var info = SF_INFO()
    (info.samplerate, info.channels) = (Int32(rate), Int32(channels))
    info.format = Int32(format.number)
    guard let file = sf_open(path, Int32(SFM_WRITE), &info) else {
      throw Fault(reason: String(cString: sf_strerror(nil)))
    }
    defer { sf_close(file) }
    guard sf_write_float(file, samples, sf_count_t(samples.count)) == samples.count else {
      throw Fault(reason: String(cString: sf_strerror(file)))
    }
  }
}
