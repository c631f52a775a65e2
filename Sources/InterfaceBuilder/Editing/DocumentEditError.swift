/// Why a document cannot be edited.
package nonisolated enum DocumentEditError: Error, Hashable, CustomStringConvertible {
  /// No object has the identifier.
  case unknownObject(id: String)
  /// The object does not have a value that the edit could change.
  case notApplicable(id: String, reason: String)
  /// The new value cannot be written.
  case invalidValue(String)
  /// The position of the value in the document's text could not be found safely. Nothing was changed.
  case notUnderstood(reason: String)

  package var description: String {
    switch self {
    case .unknownObject(let id): "the document has no object \(id)"
    case .notApplicable(let id, let reason): "\(id) \(reason)"
    case .invalidValue(let reason): reason
    case .notUnderstood(let reason): "the document was not changed: \(reason)"
    }
  }
}
