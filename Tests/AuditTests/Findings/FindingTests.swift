import Foundation
import Testing

@testable import Audit

/// Findings as values: their order and their form in a run file.
struct FindingTests {
  private let finding = Finding(
    rule: "clipped-view", impact: .serious, outcome: .violation,
    at: Finding.Place(
      document: "Login.xib", line: 12, scene: SceneReference(id: "S", name: "Login"),
      view: ViewReference(id: "L", class: "UILabel", label: "label “Name”")),
    variant: "top", in: Finding.Extent(environments: ["a", "b"], words: "everywhere", worst: "b"),
    words: Finding.Words(message: "It is cut.", because: ["by 3 points"], fix: "Make it wider."))

  @Test func impactsAreOrderedBySeverity() {
    #expect(Impact.allCases.sorted() == [.minor, .moderate, .serious, .critical])
    #expect(Impact.allCases.shuffled().max() == .critical)
  }

  @Test func aFindingIsReadBackAsItWasWritten() throws {
    var suppressed = finding
    suppressed.suppression = Suppression(place: .configuration, reason: "a reason")
    for finding in [finding, suppressed] {
      #expect(try JSONDecoder().decode(Finding.self, from: JSONEncoder().encode(finding)) == finding)
    }
  }

  @Test func onlyWhatNobodySuppressedIsOpen() {
    var suppressed = finding
    suppressed.suppression = Suppression(place: .configuration, reason: "a reason")
    let report = ScreenReport(
      scene: finding.scene, environments: ["a", "b"], findings: [suppressed, finding], notChecked: [])
    #expect(report.openFindings == [finding])
  }
}
