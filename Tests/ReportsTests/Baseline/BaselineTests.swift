import Audit
import Environments
import Foundation
import Testing

@testable import Reports

/// The baseline: the file of known findings.
struct BaselineTests {
  private static func report(_ findings: [Finding], document: String = "/project/App/Login.storyboard")
    -> DocumentReport
  {
    DocumentReport(
      document: document, environments: Sample.cells,
      screens: [
        ScreenReport(
          scene: Sample.truncated.scene, environments: Sample.cells.map(\.id), findings: findings, notChecked: [])
      ])
  }

  private static let rules = ["overlapping-views", "truncated-text"]

  private static func baseline(of findings: [Finding]) -> Baseline {
    var comparison = BaselineComparison(with: nil, at: "/project/baseline.json")
    _ = comparison.apply(to: report(findings), asking: rules)
    return comparison.found
  }

  @Test func theFileHasOneLinePerFinding() throws {
    #expect(
      try Self.baseline(of: [Sample.truncated, Sample.overlap]).text == """
        {
          "version": 1,
          "findings": [
            {"document":"App/Login.storyboard","rule":"truncated-text","scene":"S-1","variant":"0","view":"L-1"},
            {"document":"App/Login.storyboard","rule":"overlapping-views","scene":"S-1","view":"button “<Sign & in>”"}
          ]
        }

        """)
    #expect(try Baseline().text == "{\n  \"version\": 1,\n  \"findings\": []\n}\n")
  }

  @Test func whatIsWrittenIsRead() throws {
    for baseline in [Baseline(), Self.baseline(of: [Sample.truncated, Sample.overlap])] {
      #expect(try Baseline(reading: Data(baseline.text.utf8)) == baseline)
    }
  }

  @Test(arguments: [
    ("", BaselineError.malformed), ("[]", .malformed), ("{\"version\": 1}", .malformed),
    ("{\"version\": 2, \"findings\": {}}", .otherVersion(2)),
    ("{\"version\": 1, \"findings\": [{\"rule\": 3}]}", .malformed),
  ]) func anotherFileIsAnError(text: String, error: BaselineError) {
    #expect(throws: error) { try Baseline(reading: Data(text.utf8)) }
  }

  @Test func errorsSayWhatToDo() {
    #expect("\(BaselineError.malformed)" == "this is no baseline; --write-baseline writes one")
    #expect("\(BaselineError.unreadable)" == "the baseline could not be read; --write-baseline writes one")
    #expect(
      "\(BaselineError.otherVersion(2))"
        == "the baseline has version 2, and this program reads version 1; --write-baseline writes a new one")
  }

  /// A known finding stays known if its lines, measures and words change. New findings are reported.
  @Test func knownFindingsAreSuppressed() {
    var moved = Sample.truncated
    moved.line = 99
    moved.message = "The text is cut after “Forgot your”."
    moved.environments = []
    var other = Sample.truncated
    other.variant = "1"
    var comparison = BaselineComparison(
      with: Self.baseline(of: [Sample.truncated, Sample.overlap]), at: "/project/baseline.json")
    let report = comparison.apply(to: Self.report([moved, other]), asking: Self.rules)
    #expect(report.screens[0].findings.map { $0.suppression?.place } == [.baseline, nil])
    #expect(report.screens[0].openFindings == [other])
    #expect(
      comparison.stale.map(\.words) == [
        "App/Login.storyboard: overlapping-views, screen S-1, view button “<Sign & in>”"
      ])
  }

  @Test func onlyWhatWasAskedForIsStale() throws {
    let known = Self.baseline(of: [Sample.truncated, Sample.overlap])
    let folder = FileManager.default.temporaryDirectory.appending(path: "snug-\(UUID().uuidString)")
    let document = folder.appending(path: "App/Login.storyboard")
    try FileManager.default.createDirectory(
      at: document.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: document)
    defer { try? FileManager.default.removeItem(at: folder) }
    func stale(_ change: (inout BaselineComparison) -> Void) -> [String] {
      var comparison = BaselineComparison(with: known, at: folder.appending(path: "baseline.json").path)
      change(&comparison)
      return comparison.stale.map(\.rule)
    }
    #expect(stale { _ in } == [])
    #expect(
      stale { _ = $0.apply(to: Self.report([], document: document.path), asking: ["truncated-text"]) }
        == ["truncated-text"])
    #expect(
      stale {
        let failure = DocumentReport(document: document.path, failure: DocumentFault(line: 1, message: "is not XML"))
        _ = $0.apply(to: failure, asking: Self.rules)
      } == [])
    try FileManager.default.removeItem(at: document)
    #expect(stale { _ in } == ["truncated-text", "overlapping-views"])
  }
}
