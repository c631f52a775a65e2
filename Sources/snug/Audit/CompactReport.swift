import Audit
import Environments
import Foundation

/// A report on its way from a worker to the program.
///
/// In a ``DocumentReport`` each screen and each finding lists its environments. These lists are most of its bytes, and
/// are nearly always the same. Here each environment is stored once, and screens and findings have a mark per
/// environment.
struct CompactReport: DocumentProduct {
  /// The report without its environments.
  private var report: DocumentReport
  /// The environments, the values of each joined to one text.
  private var cells: [String]
  /// For each screen, followed by those of its findings: a `1` for each environment that it lists, a `0` for each other
  /// one; or nothing if it lists all.
  private var marks: [String] = []

  private static let separator: Character = "\u{1F}"

  /// Takes the environments out of a report.
  init(_ report: DocumentReport) {
    self.report = report
    cells = report.environments.map(Self.text(of:))
    let ids = report.environments.map(\.id)
    self.report.environments = []
    for screen in report.screens.indices {
      marks.append(Self.marks(of: report.screens[screen].environments, in: ids))
      self.report.screens[screen].environments = []
      for finding in report.screens[screen].findings.indices {
        marks.append(Self.marks(of: report.screens[screen].findings[finding].environments, in: ids))
        self.report.screens[screen].findings[finding].environments = []
      }
    }
  }

  /// The report with its environments. Throws if the parts do not belong together.
  var whole: DocumentReport {
    get throws { try restored() }
  }

  private func restored() throws -> DocumentReport {
    var report = report
    report.environments = cells.compactMap(Self.cell(of:))
    let findings = report.screens.reduce(0) { $0 + $1.findings.count }
    guard report.environments.count == cells.count, marks.count == report.screens.count + findings else {
      throw CocoaError(.coderReadCorrupt)
    }
    let ids = report.environments.map(\.id)
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

  private static func text(of cell: MatrixCell) -> String {
    [
      cell.device, cell.deviceName, cell.orientation, "\(cell.width)", "\(cell.height)", cell.textSize, cell.locale,
      cell.direction, cell.appearance, cell.contrast, cell.boldText, cell.content,
    ].joined(separator: String(separator))
  }

  private static func cell(of text: String) -> MatrixCell? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 12, let width = Double(parts[3]), let height = Double(parts[4]) else { return nil }
    return MatrixCell(
      device: parts[0], deviceName: parts[1], orientation: parts[2], width: width, height: height, textSize: parts[5],
      locale: parts[6], direction: parts[7], appearance: parts[8], contrast: parts[9], boldText: parts[10],
      content: parts[11])
  }
}
