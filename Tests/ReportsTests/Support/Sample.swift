import Audit
import Environments
import Foundation
import InterfaceBuilder
import Reports

/// A small run that holds one example of everything that reports show.
enum Sample {
  static let cells = ["L", "AX3"].map { size in
    // A run file names devices by their identifiers.
    let phone = Device.named("retina4_0") ?? Device.canvas(size: CGSize(width: 320, height: 568))
    return Environment(device: phone, contentSizeCategory: TextSize.categories[TextSize.rank(size)])
  }

  static let header = RunHeader(
    tool: "snug 0",
    rules: RuleCatalogue.rules.filter { ["truncated-text", "overlapping-views"].contains($0.identifier) })

  static let truncated = Finding(
    rule: "truncated-text", impact: .serious, outcome: .violation,
    at: Finding.Place(
      document: "Login.storyboard", line: 12, scene: SceneReference(id: "S-1", name: "Login"),
      view: ViewReference(id: "L-1", class: "UILabel", label: "label “Forgot your password?”")),
    variant: "0", in: Finding.Extent(environments: cells.map(\.id), words: "everywhere", worst: cells[1].id),
    words: Finding.Words(
      message: "The text is cut after “Forgot”.", because: ["it needs 400 pt and gets 120 pt"],
      fix: "Set the number of lines to 0."))

  static let overlap: Finding = {
    var finding = overlapWithoutReason
    finding.reason = "code may hide one of them"
    return finding
  }()

  private static let overlapWithoutReason = Finding(
    rule: "overlapping-views", impact: .moderate, outcome: .needsReview,
    at: Finding.Place(
      document: "Login.storyboard", line: nil, scene: SceneReference(id: "S-1", name: "Login"),
      view: ViewReference(id: nil, class: "UIButton", label: "button “<Sign & in>”")),
    in: Finding.Extent(environments: [cells[0].id], words: "at L", worst: cells[0].id),
    words: Finding.Words(message: "It covers the label.", because: [], fix: "Move it below the label."))

  static let documents = [
    DocumentReport(
      document: "Login.storyboard", environments: cells,
      screens: [
        ScreenReport(
          scene: truncated.scene, environments: cells.map(\.id), findings: [truncated, overlap],
          notChecked: [NotChecked(subject: "MapView", reason: "drawn by code", line: 30)])
      ]),
    DocumentReport(document: "Broken.xib", failure: DocumentFault(line: 3, message: "is not XML")),
    DocumentReport(
      document: "Fine.xib", faults: [DocumentFault(line: 7, message: "“nan” is no number")], environments: cells,
      screens: [
        ScreenReport(
          scene: SceneReference(id: "V-1", name: "View"), environments: cells.map(\.id), findings: [], notChecked: [])
      ]),
  ]

  /// The whole output of a reporter for the sample.
  static func report(with reporter: some Reporter) throws -> String {
    var reporter = reporter
    var text = try reporter.begin(header)
    for document in documents { text += try reporter.report(document) }
    return text + (try reporter.end())
  }
}
