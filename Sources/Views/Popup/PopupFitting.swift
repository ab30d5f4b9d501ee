import Raster

/// The parts of a pop-up in the largest sizes in which they fit into a box.
struct PopupFitting {
  /// How much smaller than asked everything is, 0…1.
  let factor: Double
  let title: StyledBlock
  let body: StyledBlock
  /// The side of the square that the spinner takes, in pixels; 0 is none.
  let spinner: Int
  /// Between two parts, in pixels.
  let spacing: Int

  private static let factors = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.22, smallest]
  private static let smallest = 0.16

  /// - Parameters:
  ///   - spinner: the side of the square that it would take, in pixels.
  ///   - spacing: as it would be, in pixels.
  ///   - width: the box's width in pixels; height likewise.
  init(
    title: StyledWords, body: StyledWords, spinner: Double, spacing: Double, width: Int,
    height: Int, typesetter: any Typesetter
  ) {
    func attempt(_ factor: Double, height: Int?) -> PopupFitting {
      PopupFitting(
        factor: factor, title: title.scaled(by: factor), body: body.scaled(by: factor),
        spinner: spinner * factor, spacing: spacing * factor, width: width, height: height,
        typesetter: typesetter)
    }
    for factor in Self.factors {
      let fitting = attempt(factor, height: nil)
      // Down to half the size asked for, words stay whole.
      let isBroken = factor > 0.5 && (fitting.title.breaksWords || fitting.body.breaksWords)
      if !isBroken && fitting.height <= height && fitting.width <= width {
        self = fitting
        return
      }
    }
    self = attempt(Self.smallest, height: height)
  }

  private init(
    factor: Double, title: StyledWords, body: StyledWords, spinner: Double, spacing: Double,
    width: Int, height: Int?, typesetter: any Typesetter
  ) {
    self.factor = factor
    let gap = Int(spacing.rounded())
    let most = height.map { Double(min($0, width)) } ?? .infinity
    let side = Int(min(spinner.rounded(.up), most))
    var room = height.map { max(0, $0 - (side > 0 ? side + gap : 0)) }
    self.title = StyledBlock(title, width: width, height: room, typesetter: typesetter)
    if let left = room { room = max(0, left - self.title.height - gap) }
    self.body = StyledBlock(body, width: width, height: room, typesetter: typesetter)
    self.spinner = side
    self.spacing = gap
  }

  /// The heights of the parts that are there, from the top.
  private var heights: [Int] { [spinner, title.height, body.height].filter { $0 > 0 } }

  var width: Int { max(spinner, title.width, body.width) }
  var height: Int { heights.reduce(0, +) + max(0, heights.count - 1) * spacing }
}
