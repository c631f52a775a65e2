import Audit
import Environments
import Foundation

/// The encoding in which a worker process sends a document's report to the main process.
///
/// In a ``DocumentReport``, each screen and each finding lists the identifiers of its environments. These lists are
/// most of the report's bytes. Here each list is replaced by one character, `1` or `0`, per environment of the
/// document.
struct CompactReport: DividedProduct {
  /// The report, with all lists of environments emptied.
  private var report: DocumentReport
  private var environments: ReportEnvironments
  /// One string for each screen, followed by one for each of its findings: `1` for each environment that the screen or
  /// finding lists, `0` for each other one. An empty string stands for all environments.
  private var marks: [String] = []

  /// Takes the environments out of the screens and findings of a report.
  init(_ report: DocumentReport) {
    self.report = report
    environments = ReportEnvironments(report.environments)
    self.report.environments = []
    let ids = environments.ids
    for screen in report.screens.indices {
      marks.append(Self.marks(of: report.screens[screen].environments, in: ids))
      self.report.screens[screen].environments = []
      for finding in report.screens[screen].findings.indices {
        marks.append(Self.marks(of: report.screens[screen].findings[finding].environments, in: ids))
        self.report.screens[screen].findings[finding].environments = []
      }
    }
  }

  mutating func add(_ other: CompactReport) throws(UnequalParts) {
    // A report without screens has no environments.
    if report.screens.isEmpty {
      environments = other.environments
    } else if !other.report.screens.isEmpty, other.environments != environments {
      throw UnequalParts()
    }
    report.add(other.report)
    marks += other.marks
  }

  /// The original report. Throws an error if the number of strings does not match the report.
  var whole: DocumentReport {
    get throws { try restored() }
  }

  private func restored() throws -> DocumentReport {
    var report = report
    report.environments = environments.all
    let findings = report.screens.reduce(0) { $0 + $1.findings.count }
    guard marks.count == report.screens.count + findings else {
      throw CocoaError(.coderReadCorrupt)
    }
    let ids = environments.ids
    var rest = marks[...]
    for screen in report.screens.indices {
      report.screens[screen].environments = Self.identifiers(rest.removeFirst(), in: ids)
      for finding in report.screens[screen].findings.indices {
        report.screens[screen].findings[finding].environments = Self.identifiers(rest.removeFirst(), in: ids)
      }
    }
    return report
  }

  private static func marks(of listed: [String], in ids: [String]) -> String {
    if listed == ids { return "" }
    let listed = Set(listed)
    return String(ids.map { listed.contains($0) ? "1" : "0" })
  }

  private static func identifiers(_ marks: String, in ids: [String]) -> [String] {
    marks.isEmpty ? ids : zip(ids, marks).filter { $0.1 == "1" }.map(\.0)
  }
}
