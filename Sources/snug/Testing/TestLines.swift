import Environments
import Foundation

/// The lines that `snug test` prints.
struct TestLines {
  /// The folder to which printed paths are relative.
  let folder: String

  /// The lines about one test: its outcome, and what it reports.
  func lines(for entry: TestRun.Entry) -> [String] {
    let outcome = TestOutcome(entry)
    let reason = [entry.stop, entry.result.skipped].compactMap(\.self).first.map { ": \($0)" } ?? ""
    let head = word(outcome.rawValue) + entry.name.words + reason
    return [head] + entry.result.issues.flatMap(lines)
  }

  /// The line about a test that does not run.
  func line(for test: NotRunTest) -> String { word("not run") + "\(test.name): \(shortened(test.reason))" }

  /// The line about a reference that was written.
  func line(for snapshot: TestResult.Snapshot) -> String {
    word(snapshot.state == .changed ? "changed" : "recorded") + path(snapshot.reference)
  }

  private func word(_ word: String) -> String { word.padding(toLength: 9, withPad: " ", startingAt: 0) }

  private func lines(for issue: TestResult.Issue) -> [String] {
    let place = issue.file.map { "\(path($0)):\(issue.line): " } ?? ""
    let lines = (place + message(of: issue)).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { "         \($0)" }
  }

  /// What a test reports, without the words that XCTest puts around the test's own, and with short paths.
  func message(of issue: TestResult.Issue) -> String {
    var message = issue.message.replacing("\(folder)/", with: "")
    let (prefix, suffix) = ("failed - ", " - ")
    if message.hasPrefix(prefix) { message.removeFirst(prefix.count) }
    if message.hasSuffix(suffix) { message.removeLast(suffix.count) }
    return message
  }

  /// A path relative to the folder, if it is below it.
  func path(_ path: String) -> String { RelativePath.shortened(path, from: folder) }

  private func shortened(_ reason: String) -> String {
    reason.hasPrefix("\(folder)/") ? String(reason.dropFirst(folder.count + 1)) : reason
  }
}
