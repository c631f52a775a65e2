/// The unit of work of a worker in a run: a document, or both revisions of one.
protocol RunSubject: Encodable, Sendable {
  /// The name of the subject in messages.
  var title: String { get }

  /// The subject for another attempt after one of its scenes crashed a worker process: first, if that may help, with
  /// empty values for what other code hands over to the scene, then without the app's code for this scene, then without
  /// the scene; `nil` if no further attempt is possible.
  func leavingOut(_ scene: String, because reason: String) -> Self?

  /// The subject for a process that works on another part of the same document.
  func withPart(_ part: DocumentPart) -> Self
}

extension RunSubject {
  func leavingOut(_ scene: String, because reason: String) -> Self? { nil }
  func withPart(_ part: DocumentPart) -> Self { self }
}

extension FoundDocument: RunSubject {
  var title: String { path }

  func withPart(_ part: DocumentPart) -> FoundDocument {
    var other = self
    other.part = part
    return other
  }

  /// What the Swift runtime says if a property is used that other code should have set, and what code says if another
  /// initializer should have been called: `init(coder:) has not been implemented`.
  private static let handedOverFaults = [
    "unexpectedly found nil while implicitly unwrapping", "not implemented", "not been implemented",
  ]

  func leavingOut(_ scene: String, because reason: String) -> FoundDocument? {
    guard leftOutScenes[scene] == nil else { return nil }
    var rest = self
    // Some tests end the program on another device than the one that they were written for.
    if let index = tests.firstIndex(where: { $0.sceneID == scene }), tests[index].reasonForOwnDevice == nil {
      rest.tests[index].reasonForOwnDevice = reason
      return rest
    }
    if scenesWithoutCode[scene] == nil, Self.handedOverFaults.contains(where: reason.lowercased().contains),
      rest.scenesWithEmptyValues.insert(scene).inserted
    {
      return rest
    }
    rest.scenesWithEmptyValues.remove(scene)
    if scenesWithoutCode[scene] == nil, !path.hasSuffix(".swift") {
      rest.scenesWithoutCode[scene] = "laid out without its code, with which it \(reason)"
    } else {
      rest.scenesWithoutCode[scene] = nil
      rest.leftOutScenes[scene] = reason
    }
    return rest
  }
}
