/// What a worker does at a time in a run: a document, or both revisions of one.
protocol RunSubject: Encodable, Sendable {
  /// What messages call it.
  var title: String { get }

  /// The same without a scene that ended a worker; `nil` if it cannot be done without it.
  func leavingOut(_ scene: String, because reason: String) -> Self?
}

extension RunSubject {
  func leavingOut(_ scene: String, because reason: String) -> Self? { nil }
}

extension FoundDocument: RunSubject {
  var title: String { path }

  func leavingOut(_ scene: String, because reason: String) -> FoundDocument? {
    guard leftOutScenes[scene] == nil else { return nil }
    var rest = self
    rest.leftOutScenes[scene] = reason
    return rest
  }
}
