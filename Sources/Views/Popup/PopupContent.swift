/// What a pop-up shows; each part may be missing.
public struct PopupContent: Hashable, Sendable {
  public var title: [TextRun]
  public var body: [TextRun]
  public var showsSpinner: Bool

  public init(title: [TextRun] = [], body: [TextRun] = [], showsSpinner: Bool = false) {
    self.title = title
    self.body = body
    self.showsSpinner = showsSpinner
  }

  /// Creates the content from plain texts; nil and empty are none.
  public init(title: String?, body: String? = nil, showsSpinner: Bool = false) {
    func runs(_ text: String?) -> [TextRun] {
      text.map { $0.isEmpty ? [] : [TextRun($0)] } ?? []
    }
    self.init(title: runs(title), body: runs(body), showsSpinner: showsSpinner)
  }

  /// Whether there is nothing to show.
  public var isEmpty: Bool {
    !showsSpinner && (title + body).allSatisfy { $0.text.allSatisfy(\.isWhitespace) }
  }
}
