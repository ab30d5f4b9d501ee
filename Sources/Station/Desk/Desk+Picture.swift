import Raster
import Settings
import TimerCore
import Views

extension Desk {
  /// The display's look: that of its first timer.
  var look: Shared<Look> { timers.runs[0].look }

  /// What each timer's place is fitted for, with the look that its reactions make of it at an instant.
  func fitted(at now: BootInstant) -> [FittedTimer] {
    timers.react(at: now)
    return timers.runs.map { $0.fitted(at: now, in: resources.language, ends: endNote) }
  }

  /// Notes the clock on the wall, where anything shows it.
  func noteClock(_ now: Clock) {
    guard timers.runs.contains(where: { $0.look.value.label.showsEnd }) else { return }
    guard let rule = endNote?.rule ?? (try? invocation.rule()) else { return }
    endNote = EndNote(clock: now, rule: rule, language: resources.language)
  }

  /// Makes a frame that of what is true at an instant, in the memory that it has.
  ///
  /// - Parameter isCalm: whether only strokes may have moved since the last frame.
  func fill(
    _ frame: inout Frame, _ layout: DisplayLayout, _ room: Room, at now: BootInstant,
    withOverlays: Bool = true, hasHands: Bool = true, isCalm: Bool = false
  ) {
    if hasHands { shownLayout = layout }
    guard !isDark else {
      let window = Rect(
        x: 0, y: 0, width: Double(room.size.width), height: Double(room.size.height))
      frame = Frame(
        size: room.size, layers: [Layer(.rectangle(window, radius: 0), .color(.black))])
      return
    }
    if isCalm { move(to: now) } else { read(at: now) }
    layout.fill(&frame, shown)
    if let place = layout.agendaPlace, pick == nil {
      agendaSheet.addLayers(
        to: &frame, timers.front, at: place, scale: room.scale, resources: resources, now,
        isCalm: isCalm)
    }
    if withOverlays { addOverlays(to: &frame, room, at: now, hasHands: hasHands) }
    let brightness = light.brightness
    if brightness < 1 {
      let window = Rect(
        x: 0, y: 0, width: Double(room.size.width), height: Double(room.size.height))
      frame.layers.append(
        Layer(.rectangle(window, radius: 0), .color(.black), opacity: 1 - brightness))
    }
  }

  /// What pop-ups and the help say, line by line, where they can't be drawn.
  func words(at now: BootInstant) -> [String] {
    if help.isOpen {
      let content = HelpContent(
        hands.keys, devices, in: resources.language, where: hasMeaning)
      return content.rows.filter { !($0.cells.first ?? "").isEmpty }
        .map { "\($0.meaning): \($0.cells.first ?? "")" }
    }
    let content =
      drag?.content ?? typed?.content(in: resources.language) ?? notices.content(at: now)
    let texts = content.map { [$0.title, $0.body] } ?? []
    return texts.map { $0.map(\.text).joined() }.filter { !$0.isEmpty }
  }

  /// Notes what each timer shows at an instant, a run that a finger moves as it would stand there.
  private func read(at now: BootInstant) {
    shown = timers.runs.indices.map { index in
      var run = timers.runs[index]
      if let drag, drag.grip.timer == index {
        run = run.previewing(drag.command(of: run.reading(at: now).total), at: now)
      }
      var shown = run.shown(
        at: now, isChosen: timers.chosen == index, in: resources.language, ends: endNote)
      shown.isVisible = shown.isVisible && pick == nil
      return shown
    }
  }

  /// Notes how far strokes are at an instant, where nothing else has changed.
  private func move(to now: BootInstant) {
    for index in shown.indices { shown[index].fraction = timers.runs[index].fraction(at: now) }
  }

  /// Whether `move` suffices until something changes.
  var isCalm: Bool { drag == nil }

