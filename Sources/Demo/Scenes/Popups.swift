import Raster
import TimerCore
import Views

/// Pop-ups one after the other: text for a time, text until it is hidden, and both spinners.
struct Popups: Act {
  private struct Shown {
    let run: PopupRun
    let view: PopupView
  }

  private let shown: [Shown]

  /// When the one that stays is hidden.
  static let hidden = Duration.milliseconds(8500)

  init(in space: Space) {
    let scale = space.scale(fitting: 320, 240)
    shown = Self.contents.map { content, look, from, time in
      var run = PopupRun(
        content, timing: PopupTiming(time: time), at: BootInstant(sinceBoot: from))
      if time == nil { run.hide(at: BootInstant(sinceBoot: Self.hidden)) }
      let view = PopupView(
        content, look: look, parent: space.window, scale: scale, resources: space.resources)
      return Shown(run: run, view: view)
    }
  }

  func ground(in space: Space) -> [Layer] { space.ground(.black, picture: "night") }

  func layers(at time: Duration) -> [Layer] {
    let now = BootInstant(sinceBoot: time)
    return shown.flatMap {
      $0.view.layers(at: now - $0.run.shown, opacity: $0.run.opacity(at: now))
    }
  }

  private static let notes = [
    Note(from: .zero, text: "for 5 s"), Note(from: .milliseconds(5250), text: nil),
    Note(from: .seconds(6), text: "until it is hidden"),
    Note(from: hidden + .milliseconds(250), text: "told that it is gone"),
    Note(from: .milliseconds(10_000), text: "a square that turns"),
    Note(from: .milliseconds(14_000), text: "a star whose colour changes"),
  ]

  func note(at time: Duration) -> String? { Self.notes.text(at: time) }
}

extension Popups {
  private typealias Content = (
    content: PopupContent, look: PopupLook, from: Duration, time: Duration?
  )

  private static var contents: [Content] {
    let loading = PopupContent(title: "Loading", showsSpinner: true)
    let styled = PopupContent(
      title: ["Until hidden"],
      body: [
        "runs of ", TextRun("any colour", color: Palette.red), ", ",
        TextRun("size", size: .points(22)), " and ", TextRun("weight", weight: .bold),
      ])
    let square = PopupLook(spinner: SpinnerLook(size: .points(40)))
    let star = PopupLook(
      spinner: SpinnerLook(
        shape: .star, size: .points(40),
        fills: [Palette.powderBlue, Color(0xFFD166), Color(0xEF476F)]))
    return [
      (PopupContent(title: "Title", body: "Body"), PopupLook(), .zero, .seconds(5)),
      (styled, PopupLook(), .seconds(6), nil),
      (loading, square, .milliseconds(10_000), .milliseconds(3500)),
      (loading, star, .milliseconds(14_000), .milliseconds(3500)),
    ]
  }
}
