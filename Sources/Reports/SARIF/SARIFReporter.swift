import Audit
import Environments
import Foundation

/// Writes the run as SARIF 2.1.0, the format that code-scanning services import.
///
/// The whole run is one JSON object in this format, so the results are written one after the other into an array that
/// is closed at the end. Fingerprints do not contain lines, so that a finding is recognised after other parts of the
/// document were edited.
public struct SARIFReporter: Reporter {
  private let encoder = JSONEncoder()
  /// The folder in which the run was started, from the repository's root.
  private var folder: String?
  private var hasResults = false
  private var failures: [SARIF.Notification] = []

  /// Makes a reporter for one run.
  public init() {
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  /// Returns the tool with its rules, and the opening of the array of results.
  public mutating func begin(_ run: RunHeader) throws -> String {
    folder = run.folder
    let parts = run.tool.split(separator: " ", maxSplits: 1).map(String.init)
    let driver = SARIF.Driver(
      name: parts.first ?? run.tool, version: parts.count > 1 ? parts[1] : "",
      rules: run.rules.map(SARIF.Rule.init))
    return """
      {"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{
      "tool":{"driver":\(try json(driver))},
      "results":[
      """
  }

  /// Returns a result for each finding of the document.
  public mutating func report(_ document: DocumentReport) throws -> String {
    for fault in (document.failure.map { [$0] } ?? []) + document.faults {
      failures.append(
        SARIF.Notification(
          level: "error", message: SARIF.Message(text: fault.message),
          locations: [SARIF.Location(path: document.document, line: fault.line)]))
    }
    var text = ""
    for finding in document.screens.flatMap(\.findings) {
      text += (hasResults ? ",\n" : "\n") + (try json(SARIF.Result(finding, in: folder)))
      hasResults = true
    }
    return text
  }

  /// Returns the end of the array of results, and the errors of documents that could not be read.
  public mutating func end() throws -> String {
    let invocation = SARIF.Invocation(executionSuccessful: failures.isEmpty, toolExecutionNotifications: failures)
    return "\n],\n\"invocations\":[\(try json(invocation))]\n}]}\n"
  }

  private func json(_ value: some Encodable) throws -> String {
    PlainLine.ofJSON(try encoder.encode(value))
  }
}
