import Foundation
import Raster
import TestSupport
import Testing
import Views

@testable import Settings

@Suite struct ThemeFileTests {
  private static let finder = ThemeFinder(shipped: [Built.package.path + "/Assets/themes"])
  private static let names = [
    "dark", "light", "high-contrast", "safe-dark", "safe-light", "e-paper", "transparent",
  ]

  private static func theme(_ name: String) throws -> ThemeChoice {
    let path = Built.package.path + "/Assets/themes/\(name).json5"
    return ThemeChoice(try SettingsFile(path: path, keys: ThemeChoice.keys), name: name)
  }

  private static func look(_ name: String) throws -> Look {
    var draft = InvocationDraft()
    draft.begin(with: try theme(name))
    return draft.finishedLook
  }

  @Test("Each theme looks as it is known to look", arguments: names, [Face.both, .star])
  func pictures(name: String, face: Face) throws {
    var look = try Self.look(name)
    look.face = face
    // Digits are strokes, so that no font of this machine is seen.
    let layout = DisplayLayout(
      look: look, title: "Tea", widestLabel: "00:00", size: PixelSize(320, 180), scale: 1,
      resources: Resources(typesetter: StrokeTypesetter()))
    let shown = [
      DisplayLayout.Shown(fraction: 0.62, label: "12:34"),
      DisplayLayout.Shown(fraction: 0, label: "-00:07", isOvertime: true),
    ]
    let kept = KeptPicture(in: "Tests/SettingsTests/Themes/Pictures")
    for (moment, shown) in zip(["running", "over"], shown) {
      var picture = layout.frame([shown]).bitmap()
      if look.isBlackAndWhite {
        picture.withSurface { $0.makeBlackAndWhite(PixelRect($0.size)) }
      }
      let difference = try kept.difference(of: picture, "\(name)-\(face.rawValue)-\(moment)")
      #expect(difference == nil)
    }
  }

  @Test func theseThemesAreShipped() {
    #expect(Set(Self.finder.names) == Set(Self.names))
  }

  @Test(arguments: Theme.allCases)
  func aBuiltInThemeIsWhatItsFileSays(theme: Theme) throws {
    let changes = try Self.theme(theme.rawValue).changes
    // The file says all by itself, on whatever it begins.
    for base in Theme.allCases {
      var draft = InvocationDraft()
      draft.look = base.look
      for change in changes {
        try OptionTable.option(named: change.option)?.apply(&draft, change.value)
      }
      #expect(draft.finishedLook == theme.look, "on \(base)")
    }
  }

  @Test(arguments: names)
  func labelsStandOutSevenToOneAndTitlesFourAndAHalf(name: String) throws {
    let look = try Self.look(name)
    for ground in Self.grounds(of: look) {
      #expect(Self.contrast(look.label.color, ground) >= 7, "label on \(ground)")
      #expect(Self.contrast(look.title.color, ground) >= 4.5, "title on \(ground)")
    }
    func isLegible(_ fill: Fill?, _ color: Color, _ least: Double) -> Bool {
      guard case .color(let ground)? = fill else { return false }
      return Self.contrast(color, ground) >= least
    }
    #expect(isLegible(look.popup.panel, look.popup.title.color, 7))
    #expect(isLegible(look.popup.panel, look.popup.body.color, 4.5))
    #expect(isLegible(look.picker.band, look.picker.color, 4.5))
  }

  @Test(arguments: names)
  func theStrokeIsToldFromItsTrackThreeToOneOrByItsWidth(name: String) throws {
    let look = try Self.look(name)
    guard case .color(let progress) = look.ring.stroke.progress,
      case .color(let track) = look.ring.stroke.track
    else {
      Issue.record("they are colours")
      return
    }
    let isThinner = look.ring.stroke.trackThickness != nil
    for ground in Self.grounds(of: look) {
      let seen = Self.over(track, ground)
      #expect(isThinner || Self.contrast(progress, seen) >= 3)
      #expect(Self.contrast(progress, ground) >= 3)
    }
  }

  @Test func electronicPaperIsBlackAndWhiteAndStill() throws {
    let look = try Self.look("e-paper")
    #expect(look.reducesMotion && look.isBlackAndWhite)
    #expect(look.drawer.spring.duration == .zero)
    #expect(look.popup.spinner.turn == .zero)
    for change in try Self.theme("e-paper").changes where change.value.hasPrefix("#") {
      #expect(["#000000", "#ffffff"].contains(change.value), "\(change.option)")
    }
  }

