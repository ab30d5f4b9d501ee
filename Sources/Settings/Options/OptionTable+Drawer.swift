import Raster
import Views

extension OptionTable {
  static let drawer = OptionGroup(
    title: "Drawer, which holds the controls",
    options: [
      drawerOption(
        "drawer-edge", .choice, standard: "bottom", help: "The edge that it comes out of"
      ) { $0.edge = $1 },
      drawerOption(
        "drawer-visible", .share(example: "0.4"), standard: "0",
        help: "The share of it that is seen while it is shut, from 0 to 1"
      ) { $0.visibleAmount = $1 },
      drawerOption(
        "drawer-width", .share(example: "0.5"), standard: "0.75",
        help: "Its width as a share of the window's, from 0 to 1"
      ) { $0.relativeWidth = $1 },
      drawerOption(
        "drawer-place", ValueSyntax<DrawerPlace>.choice, standard: "center",
        help: "Stand in the middle of the edge, or at its left or upper end"
      ) { $0.isCentered = $1 == .center },
      drawerOption("drawer-panel", .paint, standard: "the theme's", help: "Paint its panel") {
        $0.panel = $1
      },
      drawerOption(
        "drawer-radius", .length, standard: "16", help: "Round the corners away from the edge"
      ) { $0.radius = $1 },
      drawerOption(
        "drawer-padding", .length, standard: "16",
        help: "The space between its sides and the controls"
      ) { $0.padding = $1 },
      drawerOption(
        "drawer-handle", .color, standard: "the theme's", help: "The colour of what it is pulled by"
      ) { $0.handle?.color = $1 },
      drawerOption(
        "drawer-handle-length", .length, standard: "40", help: "The length of that; 0 leaves it out"
      ) { $0.handle?.length = $1 },
      drawerOption(
        "drawer-handle-width", .length, standard: "5", help: "The width of that; 0 leaves it out"
      ) { $0.handle?.width = $1 },
      drawerOption(
        "spring-duration", .duration, standard: "1.5s",
        help: "The time it moves for after a key; at 0 it jumps"
      ) { $0.spring.duration = $1 },
      drawerOption(
        "spring-damping", .number("NUMBER", in: 0...1000, example: "0.8"), standard: "0.5",
        help: "How soon it stops swinging: 0 swings on to the end, 1 does not swing"
      ) { $0.spring.damping = $1 },
      drawerOption(
        "spring-speed", .number("NUMBER", in: -1000...1000, example: "2"), standard: "0.5",
        help: "The speed it starts with after a key, in ways a second"
      ) { $0.spring.initialSpeed = $1 },
    ])

  private static func drawerOption<Value>(
    _ name: String, _ syntax: ValueSyntax<Value>, standard: String, help: String,
    set: @escaping @Sendable (inout DrawerLook, Value) -> Void
  ) -> CommandOption {
    CommandOption(name, syntax, standard: standard, help: help) { draft, value in
      set(&draft.look.drawer, value)
    }
  }
}

/// Where along its edge a drawer stands.
private enum DrawerPlace: String, CaseIterable {
  case center, start
}
