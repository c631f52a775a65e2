import Audit
import Environments
import Foundation

/// Writes the run file: all results of the audit, as JSON Lines.
///
/// Every other report can be made from it. Each line is a `RunRecord`, an object with a `type`: `run` with the version
/// of the format, then for each document a `document`, and for each of its screens a `screen` followed by its
/// `finding`s, and at last `end` with the figures. An `environment` stands once, before the first document that was
/// laid out in it. Keys are sorted, so the same results are always the same bytes.
public struct RunFileReporter: Reporter {
  /// The version of the format. It is increased when readers of the older format would misunderstand the newer one.
  public static let version = 1

  private var summary = RunSummary()
  private var knownEnvironments: Set<String> = []
  private let encoder = JSONEncoder()

  /// Makes a reporter for one run.
  public init() {
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  /// The first line, which holds the version of the format.
  public mutating func begin(_ run: RunHeader) throws -> String {
    try lines([.run(run, version: Self.version)])
  }

  /// The lines of one document.
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
    }
    return try lines(records)
  }

  /// The last line, which marks the file as complete.
  public mutating func end() throws -> String {
    try lines([.end(summary)])
  }

  private func lines(_ records: [RunRecord]) throws -> String {
    try records.map { PlainLine.ofJSON(try encoder.encode($0)) + "\n" }.joined()
  }
}
