public import TimerCore

/// A zone of the machine's time zone database.
///
/// The zone's file is read once, when the value is made: a value is always the same rule.
public struct SystemZone: LocalTimeRule, Hashable {
  private let table: ZoneTable

  /// Creates the zone with a name of the database, such as `Europe/Berlin`.
  ///
  /// - Throws: ``ZoneError`` with the nearest names when there is no such zone, or when its file can't be used.
  public init(named name: String) throws(ZoneError) {
    try self.init(named: name, in: .system)
  }

  init(named name: String, in files: ZoneFiles) throws(ZoneError) {
    table = try files.table(named: name)
  }

  private init(_ table: ZoneTable) { self.table = table }

  /// Returns the machine's zone as it is set now: what `TZ` says, else `/etc/localtime`, else UTC.
  ///
  /// Ask again to see that the zone was changed; it costs the reading of one small file.
  ///
  /// - Throws: ``ZoneError`` when `TZ` names no zone or a file can't be used.
  public static func local() throws(ZoneError) -> SystemZone { try local(in: .system) }

  static func local(in files: ZoneFiles) throws(ZoneError) -> SystemZone {
    guard var text = files.variable else {
      return SystemZone(files.hasLocalTime ? try files.table(path: files.localTime) : .utc)
    }
    if text.hasPrefix(":") { text.removeFirst() }
    if text.isEmpty { return SystemZone(.utc) }
    if text.hasPrefix("/") { return SystemZone(try files.table(path: text)) }
    if !files.has(text), let rule = ZoneRule(text: text) {
      return SystemZone(ZoneTable(first: rule.standard, transitions: [], rule: rule))
    }
    return SystemZone(try files.table(named: text))
  }

  /// Returns the instant at which the zone's clocks show `local`.
  public func utc(of local: LocalDateTime) -> UTCInstant {
    UTCInstant(sinceEpoch: .seconds(table.utc(local: local.secondsSinceEpoch)))
  }

  /// Returns what the zone's clocks show at an instant, cut off to the second.
  public func local(of instant: UTCInstant) -> LocalDateTime {
    let seconds = instant.sinceEpoch.wholeSecondsDown
    return LocalDateTime(secondsSinceEpoch: seconds + table.offset(at: seconds))
  }
}
