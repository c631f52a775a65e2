import Audit
import Configuration
import Environments
import Foundation
import InterfaceBuilder
import Reports

/// The known findings of a project: the suppressions of its configuration, and its baseline.
@MainActor struct KnownFindings {
  private let configuration: ProjectConfiguration
  /// Whether the whole project is audited, by all of its rules.
  private let isWhole: Bool
  private var ledger: SuppressionLedger
  private var comparison: BaselineComparison?
  /// Whether the findings are written as a new baseline.
  private let isWritten: Bool

  /// - Parameters:
  ///   - configuration: the project's configuration.
  ///   - baseline: its baseline; `nil` if there is none.
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

  /// Ends the run: reports suppressions and entries of the baseline that match nothing, and writes a new baseline.
  ///
  /// - Parameters:
  ///   - isStrict: whether entries of the baseline that match nothing make the run fail.
  ///   - console: where they are reported.
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
