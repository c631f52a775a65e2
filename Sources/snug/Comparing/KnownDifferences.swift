import Audit
import Configuration
import Differences
import Reports

/// Removes from a difference the findings that the project's configuration suppresses or its baseline lists.
@MainActor struct KnownDifferences {
  private var known: KnownFindings

  /// - Parameter configuration: the project's configuration in the work tree, which applies to both revisions.
  init(_ configuration: ProjectConfiguration) throws(BaselineFailure) {
    let path = configuration.baselinePath
    do throws(BaselineError) {
      let baseline = try path.map { path throws(BaselineError) in try RunBaseline(reading: path) }
      known = KnownFindings(configuration, baseline)
    } catch {
      throw BaselineFailure(description: "\(path ?? ""): \(error)")
    }
  }

  /// Why the baseline cannot be read, with its path.
  struct BaselineFailure: Error, CustomStringConvertible {
    var description: String
  }

  /// A difference without suppressed and listed findings, and without the screens that then have no difference left.
  mutating func rest(of difference: DocumentDifference, between document: ComparedDocument) -> DocumentDifference {
    var difference = difference
    for index in difference.scenes.indices {
      let scene = difference.scenes[index]
      difference.scenes[index].newFindings = open(scene.newFindings, on: scene, of: document.new)
      difference.scenes[index].goneFindings = open(scene.goneFindings, on: scene, of: document.old)
    }
    difference.scenes.removeAll(where: \.isEmpty)
    return difference
  }

  private mutating func open(
    _ findings: [Finding], on scene: SceneDifference, of revision: ComparedDocument.Revision?
  ) -> [Finding] {
    guard !findings.isEmpty, let revision else { return findings }
    let screen = ScreenReport(scene: scene.scene, environments: [], findings: findings, notChecked: [])
    let report = DocumentReport(document: revision.place, screens: [screen])
    let marked = known.mark(report, rules: revision.found.settings?.rules ?? [])
    return marked.screens.flatMap(\.openFindings)
  }
}
