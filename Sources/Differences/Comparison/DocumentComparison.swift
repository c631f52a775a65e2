import Audit
import Environments
import Foundation
import InterfaceBuilder
import Pages

/// Compares two revisions of a document: their contents, the frames of their views, and the findings of the audit.
///
/// It ignores identifiers, the order of elements, and everything that only Interface Builder uses.
///
/// `ObjectMatching` pairs the objects of the two revisions; `ObjectComparison`, `FrameComparison` and
/// `FindingComparison` find the differences. The result is a ``DocumentDifference``.
public struct DocumentComparison {
  /// One revision of a document, with its audit report.
  public struct Revision {
    /// The storyboard or xib as this revision contains it.
    public var document: InterfaceDocument
    /// The report of the audit of this revision.
    public var report: DocumentReport

    /// Makes a revision from its parts.
    public init(document: InterfaceDocument, report: DocumentReport) {
      self.document = document
      self.report = report
    }

    /// The findings of the audit on a screen that are not suppressed.
    func openFindings(on scene: SceneDescription) -> [Finding] {
      report.screens.first { $0.scene.id == scene.id }?.openFindings ?? []
    }
  }

  /// A function that draws both revisions of a screen. A scene is `nil` if its revision does not have the screen.
  /// `moves` are the views whose frames differ.
  package typealias Draw = (
    _ old: SceneDescription?, _ new: SceneDescription?, _ moves: [FrameMove]
  ) -> [ComparedPictures]

  /// The environments in which frames are compared.
  public var environments: [Environment]
  /// Draws the screens that differ; `nil` for no pictures.
  package var draw: Draw?

  /// Makes a comparison without pictures.
  ///
  /// - Parameter environments: the environments in which frames are compared.
  public init(environments: [Environment]) {
    self.environments = environments
  }

  /// Compares two revisions. It lays each screen out once per environment and revision.
  ///
  /// - Parameters:
  ///   - name: the document's name in the new revision.
  ///   - formerName: the document's name in the old revision, if it was renamed.
  public func difference(
    from old: Revision, to new: Revision, name: String, formerName: String? = nil
  ) -> DocumentDifference {
    let pair = RevisionPair(from: old, to: new, in: environments)
    var scenes: [SceneDifference] = []
    for (number, scene) in new.document.scenes.enumerated() where pair.has(scene) {
      guard let oldNumber = pair.oldNumber(of: scene) else {
        scenes.append(whole(.added, scene, of: new))
        continue
      }
      var difference = pair.difference(from: oldNumber, to: number)
      guard !difference.isEmpty else { continue }
      difference.pictures = draw?(old.document.scenes[oldNumber], scene, difference.moves) ?? []
      scenes.append(difference)
    }
    scenes += old.document.scenes.filter(pair.isGone).map { whole(.removed, $0, of: old) }
    return DocumentDifference(
      document: name, formerName: formerName, kind: .changed, changes: pair.changesOfDocument, scenes: scenes)
  }

  /// The difference for a document that only one of the revisions has.
  public func difference(_ kind: Change.Kind, _ revision: Revision, name: String) -> DocumentDifference {
    DocumentDifference(
      document: name, kind: kind, changes: [],
      scenes: revision.document.scenes.map { whole(kind, $0, of: revision) })
  }

  /// The difference for a screen that only one of the revisions has.
  private func whole(_ kind: Change.Kind, _ scene: SceneDescription, of revision: Revision) -> SceneDifference {
    var difference = SceneDifference(scene: SceneReference(scene, of: revision.document), kind: kind)
    let findings = revision.openFindings(on: scene)
    if kind == .added { difference.newFindings = findings } else { difference.goneFindings = findings }
    difference.pictures = draw?(kind == .added ? nil : scene, kind == .added ? scene : nil, []) ?? []
    return difference
  }
}
