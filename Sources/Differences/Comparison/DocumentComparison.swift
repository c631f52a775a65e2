import Audit
import Environments
import Foundation
import InterfaceBuilder
import Pages

/// Compares two revisions of a document: their contents, the frames of their views, and the findings of the audit.
///
/// It ignores identifiers, the order of elements, and everything that only Interface Builder uses.
public struct DocumentComparison {
  /// A document in one of the revisions.
  public struct Revision {
    /// The document.
    public var document: InterfaceDocument
    /// What the audit found in it.
    public var report: DocumentReport

    /// Makes a revision from its parts.
    public init(document: InterfaceDocument, report: DocumentReport) {
      self.document = document
      self.report = report
    }
  }

  /// Draws a screen in both revisions; `nil` for a revision that lacks it.
  package typealias Draw = (
    _ old: SceneDescription?, _ new: SceneDescription?, _ moves: [FrameMove]
  ) -> [ComparedPictures]

  /// The environments in which frames are compared.
  public var environments: [Environment]
  /// Draws the screens that differ; `nil` for no pictures.
  package var draw: Draw?

  /// A comparison.
  ///
  /// - Parameter environments: those in which frames are compared.
  public init(environments: [Environment]) {
    self.environments = environments
  }

  /// What differs between two revisions. Lays each screen out once per environment and revision.
  ///
  /// - Parameters:
  ///   - name: the document's name in the new revision.
  ///   - formerName: its name in the old revision, if it was another one.
  public func difference(
    from old: Revision, to new: Revision, name: String, formerName: String? = nil
  ) -> DocumentDifference {
    let matching = ObjectMatching(from: ObjectGraph(old.document), to: ObjectGraph(new.document))
    let oldWords = ObjectWords(document: old.document, graph: matching.old)
    let newWords = ObjectWords(document: new.document, graph: matching.new)
    let objects = ObjectComparison(matching, oldWords: oldWords, newWords: newWords)
    let frames = FrameComparison(old: old.document, new: new.document, environments: environments)
    var scenes: [SceneDifference] = []
    for (number, scene) in new.document.scenes.enumerated() {
      guard let place = matching.new.place(of: scene.id) else { continue }
      let report = new.report.screens.first { $0.scene.id == scene.id }
      guard let oldPlace = matching.oldPlaces[place],
        let oldNumber = old.document.scenes.firstIndex(where: { $0.id == matching.old.objects[oldPlace].id })
      else {
        scenes.append(whole(.added, scene, of: new))
        continue
      }
      let oldScene = old.document.scenes[oldNumber]
      let oldReport = old.report.screens.first { $0.scene.id == oldScene.id }
      var difference = SceneDifference(scene: Self.reference(scene, of: new.document), kind: .changed)
      difference.changes = objects.changes(from: oldNumber, to: number)
      if scene.rootViewElement != nil, oldScene.rootViewElement != nil {
        let pairs = matching.new.objects.indices.compactMap { place -> (old: String, new: String)? in
          let object = matching.new.objects[place]
          guard object.kind == .view, object.scene == number, let other = matching.oldPlaces[place] else { return nil }
          return (matching.old.objects[other].id, object.id)
        }
        difference.moves = frames.moves(from: oldScene, to: scene, pairs: pairs) { id in
          (newWords.words(id), new.document.element(id)?.line ?? scene.line)
        }
      }
      func id(inNew id: String) -> String {
        matching.old.place(of: id).flatMap { matching.newPlaces[$0] }.map { matching.new.objects[$0].id } ?? id
      }
      let (before, after) = (oldReport?.openFindings ?? [], report?.openFindings ?? [])
      difference.newFindings = FindingComparison.rest(of: after, without: before, renaming: id)
      difference.goneFindings = FindingComparison.rest(of: before, without: after, renaming: id)
      guard !difference.isEmpty else { continue }
      difference.pictures = draw?(oldScene, scene, difference.moves) ?? []
      scenes.append(difference)
    }
    for scene in old.document.scenes {
      guard let place = matching.old.place(of: scene.id), matching.newPlaces[place] == nil else { continue }
      scenes.append(whole(.removed, scene, of: old))
    }
    return DocumentDifference(
      document: name, formerName: formerName, kind: .changed,
      changes: Self.settings(from: old.document, to: new.document, oldWords, newWords, matching)
        + objects.changes(from: nil, to: nil),
      scenes: scenes)
  }

  /// A document that only one of the revisions has.
  public func difference(_ kind: Change.Kind, _ revision: Revision, name: String) -> DocumentDifference {
    DocumentDifference(
      document: name, kind: kind, changes: [],
      scenes: revision.document.scenes.map { whole(kind, $0, of: revision) })
  }

  private static func reference(_ scene: SceneDescription, of document: InterfaceDocument) -> SceneReference {
    SceneReference(id: scene.id, name: SceneWords(document: document).name(of: scene))
  }

  /// A screen that only one of the revisions has.
  private func whole(_ kind: Change.Kind, _ scene: SceneDescription, of revision: Revision) -> SceneDifference {
    var difference = SceneDifference(scene: Self.reference(scene, of: revision.document), kind: kind)
    let findings = revision.report.screens.first { $0.scene.id == scene.id }?.openFindings ?? []
    if kind == .added { difference.newFindings = findings } else { difference.goneFindings = findings }
    difference.pictures = draw?(kind == .added ? nil : scene, kind == .added ? scene : nil, []) ?? []
    return difference
  }

  /// The changes of the whole document: the attributes of its root on which layout and apps depend.
  private static func settings(
    from old: InterfaceDocument, to new: InterfaceDocument, _ oldWords: ObjectWords, _ newWords: ObjectWords,
    _ matching: ObjectMatching
  ) -> [Change] {
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