  /// Lays pop-ups, wheels, drawer and help over the views.
  ///
  /// What hands hold is only on the screen that they are at.
  private func addOverlays(
    to frame: inout Frame, _ room: Room, at now: BootInstant, hasHands: Bool
  ) {
    let hasControls = hasHands && (pick != nil || drawer.isSeen(at: now))
    if hasControls {
      layOutControls(room, at: now)
      frame.layers += pick?.layers(at: now) ?? []
    }
    if typed != nil || drag != nil || !notices.isEmpty {
      addPopups(to: &frame, room, at: now, hasHands: hasHands)
    }
    if hasControls { frame.layers += drawer.layers(at: now, button(at: now)) }
    guard help.isOpen else { return }
    frame.layers += help.layers(
      hands.keys, devices, where: hasMeaning, look: look.value.popup, room,
      resources: resources)
  }

  /// Lays wheels and drawer out for a window, where that is new.
  func layOutControls(_ room: Room, at now: BootInstant) {
    let key = ControlPlaces.Key(
      look: look.value.drawer, picker: look.value.picker, size: room.size, safe: room.safe,
      scale: room.scale, pixelsPerMillimetre: room.pixelsPerMillimetre,
      controls: Control.main(isHeard: loudness != nil))
    pick?.layOut(key, resources: resources)
    drawer.layOut(key, resources: resources, at: now)
  }

  private func addPopups(
    to frame: inout Frame, _ room: Room, at now: BootInstant, hasHands: Bool
  ) {
    let safe = room.safe
    // Below the label and above the bar, so that neither is hidden; of several timers below the labels of the last.
    let (top, share) = timers.isSingle ? (0.56, 0.3) : (0.78, 0.22)
    let place = Rect(
      x: safe.x, y: safe.y + safe.height * top, width: safe.width, height: safe.height * share)
    let paper = PopupPaper(look: look.value.popup, scale: room.scale, resources: resources)
    if let typed {
      frame.layers += typing.layers(typed.content(in: resources.language), at: place, on: paper)
    } else {
      frame.layers += notices.layers(at: now, place: place, on: paper)
    }
    if let drag, hasHands {
      frame.layers += bubble.layers(drag.content, at: drag.bubble(in: room), on: paper)
    }
  }

  /// Whether the display carries a command out in any state, if a hand gives it.
  private func hasMeaning(_ command: Command) -> Bool {
    guard lock?.allows(command) ?? true else { return false }
    switch command {
    case .next, .back, .go: return timers.front.agenda != nil
    case .progress: return false
    case .mute, .volume: return loudness != nil
    case .timer: return !timers.isSingle
    case .drawer: return hasScreen
    case .fullscreen: return hasScreen && hasWindow
    default: return true
    }
  }

  /// Whether its picture changes with every frame, whatever the runs do.
  func isMoving(at now: BootInstant) -> Bool {
    drawer.isMoving(at: now) || pick?.isMoving(at: now) ?? false
  }
}

extension TypedLength {
  /// What is shown while it is typed.
  fileprivate func content(in language: Language) -> PopupContent {
    let meaning =
      length.map { language[.enterStarts, ["length": $0.entryText]] } ?? language[.typeHint]
    return PopupContent(title: text, body: meaning)
  }
}

extension SeekDrag {
  fileprivate var content: PopupContent {
    let format = LabelFormat.auto
    return PopupContent(title: format.label(remaining: remaining, total: remaining).description)
  }

  /// The place of the bubble that shows the time, above the finger.
  fileprivate func bubble(in room: Room) -> Rect {
    let (width, height) = (180 * room.scale, 70 * room.scale)
    let safe = room.safe
    let (right, bottom) = (safe.maxX - width, safe.maxY - height)
    let above = place.y - height - 16 * room.scale
    let x = min(max(safe.x, place.x - width / 2), max(safe.x, right))
    // Below a finger that is too near to the upper edge.
    let y = above >= safe.y ? above : min(place.y + 40 * room.scale, max(safe.y, bottom))
    return Rect(x: x.rounded(), y: y.rounded(), width: width, height: height)
  }
}
