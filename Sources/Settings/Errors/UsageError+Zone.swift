extension UsageError {
  /// Creates the refusal of a command line whose zone can't be used.
  ///
  /// - Parameter place: the option that names the zone, if one does: `--zone`.
  init(_ error: ZoneError, place: String? = nil) {
    let prefix = place.map { "\($0): " } ?? ""
    switch error {
    case .unknown: self.init(prefix + error.description)
    case .unreadable, .damaged: self.init(prefix + error.description, exitCode: .noInput)
    }
  }
}
