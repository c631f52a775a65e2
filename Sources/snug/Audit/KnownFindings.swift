import Audit
import Configuration
import Environments
import Foundation
import InputFiles
import InterfaceBuilder
import Reports

/// The known findings of a project: the suppressions of its configuration, and its baseline.
@MainActor struct KnownFindings {
  private let configuration: ProjectConfiguration
  /// Whether the whole project is audited, by all of its rules.
  private let isWhole: Bool
  /// A larger file is not a baseline.
  private static let largestMegabytes = 64
  private var ledger: SuppressionLedger
  private var comparison: BaselineComparison?
  /// The path at which the findings are written as a new baseline.
  private let output: String?

  /// - Parameters:
  ///   - configuration: the project's configuration.
  ///   - baseline: the path of its baseline; `nil` if there is none.
  ///   - isNamed: whether the command line names the baseline, and not the configuration.
  ///   - output: the path at which a new baseline with all findings is written; `nil` if none is written.
  ///   - isWhole: whether the whole project is audited, by all of its rules.
  init(
    configuration: ProjectConfiguration, baseline: String?, isNamed: Bool = false, output: String?, isWhole: Bool
  ) throws(BaselineError) {
    self.configuration = configuration
    self.isWhole = isWhole
    self.output = output
    ledger = SuppressionLedger(configuration)
    if let output {
      comparison = BaselineComparison(with: nil, at: output)
    } else if let baseline {
      guard let data = try? RegularFile.read(baseline, atMost: Self.largestMegabytes, isNamed: isNamed) else {
        throw .unreadable
      }
      comparison = BaselineComparison(with: try Baseline(reading: data), at: baseline)
    }
  }

  /// Marks the findings of a document that are known.
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
    if let output {
      try OutputFile.write(Data(try comparison.found.text.utf8), to: output)
      let count = comparison.found.entries.count
      console.report("\(count) finding\(count == 1 ? "" : "s") written to \(output)")
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
