import Foundation
import TestSupport
import Testing

@testable import Reports

/// The page on reports is the specification of the formats: it names each one and shows the whole report of ``Sample``.
struct ReportFormatTests {
  nonisolated static let page = Result { try Project.text("docs/how-to/reports.md") }
  /// Those with tests of their own folder, whose reports are too long for a page.
  nonisolated static let withoutExample: Set<ReportFormat> = [.terminal, .jsonl, .sarif, .html]

  @Test(arguments: ReportFormat.allCases) func thePageSaysWhomAFormatIsFor(format: ReportFormat) throws {
    #expect(try Self.page.get().contains("\n| `\(format.rawValue)` | "))
    #expect(format.help.hasPrefix("\(format.rawValue): "))
  }

  @Test(arguments: ReportFormat.allCases.filter { !withoutExample.contains($0) })
  func thePageHasTheReport(format: ReportFormat) throws {
    let example = "### `\(format.rawValue)`\n\n````text\n\(try Sample.report(with: format.reporter()))````\n"
    #expect(try Self.page.get().contains(example), "docs/how-to/reports.md lacks:\n\(example)")
  }
}
