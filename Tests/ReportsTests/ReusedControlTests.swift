import Audit
import Foundation
import Reports
import Testing

/// One close button in five documents: reports for people put its findings together, and the run file tells which belong
/// together.
struct ReusedControlTests {
  private static let documents = (1...5).map { number in
    var finding = Sample.truncated
    finding.rule = "unlabeled-control"
    finding.document = "Row\(number).xib"
    finding.because = ["VoiceOver has only the image’s name, “x”"]
    let screen = ScreenReport(scene: finding.scene, environments: [], findings: [finding], notChecked: [])
    return DocumentReport(document: finding.document, screens: [screen])
  }

  private func report(with reporter: some Reporter, of documents: [DocumentReport] = documents) throws -> String {
    var reporter = reporter
    var text = try reporter.begin(Sample.header)
    for document in documents { text += try reporter.report(document) }
    return text + (try reporter.end())
  }

  @Test func aPullRequestHasOneAnnotation() throws {
    let text = try report(with: GitHubReporter())
    #expect(text.ranges(of: "::error ").count == 1)
    #expect(text.hasPrefix("::error file=Row1.xib,line=12,"))
    #expect(text.hasSuffix("%0AAlso: Row2.xib:12, Row3.xib:12, Row4.xib:12 and 1 more\n"))
  }

  @Test func aSummaryHasOneRow() throws {
    let text = try report(with: MarkdownReporter())
    #expect(text.hasPrefix("## Snug: 5 violations on 5 of 5 screens\n"))
    let others = "Row2.xib&#58;12, Row3.xib&#58;12, Row4.xib&#58;12 and 1 more"
    #expect(text.ranges(of: "<code>Row1.xib&#58;12</code><br>also <code>\(others)</code> |").count == 1)
    #expect(text.ranges(of: "unlabeled-control:").count == 1)
  }

  /// Each finding of the page leads to the others.
  @Test func thePageLinksThem() throws {
    let page = HTMLReporterTests.page(Self.documents)
    let also = page.matches(of: /<b>Also <\/b>(.*?)<\/p>/).map { $0.output.1 }
    #expect(also.map { $0.ranges(of: "<a href=\"#finding-").count } == [4, 4, 4, 4, 4])
    #expect(also[0].contains(">Row2.xib:12</a>") && !also[0].contains(">Row1.xib:12</a>"))
  }

  /// The last line of a run file has the groups; a program that does not know them reads the rest.
  @Test func theRunFileHasTheGroup() throws {
    let text = try report(with: RunFileReporter())
    let last = try #require(text.split(separator: "\n").last)
    let places = (1...5).map { "{\"document\":\"Row\($0).xib\",\"line\":12,\"view\":\"L-1\"}" }.joined(separator: ",")
    #expect(
      last.hasPrefix(
        "{\"groups\":[{\"message\":\"The text is cut after “Forgot”.\",\"places\":[\(places)],"
          + "\"rule\":\"unlabeled-control\"}],"))
    #expect(try RunFile(reading: text).documents == Self.documents)
  }

  /// Another image is another control, and a suppressed finding is none.
  @Test func otherControlsStandAlone() throws {
    var documents = Self.documents
    documents[0].screens[0].findings[0].because = ["VoiceOver has only the image’s name, “y”"]
    documents[1].screens[0].findings[0].suppression = Suppression(place: .document, reason: "decorative")
    let text = try report(with: GitHubReporter(), of: documents)
    #expect(text.ranges(of: "::error ").count == 2)
    #expect(text.hasSuffix("%0AAlso: Row4.xib:12, Row5.xib:12\n"))
    #expect(try !report(with: RunFileReporter(), of: documents).contains("Row2.xib\",\"line\":12,\"view\""))
  }
}