  @Test func aThemeIsFoundByNameOrFileAndRefusedInASentence() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      Array("{theme: 'light', face: 'ring', padding: 3}".utf8), to: "own.json5")
    let bad = try folder.write(Array("{paddin: 3, x: 1}".utf8), to: "bad.json5")
    let finder = ThemeFinder(shipped: [folder.root])
    #expect(try finder.theme("own").base == .light)
    #expect(try finder.theme(path).changes.map(\.option) == ["face", "padding"])
    let unknown = thrown(ValueError.self) { try finder.theme("onw") }
    #expect(unknown?.reason.contains("did you mean own?") ?? false)
    let faulty = thrown(ValueError.self) { try finder.theme(bad) }
    #expect(faulty?.reason.contains("bad.json5:1:2: paddin:") ?? false, "\(faulty)")
    #expect(faulty?.reason.contains("and 1 more") ?? false)
    #expect(thrown(ValueError.self) { try finder.theme("") } != nil)
  }

  @Test func optionsAndFilesChangeAThemeWhateverTheirOrder() throws {
    let folder = try TemporaryFolder()
    let theme = try folder.write(Array("{face: 'ring', progress: 'red'}".utf8), to: "t.json5")
    let text = "{progress: 'blue', theme: 't.json5'}"
    let file = try folder.write(Array(text.utf8), to: "s.json5")
    let made = try Invocation.parse(["--config", file, "--label-size", "9", "1m"])
    #expect(made.look.face == .ring)
    #expect(made.look.ring.stroke.progress == .color(Color(0x0000FF)))
    #expect(made.look.label.size == .points(9))
    #expect(made.looks.themeFile == theme)
    let other = try Invocation.parse(["--config", file, "--theme", "light", "1m"])
    #expect(other.look.face == .both)
    #expect(other.look.background == Theme.light.look.background)
  }

  @Test(arguments: [
    (nil, "", "", Theme.dark), ("Adwaita", "", "", .light), ("Adwaita:dark", "", "", .dark),
    (nil, "[Settings]\ngtk-application-prefer-dark-theme = true\n", "", .dark),
    (nil, "gtk-theme-name=Arc-Dark\n", "", .dark), (nil, "gtk-theme-name=Arc\n", "", .light),
    (nil, "", "[General]\nColorScheme=BreezeLight\n", .light),
    (nil, "", "ColorScheme=BreezeDark\n", .dark),
  ])
  func theDesktopsThemeIsReadFromItsFiles(
    variable: String?, gtk: String, kde: String, theme: Theme
  ) throws {
    let folder = try TemporaryFolder()
    if !gtk.isEmpty {
      let other = folder.url.appendingPathComponent("gtk-3.0").path
      mkdir(other, 0o700)
      _ = try folder.write(Array(gtk.utf8), to: "gtk-3.0/settings.ini")
    }
    if !kde.isEmpty { _ = try folder.write(Array(kde.utf8), to: "kdeglobals") }
    #expect(DesktopTheme(variable: variable, folder: folder.root).theme == theme)
  }

  /// Returns what may lie behind label and title: the background, or a panel on black and on white where there is none.
  private static func grounds(of look: Look) -> [Color] {
    guard case .color(let background) = look.background else { return [] }
    let panel = if case .color(let panel)? = look.ring.panel.fill { panel } else { Color.clear }
    return background.alpha == 255
      ? [over(panel, background)] : [over(panel, .black), over(panel, .white)]
  }

  private static func over(_ color: Color, _ ground: Color) -> Color {
    let share = Double(color.alpha) / 255
    func mixed(_ a: UInt8, _ b: UInt8) -> UInt8 {
      UInt8((Double(a) * share + Double(b) * (1 - share)).rounded())
    }
    return Color(
      red: mixed(color.red, ground.red), green: mixed(color.green, ground.green),
      blue: mixed(color.blue, ground.blue))
  }

  /// Returns the contrast of two colours, 1…21, as WCAG 2 reckons it.
  private static func contrast(_ a: Color, _ b: Color) -> Double {
    let (x, y) = (luminance(a), luminance(b))
    return (max(x, y) + 0.05) / (min(x, y) + 0.05)
  }

  private static func luminance(_ color: Color) -> Double {
    func linear(_ value: UInt8) -> Double {
      let share = Double(value) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }
}
