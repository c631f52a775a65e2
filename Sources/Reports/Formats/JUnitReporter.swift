import Audit
import Environments
import Pages

/// Writes the run in the XML that continuous-integration servers read as test results.
///
/// A document is a test suite, and a screen is a test case. The case fails if the screen has violations. It has one
/// failure with all of them, the worst first, because many readers show only one. A screen whose findings only need
/// review passes, and its output lists them. A document that could not be read is a case named “reading” with an error.
/// Case names are unique within a suite: screens of one name are told apart by their identifiers.
public struct JUnitReporter: Reporter {
  /// The name of the case that stands for reading the document.
  private static let reading = "reading"

  /// Makes a reporter for one run.
  public init() {}

  /// Returns the beginning of the file.
  public mutating func begin(_ run: RunHeader) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"\(plain(run.tool))\">\n"
  }

  /// Returns the test suite of one document.
  public mutating func report(_ document: DocumentReport) -> String {
    let failing = document.screens.count { screen in screen.openFindings.contains { $0.outcome == .violation } }
    let faults = (document.failure.map { [$0] } ?? []) + document.faults
    let errors = faults.isEmpty ? 0 : 1
    let name = plain(document.document)
    var lines = [
      "  <testsuite name=\"\(name)\" tests=\"\(document.screens.count + errors)\" failures=\"\(failing)\""
        + " errors=\"\(errors)\">"
    ]
    if !faults.isEmpty {
      lines.append("    <testcase classname=\"\(name)\" name=\"\(Self.reading)\">")
      let messages = faults.map { fault in
        "\(DocumentPlace.words(document.document, fault.line)): \(fault.message)"
      }
      let text = messages.count > 1 ? ">\(messages.map(plain).joined(separator: "\n"))</error>" : "/>"
      lines.append("      <error message=\"\(plain(messages[0]))\(Self.more(messages.count - 1))\"\(text)")
      lines.append("    </testcase>")
    }
    let names = Dictionary(grouping: document.screens.map(\.scene.name) + [Self.reading], by: \.self)
    for screen in document.screens {
      let isUnique = names[screen.scene.name]?.count == 1
      let caseName = isUnique ? screen.scene.name : "\(screen.scene.name) (\(screen.scene.id))"
      lines += testCase(for: screen, named: caseName, of: name)
    }
    lines.append("  </testsuite>")
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns the end of the file.
  public mutating func end() -> String { "</testsuites>\n" }

  private func testCase(for screen: ScreenReport, named name: String, of document: String) -> [String] {
    let open = "    <testcase classname=\"\(document)\" name=\"\(plain(name))\""
    let findings = screen.openFindings
    guard !findings.isEmpty else { return [open + "/>"] }
    var lines = [open + ">"]
    let violations = findings.enumerated().filter { $0.element.outcome == .violation }
      .sorted { ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset) }.map(\.element)
    if let worst = violations.first {
      let message = plain("\(worst.view.label): \(worst.message)") + Self.more(violations.count - 1)
      let texts = violations.map(text(of:)).joined(separator: "\n")
      lines.append("      <failure type=\"\(worst.rule)\" message=\"\(message)\">\(texts)</failure>")
    }
    let review = findings.filter { $0.outcome == .needsReview }
    if !review.isEmpty {
      lines.append("      <system-out>" + review.map(text(of:)).joined(separator: "\n") + "</system-out>")
    }
    return lines + ["    </testcase>"]
  }

  /// The end of a message: the number of further violations; empty if there are none.
  private static func more(_ count: Int) -> String { count > 0 ? " (and \(count) more)" : "" }

  private func text(of finding: Finding) -> String {
    let lines =
      ["\(finding.place): \(finding.rule): \(finding.view.label): \(finding.message)", "where: \(finding.extent)"]
      + finding.proof.map { "proof: \($0)" } + ["fix: \(finding.fix)"]
    return lines.map(plain).joined(separator: "\n")
  }

  /// A text on one line, escaped for XML.
  private func plain(_ text: String) -> String { Markup.escaped(PlainLine.of(text)) }
}
