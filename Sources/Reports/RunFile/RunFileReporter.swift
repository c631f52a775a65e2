import Audit
import Environments
import Foundation

/// Writes the run file: all results of the audit, as JSON Lines.
///
/// Every other report can be made from it. Each line is a `RunRecord`, a JSON object with a `type`. The first is `run`
/// with the version of the format. For each document there is a `document`, followed by a `screen` for each of its
/// screens, each followed by its `finding`s. The last is `end` with the totals, and with the `groups` of findings that
/// have one cause. An `environment` precedes the first document that was laid out in it. Keys are sorted, so the same
/// results give the same bytes.
public struct RunFileReporter: Reporter {
  /// The version of the format. It is increased when readers of the older format would misunderstand the newer one.
  public static let version = 1

  private var summary = RunSummary()
  private var knownEnvironments: Set<String> = []
  /// The findings that are not suppressed and may have one cause with others.
  private var findings: [Finding] = []
  private let encoder = JSONEncoder()

  /// Makes a reporter for one run.
  public init() {
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  /// Returns the first line, which has the version of the format.
  public mutating func begin(_ run: RunHeader) throws -> String {
    try lines([.run(run, version: Self.version)])
  }

  /// Returns the lines of one document.
  public mutating func report(_ document: DocumentReport) throws -> String {
    summary.add(document)
    var records = document.environments.filter { knownEnvironments.insert($0.id).inserted }.map(RunRecord.environment)
    records.append(
      .document(
        path: document.document, number: document.number, failure: document.failure, faults: document.faults))
    for screen in document.screens {
      records.append(
        .screen(
          screen.scene, environments: screen.environments, notChecked: screen.notChecked,
          pictures: screen.pictures))
      records += screen.findings.map(RunRecord.finding)
      findings += screen.openFindings.filter { FindingCause(of: $0) != nil }
    }
    return try lines(records)
  }

  /// Returns the last line, which shows that the file is complete.
  public mutating func end() throws -> String {
    try lines([.end(summary, groups: FindingGroup.groups(of: findings))])
  }

  private func lines(_ records: [RunRecord]) throws -> String {
    try records.map { PlainLine.ofJSON(try encoder.encode($0)) + "\n" }.joined()
  }
}
