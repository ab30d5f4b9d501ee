import Testing

/// Returns the error that a body throws; records an issue where it throws none, or one of another type.
func thrown<E: Error, Result>(
  _ type: E.Type, _ comment: String = "", sourceLocation: SourceLocation = #_sourceLocation,
  by body: () throws -> Result
) -> E? {
  do {
    let result = try body()
    Issue.record("\(comment) gave \(result) and no error", sourceLocation: sourceLocation)
  } catch let error as E {
    return error
  } catch {
    Issue.record("\(comment) threw \(error)", sourceLocation: sourceLocation)
  }
  return nil
}
