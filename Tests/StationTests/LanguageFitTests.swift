import Foundation
import Raster
import SDL
import Settings
import TestSupport
import Testing
import TimerCore
import Views

@Suite("V9: each language's longest label fits 320×240, in the fonts of this machine")
struct LanguageFitTests {
  static let codes = ["en", "de", "fr", "es", "zh-Hans", "zh-Hant", "ja", "ko", "ar"]
  private static let size = PixelSize(320, 240)

  /// Remembers what was cut.
  private final class Recorder: Typesetter {
    let fonts: FontLibrary
    private(set) var cut: Set<String> = []

    init() throws { fonts = try FontLibrary() }

    func metrics(of font: Font) -> FontMetrics { fonts.metrics(of: font) }

    func set(_ text: String, in font: Font) -> GlyphRun {
      if text.contains("…") { cut.insert(text) }
      return fonts.set(text, in: font)
    }
  }

  /// Returns a language with times of twelve hours, which are longer.
  private static func language(_ code: String) -> Language {
    let folder = Built.package.appendingPathComponent("Assets/languages").path
    return LanguageFinder(folders: [folder]) { $0 == "LC_ALL" ? "en_US" : nil }
      .language(code) { Issue.record("\($0)") }
  }

  private static func look(_ face: Face, _ style: LabelFormat.Style) -> Look {
    var look = Theme.dark.look
    look.face = face
    look.label.format = LabelFormat(style)
    look.label.showsEnd = true
    return look
  }

  /// What a run of two weeks says, in words or in digits, before its end and long after it.
  private static func labels(_ style: LabelFormat.Style, in language: Language) -> [String] {
    let total = Duration.seconds(14 * 86_400)
    guard style != .words else {
      return language.longestWords(total: total, overtime: false)
        + language.longestWords(total: total, overtime: true)
    }
    let format = LabelFormat(style)
    return [0, 59, 3_599, 86_399, 863_999].map {
      format.label(remaining: total - .seconds($0), total: total, in: language).description
    }
  }

  /// Returns the boxes of a frame's texts.
  private static func texts(in frame: Frame) -> [PixelRect] {
    frame.layers.compactMap { layer in
      guard case .mask(let mask, let x, let y) = layer.shape else { return nil }
      return PixelRect(x0: x, y0: y, x1: x + mask.size.width, y1: y + mask.size.height)
    }
  }

  @Test("Words, digits and the end", arguments: codes, [Face.ring, .both, .bar])
  func fits(code: String, face: Face) throws {
    let language = Self.language(code)
    #expect(language.code == code)
    let note = language[.ended, ["time": "2026-12-31 \(Self.lateTime(in: language))"]]
    let recorder = try Recorder()
    for style in [LabelFormat.Style.words, .auto, .percent] {
      let labels = Self.labels(style, in: language)
      let longest = labels.max { $0.count < $1.count } ?? ""
      let layout = DisplayLayout(
        look: Self.look(face, style),
        timers: [
          DisplayLayout.Timer(
            title: nil, widestLabel: style == .words ? labels.joined(separator: "\n") : longest,
            hasNote: true)
        ], size: Self.size, scale: 1,
        resources: Resources(typesetter: recorder, language: language))
      for label in labels.sorted(by: { $0.count > $1.count }).prefix(8) {
        let frame = layout.frame([DisplayLayout.Shown(fraction: 0.5, label: label, note: note)])
        let boxes = Self.texts(in: frame)
        #expect(boxes.count > 1, "\(label)")
        let height = boxes.map(\.height).max() ?? 0
        #expect(height >= 9, "\(label) is \(height) pixels high")
        for box in boxes {
          #expect(PixelRect(Self.size).inset(by: 2).contains(box), "\(label): \(box)")
          expectFree(box, of: frame, label)
        }
      }
    }
    #expect(recorder.cut.isEmpty)
  }

  /// Expects a text not to touch the ring around it.
  private func expectFree(_ box: PixelRect, of frame: Frame, _ label: String) {
    for case .arc(let stroke) in frame.layers.map(\.shape) {
      let inner = stroke.radius - stroke.width / 2
      for (x, y) in [(box.x0, box.y0), (box.x1, box.y0), (box.x0, box.y1), (box.x1, box.y1)] {
        let way = (Double(x) - stroke.center.x, Double(y) - stroke.center.y)
        let distance = (way.0 * way.0 + way.1 * way.1).squareRoot()
        // A mask has a pixel of room around its ink.
        #expect(distance <= inner + 2, "\(label): \(box) in a circle of \(inner)")
      }
    }
  }

  private static func lateTime(in language: Language) -> String {
    TimeOfDay(hour: 22, minute: 58).map(language.text(of:)) ?? ""
  }
}

extension PixelRect {
  fileprivate func inset(by margin: Int) -> PixelRect {
    PixelRect(x0: x0 + margin, y0: y0 + margin, x1: x1 - margin, y1: y1 - margin)
  }

  fileprivate func contains(_ other: PixelRect) -> Bool { intersection(other) == other }
}
