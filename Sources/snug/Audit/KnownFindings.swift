import Audit
import Configuration
import Environments
import Foundation
import InterfaceBuilder
import Reports

/// Marks the findings that the project's configuration suppresses or its baseline lists, and writes a new baseline.
@MainActor struct KnownFindings {
  private let configuration: ProjectConfiguration
  /// Whether the whole project is audited, by all of its rules.
  private let isWhole: Bool
  private var ledger: SuppressionLedger
  private var comparison: BaselineComparison?
  /// Whether this run writes its findings as a new baseline.
  private let isWritten: Bool

  /// - Parameters:
  ///   - configuration: the project's configuration.
  ///   - baseline: the baseline to compare with or to write; `nil` if there is none.
  ///   - isWhole: whether the whole project is audited, by all of its rules.
  init(_ configuration: ProjectConfiguration, _ baseline: RunBaseline?, isWhole: Bool = false) {
    self.configuration = configuration
    self.isWhole = isWhole
    ledger = SuppressionLedger(configuration)
    comparison = baseline.map { BaselineComparison(with: $0.known, at: $0.path) }
    isWritten = baseline.map { $0.known == nil } ?? false
  }

  mutating func mark(_ report: DocumentReport, rules: [String]) -> DocumentReport {
    let marked = ledger.apply(to: report, asking: rules)
    return comparison?.apply(to: marked, asking: rules) ?? marked
  }

  /// Ends the run: reports suppressions and baseline entries that match no finding, or writes a new baseline.
  ///
  /// - Parameters:
  ///   - isStrict: whether baseline entries that match no finding make the run fail.
  ///   - console: the console to report to.
  func end(isStrict: Bool, on console: any Console) throws -> Outcome {
    for entry in ledger.idle(isWhole: isWhole) {
      console.report(
        "\(configuration.path)\(entry.line.map { ":\($0)" } ?? ""): warning: this suppression of "
          + "\(entry.rules.joined(separator: ", ")) suppresses nothing")
    }
    guard let comparison else { return .success }
    if isWritten {
      try OutputFile.write(Data(try comparison.found.text.utf8), to: comparison.path)
      let count = comparison.found.entries.count
      console.report("\(count) finding\(count == 1 ? "" : "s") written to \(comparison.path)")
      return .success
    }
    let stale = comparison.stale
    guard !stale.isEmpty else { return .success }
    for entry in stale where isStrict { console.report("\(comparison.path): error: no longer found: \(entry.words)") }
    console.report(
      "\(comparison.path): \(stale.count) \(stale.count == 1 ? "entry names" : "entries name") nothing any more; "
        + "--write-baseline writes a new one")
    return isStrict ? .violations : .success
  }
}
