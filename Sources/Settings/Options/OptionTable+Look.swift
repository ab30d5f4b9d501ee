import Views

extension OptionTable {
  static let look = OptionGroup(
    title: "Look",
    options: [
      CommandOption(
        "face", .choice, standard: "both", help: "Show the time as a bar, a ring, both or a star"
      ) {
        $0.look.face = $1
      },
      CommandOption(
        theme, .theme, standard: "dark",
        help: "Begin with these looks, the desktop's light or dark ones, or those of a file;"
          + " every other option changes one of them"
      ) { $0.begin(with: $1) },
      CommandOption("background", .paint, standard: "the theme's", help: "Paint the background") {
        $0.look.background = $1
      },
      CommandOption(
        "background-fit", .choice, standard: "tile",
        help:
          "Repeat the background's picture in its own pixels, cover with it, show all of it or stretch it"
      ) { $0.backgroundFit = $1 },
      CommandOption(
        "panel", .paint, faces: [.bar, .ring, .both],
        help: "Paint a panel behind the bar, the ring or both, as they are shown"
      ) { draft, fill in draft.setPanels { $0.fill = fill } },
      CommandOption(
        "panel-radius", .length, standard: "0", faces: [.bar, .ring, .both],
        help: "Round the panel's corners"
      ) { draft, radius in draft.setPanels { $0.radius = radius } },
      CommandOption(
        "frame", .frame, faces: [.bar, .ring, .star],
        help:
          "Place the bar, the ring or the star in this part of the window, in points or shares of its sides"
      ) { $0.frame = $1 },
      CommandOption(
        "opacity", .number("NUMBER", in: 0...1, example: "0.8"), standard: "1",
        help: "How solid bar, ring, label and title are, from 0 to 1"
      ) { $0.look.opacity = $1 },
      CommandOption(
        "reduced-motion",
        help:
          "Move nothing: strokes step with the seconds, and nothing swings, fades, turns or flashes"
      ) { $0.look.reducesMotion = true },
      CommandOption(
        "black-and-white",
        help: "Show nothing but black and white, not even at edges, for electronic paper"
      ) { $0.look.isBlackAndWhite = true },
      CommandOption("autohide", help: "Hide bar, ring, label and title after the end") {
        $0.look.autohide = true
      },
    ])

  /// The name of the option that is applied before all others.
  static let theme = "theme"
}
