import Audit
import Environments
import Foundation
import Reports
import Testing

/// How reports show findings that are suppressed.
struct SuppressionTests {
  private func report(with reporter: some Reporter, _ place: Suppression.Place) throws -> String {
    var reporter = reporter
    var finding = Sample.truncated
    finding.suppression = Suppression(place: place, reason: "It is short in all languages.")
    let screen = ScreenReport(
      scene: finding.scene, environments: Sample.cells.map(\.id), findings: [finding], notChecked: [])
    return try reporter.begin(Sample.header)
      + reporter.report(DocumentReport(document: finding.document, environments: Sample.cells, screens: [screen]))
      + reporter.end()
  }

  @Test(arguments: [
    (Suppression.Place.document, "1 suppressed"), (.configuration, "1 suppressed"), (.baseline, "1 in the baseline"),
  ]) func theTerminalCountsThem(place: Suppression.Place, words: String) throws {
    let text = try report(
      with: TerminalReporter(style: TerminalStyle(isColored: false), extent: .init(showsAll: true)), place)
    #expect(text == "1 screen, 0 violations, 0 to review, \(words).\n")
  }

  @Test func otherReports() throws {
    #expect(try report(with: GitHubReporter(), .document) == "")
    let junit = try report(with: JUnitReporter(), .document)
    #expect(junit.contains("tests=\"1\" failures=\"0\""))
    #expect(junit.contains("<testcase classname=\"Login.storyboard\" name=\"Login\"/>"))
    let inSource = try report(with: SARIFReporter(), .document)
    #expect(
      inSource.contains(
        "\"suppressions\":[{\"justification\":\"It is short in all languages.\",\"kind\":\"inSource\"}]"))
    #expect(try report(with: SARIFReporter(), .baseline).contains("\"kind\":\"external\""))
  }

  @Test func theRunFileKeepsThem() throws {
    let text = try report(with: RunFileReporter(), .configuration)
    let read = try RunFile(reading: text)
    let finding = try #require(read.documents.first?.screens.first?.findings.first)
    #expect(
      finding.suppression == Suppression(place: .configuration, reason: "It is short in all languages."))
    #expect(text.contains("\"suppressed\":1"))
    let plain = try Sample.report(with: RunFileReporter())
    #expect(!plain.contains("suppress"))
    #expect(!plain.contains("inBaseline"))
  }
}
