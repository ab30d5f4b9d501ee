import Foundation
import Raster
import TestSupport

/// A library that is measured in a Python process: `Peers/raster.py` draws, and takes the time around each drawing.
final class PythonContender: Contender {
  let name: String
  /// The library's version.
  let version: String
  private let process: Child
  private let folder: TemporaryFolder

  /// Starts the process; throws where the library is not installed.
  init(_ name: String, peers: String) throws {
    self.name = name
    folder = try TemporaryFolder()
    process = try Child(
      "\(peers)/python/bin/python",
      [Beside.sources.appendingPathComponent("raster.py").path, name],
      environment: ["QT_QPA_PLATFORM": "offscreen"])
    guard let answer = process.line(within: 60), answer.hasPrefix("ready ") else {
      throw Complaint("\(name) can't be used: \(process.complaint(within: 1).suffix(200))")
    }
    version = String(answer.dropFirst("ready ".count))
  }

  func prepare(_ scene: Frame) throws {
    try send(scene)
    _ = try ask("scene")
  }

  func draw(times: Int) throws -> [Double] {
    try ask("draw \(times)").split(separator: " ").compactMap { Double($0) }
  }

  func coverage(of shape: Shape, size: PixelSize) throws -> [UInt8]? {
    guard shape.isCommon else { return nil }
    try send(Frame.white(shape, size: size))
    guard try ask("coverage \(folder.path("coverage"))") == "done" else { return nil }
    return try folder.bytes(of: "coverage")
  }

  private func send(_ frame: Frame) throws {
    try process.tell("size \(frame.size.width) \(frame.size.height)")
    for (shape, color) in frame.fills { try process.tell(PythonContender.line(shape, color)) }
  }

  private func ask(_ question: String) throws -> String {
    try process.tell(question)
    guard let answer = process.line(within: 60) else {
      throw Complaint("\(name) does not answer: \(process.complaint(within: 1).suffix(200))")
    }
    return answer
  }

  /// Returns a shape as a word and numbers.
  private static func line(_ shape: Shape, _ color: Color) -> String {
    let paint = "\(color.red) \(color.green) \(color.blue)"
    func places(_ points: [Point]) -> String {
      points.map { "\($0.x) \($0.y)" }.joined(separator: " ")
    }
    switch shape {
    case .rectangle(let rect, let radius):
      let corner = min(radius, rect.width / 2, rect.height / 2)
      return "rectangle \(paint) \(rect.x) \(rect.y) \(rect.width) \(rect.height) \(corner)"
    case .polygon(let corners):
      return "polygon \(paint) \(places(corners))"
    case .line(let stroke):
      return "path \(paint) \(stroke.width) \(stroke.cap) \(places([stroke.from, stroke.to]))"
    case .path(let stroke):
      return "path \(paint) \(stroke.width) \(stroke.cap) \(places(stroke.points))"
    case .arc(let stroke):
      let sweep = min(1, max(-1, stroke.sweep))
      return "arc \(paint) \(stroke.width) \(stroke.cap) \(stroke.center.x) \(stroke.center.y)"
        + " \(stroke.radius) \(stroke.start) \(sweep)"
    case .mask:
      return "none"
    }
  }
}
