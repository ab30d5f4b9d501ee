import Views

extension OptionTable {
  static let strokes = OptionGroup(
    title: "Strokes of bar and ring",
    options: [
      CommandOption(
        "thickness", .length, standard: "as suits the size",
        help: "The width of the progress stroke"
      ) { draft, length in draft.setStrokes { $0.thickness = length } },
      CommandOption(
        "track-thickness", .length, standard: "as the progress",
        help: "The width of the track below it"
      ) { draft, length in draft.setStrokes { $0.trackThickness = length } },
      CommandOption("cap", .choice, standard: "bar round, ring butt", help: "How strokes end") {
        draft, cap in draft.setStrokes { $0.cap = cap }
      },
      CommandOption(
        "cap-fit", .choice, standard: "bar extend, ring inset", faces: [.bar, .ring, .both],
        help: "Add caps past the stroke's end, or keep them within its length"
      ) { draft, fit in draft.setStrokes { $0.capFit = fit } },
      CommandOption("track", .paint, standard: "the theme's", help: "Paint the track") {
        draft, fill in draft.setStrokes { $0.track = fill }
      },
      CommandOption("progress", .paint, standard: "the theme's", help: "Paint the progress stroke")
      {
        draft, fill in draft.setStrokes { $0.progress = fill }
      },
    ])

  static let bar = OptionGroup(
    title: "Bar",
    options: [
      CommandOption(
        barMode, .choice, standard: "straight", faces: [.bar, .both],
        help: "Move its end to the start, its start to the end, or both to the middle"
      ) { $0.look.bar.mode = $1 },
      CommandOption(
        "padding", .length, standard: "as suits the size", faces: [.bar, .both],
        help: "The space between the sides and the bar's ends"
      ) { $0.look.bar.padding = $1 },
    ])

  /// The name of the look that can't change while time passes.
  public static let barMode = "bar-mode"

  static let ring = OptionGroup(
    title: "Ring",
    options: [
      CommandOption(
        "direction", .choice, standard: "clockwise", faces: [.ring, .both, .star],
        help: "The way round in which it is drawn"
      ) { $0.look.ring.direction = $1 },
      CommandOption(
        "motion", .choice, standard: "drain", faces: [.ring, .both, .star],
        help: "Show the time that is left, or the time that has passed"
      ) { $0.look.ring.motion = $1 },
      CommandOption(
        "start-angle", .number("DEGREES", in: -36_000...36_000, example: "90"), standard: "0",
        faces: [.ring, .both], help: "Where it begins, clockwise from 12 o'clock"
      ) { $0.look.ring.startAngle = $1 },
      CommandOption(
        "sweep-angle", .number("DEGREES", in: 0...360, excluding: 0, example: "270"),
        standard: "360", faces: [.ring, .both], help: "How much of the circle it uses"
      ) { $0.look.ring.sweepAngle = $1 },
      CommandOption(
        "radius", .positiveLength, standard: "as large as fits", faces: [.ring, .both],
        help: "The radius of its centre line"
      ) { $0.look.ring.radius = $1 },
    ])
}
