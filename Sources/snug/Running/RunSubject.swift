/// The unit of work of a worker in a run: a document, or both revisions of one.
protocol RunSubject: Encodable, Sendable {
  /// The name of the subject in messages.
  var title: String { get }

  /// The subject for another attempt after one of its scenes crashed a worker process: first without the app's code for
  /// this scene, then without the scene; `nil` if no further attempt is possible.
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
    if scenesWithoutCode[scene] == nil, !path.hasSuffix(".swift") {
      rest.scenesWithoutCode[scene] = "laid out without its code, with which it \(reason)"
    } else {
      rest.scenesWithoutCode[scene] = nil
      rest.leftOutScenes[scene] = reason
    }
    return rest
  }
}
