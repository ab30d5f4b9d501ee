/// A table of what keys and buttons do.
public struct HelpContent: Hashable, Sendable {
  /// One thing that can be done, and what does it.
  public struct Row: Hashable, Sendable {
    public var meaning: String
    /// What does it, a text for each column; an empty one is nothing.
    public var cells: [String]

    public init(meaning: String, cells: [String]) {
      self.meaning = meaning
      self.cells = cells
    }
  }

  public var title: String
  /// The heads of the columns behind the meanings.
  public var columns: [String]
  public var rows: [Row]
  /// A line below the table.
  public var foot: String

  public init(title: String, columns: [String], rows: [Row], foot: String) {
    self.title = title
    self.columns = columns
    self.rows = rows
    self.foot = foot
  }
}
