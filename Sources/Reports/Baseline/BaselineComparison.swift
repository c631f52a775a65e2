import Audit
import Environments
import Foundation

/// Compares a run with a ``Baseline``: findings that the baseline lists are marked as suppressed, and entries whose
/// finding no longer exists are stale.
///
/// It runs after `SceneSuppressions` and `SuppressionLedger`, which mark findings that documents and the configuration
/// suppress.
public struct BaselineComparison {
  /// The path of the baseline.
  public let path: String
  private let folder: String
  /// The baseline; `nil` if a new one is written. Then every finding is marked as suppressed.
  private let known: Baseline?
  /// All findings of the run, without those that a document or the configuration suppresses.
  public private(set) var found = Baseline()
  /// Pairs of a document's path and the identifier of a rule that ran on the document.
  private var asked: Set<[String]> = []

  /// Makes a comparison with a baseline.
  ///
  /// - Parameters:
  ///   - known: the baseline; `nil` if a new one is written, which will contain all findings.
  ///   - path: the path of the baseline. Its entries name documents relative to its folder.
  public init(with known: Baseline?, at path: String) {
    self.known = known
    self.path = path
    folder = URL(filePath: path).deletingLastPathComponent().path
  }

  /// Marks the findings of a document that the baseline lists.
  ///
  /// - Parameters:
  ///   - report: the report of an audit of the document.
  ///   - rules: the identifiers of the rules that ran.
  /// - Returns: the report, in which the findings that the baseline lists are suppressed.
  public mutating func apply(to report: DocumentReport, asking rules: [String]) -> DocumentReport {
    guard report.failure == nil else { return report }
    var report = report
    let document = RelativePath.of(report.document, from: folder)
    for rule in rules { asked.insert([document, rule]) }
    for screen in report.screens.indices {
      for index in report.screens[screen].findings.indices
      where report.screens[screen].findings[index].suppression == nil {
        let entry = Baseline.Entry(report.screens[screen].findings[index], in: document)
        found.entries.insert(entry)
        guard known?.entries.contains(entry) != false else { continue }
        report.screens[screen].findings[index].suppression = Suppression(
          place: .baseline, reason: "It is listed in \(path).")
      }
    }
    return report
  }

  /// The entries that are no longer needed, in the order of the file: their rule ran on their document without this
  /// finding, or their document no longer exists.
  public var stale: [Baseline.Entry] {
    (known?.entries ?? []).subtracting(found.entries).filter { entry in
      asked.contains([entry.document, entry.rule])
        || !FileManager.default.fileExists(atPath: URL(filePath: folder).appending(path: entry.document).path)
    }.sorted()
  }
}
