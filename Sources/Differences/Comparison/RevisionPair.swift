import Audit
import Environments
import InterfaceBuilder

/// Two revisions of a document, whose objects are paired.
struct RevisionPair {
  private typealias Revision = DocumentComparison.Revision

  private let old: Revision
  private let new: Revision
  private let matching: ObjectMatching
  private let oldWords: ObjectWords
  private let newWords: ObjectWords
  private let objects: ObjectComparison
  private let frames: FrameComparison

  /// - Parameters:
  ///   - old: the old revision.
  ///   - new: the new revision.
  ///   - environments: the environments in which frames are compared.
  init(
    from old: DocumentComparison.Revision, to new: DocumentComparison.Revision, in environments: [Environment]
  ) {
    self.old = old
    self.new = new
    matching = ObjectMatching(from: ObjectGraph(old.document), to: ObjectGraph(new.document))
    oldWords = ObjectWords(document: old.document, graph: matching.old)
    newWords = ObjectWords(document: new.document, graph: matching.new)
    objects = ObjectComparison(matching, oldWords: oldWords, newWords: newWords)
    frames = FrameComparison(old: old.document, new: new.document, environments: environments)
  }

  // MARK: Screens

  /// Whether a screen of the new document takes part in the comparison.
  func has(_ scene: SceneDescription) -> Bool { matching.new.place(of: scene.id) != nil }

  /// The index, in the old document, of the scene that is paired with a scene of the new document; `nil` if the scene
  /// is new.
  func oldNumber(of scene: SceneDescription) -> Int? {
    guard let place = matching.new.place(of: scene.id), let oldPlace = matching.oldPlaces[place] else { return nil }
    let id = matching.old.objects[oldPlace].id
    return old.document.scenes.firstIndex { $0.id == id }
  }

  /// Whether a screen of the old document has no counterpart in the new one.
  func isGone(_ scene: SceneDescription) -> Bool {
    matching.old.place(of: scene.id).map { matching.newPlaces[$0] == nil } ?? false
  }

  /// The difference of a screen, without pictures.
  ///
  /// - Parameters:
  ///   - oldNumber: the index of the scene in the old document.
  ///   - number: the index of the scene in the new document.
  func difference(from oldNumber: Int, to number: Int) -> SceneDifference {
    let (oldScene, scene) = (old.document.scenes[oldNumber], new.document.scenes[number])
    var difference = SceneDifference(scene: SceneReference(scene, of: new.document), kind: .changed)
    difference.changes = objects.changes(from: oldNumber, to: number)
    if scene.rootViewElement != nil, oldScene.rootViewElement != nil {
      difference.moves = frames.moves(from: oldScene, to: scene, pairs: views(ofSceneAt: number)) { id in
        (newWords.words(id), new.document.element(id)?.line ?? scene.line)
      }
    }
    let (before, after) = (old.openFindings(on: oldScene), new.openFindings(on: scene))
    difference.newFindings = FindingComparison.rest(of: after, without: before, renaming: newIdentifier)
    difference.goneFindings = FindingComparison.rest(of: before, without: after, renaming: newIdentifier)
    return difference
  }

  /// The identifiers, in the old and the new document, of the views of a screen that both have.
  private func views(ofSceneAt number: Int) -> [(old: String, new: String)] {
    matching.new.objects.indices.compactMap { place in
      let object = matching.new.objects[place]
      guard object.kind == .view, object.scene == number, let other = matching.oldPlaces[place] else { return nil }
      return (matching.old.objects[other].id, object.id)
    }
  }

  /// The identifier in the new document of the object that has an identifier in the old document; the same identifier
  /// if the object is not paired.
  private func newIdentifier(of id: String) -> String {
    matching.old.place(of: id).flatMap { matching.newPlaces[$0] }.map { matching.new.objects[$0].id } ?? id
  }

  // MARK: The document

  /// The changes outside of scenes: of the document's attributes and of objects in no scene.
  var changesOfDocument: [Change] { settings + objects.changes(from: nil, to: nil) }

  /// The changes of the attributes of the document's root on which layout and apps depend.
  private var settings: [Change] {
    let (old, new) = (old.document, new.document)
    var details: [String] = []
    func add(_ name: String, _ former: Bool, _ current: Bool) {
      if former != current { details.append("\(name): \(former ? "yes" : "no") → \(current ? "yes" : "no")") }
    }
    add("Auto Layout", old.usesAutoLayout, new.usesAutoLayout)
    add("safe areas", old.usesSafeAreas, new.usesSafeAreas)
    add("variations by size class", old.usesTraitCollections, new.usesTraitCollections)
    add("launch screen", old.isLaunchScreen, new.isLaunchScreen)
    let (oldToken, newToken) = (matching.oldToken(), matching.newToken())
    if old.initialControllerID.map(oldToken) != new.initialControllerID.map(newToken) {
      let former = old.initialControllerID.map { oldWords.words($0) } ?? "none"
      let current = new.initialControllerID.map { newWords.words($0) } ?? "none"
      details.append("first screen: \(former) → \(current)")
    }
    return details.isEmpty ? [] : [Change(kind: .changed, subject: "the document", details: details)]
  }
}
