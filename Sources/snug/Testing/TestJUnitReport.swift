import Foundation
import Pages

/// The results of tests in the XML that continuous-integration servers read.
struct TestJUnitReport {
  private var suites: [(name: String, cases: [String], failures: Int, skipped: Int)] = []
  private let lines: TestLines

  /// - Parameter lines: words of the failures.
  init(_ lines: TestLines) { self.lines = lines }

  /// Adds a test.
  mutating func add(_ entry: TestRun.Entry) {
    let outcome = TestOutcome(entry)
    let time = String(format: "%.3f", entry.result.seconds)
    let open =
      "    <testcase classname=\"\(plain(entry.name.suite))\" name=\"\(plain(entry.name.function))\" time=\"\(time)\""
    var text = "\(open)/>\n"
    switch outcome {
    case .passed: break
    case .skipped:
      text = "\(open)>\n      <skipped message=\"\(plain(entry.result.skipped ?? ""))\"/>\n    </testcase>\n"
    case .failed, .stopped:
      let messages = entry.stop.map { [$0] } ?? entry.result.issues.map(message)
      let more = messages.count > 1 ? " (and \(messages.count - 1) more)" : ""
      text = """
        \(open)>
              <failure message="\(plain(messages[0].firstLine + more))">\(plain(messages.joined(separator: "\n")))</failure>
            </testcase>

        """
    }
    add(text, outcome, to: entry.name.suite)
  }

  /// Adds a test that did not run.
  mutating func add(_ test: NotRunTest) {
    let parts = test.name.split(separator: "/", maxSplits: 1)
    let suite = String(parts.first ?? "")
    let text = """
          <testcase classname="\(plain(suite))" name="\(plain(String(parts.last ?? "")))">
            <skipped message="\(plain("it does not compile: \(test.reason)"))"/>
          </testcase>

      """
    add(text, .skipped, to: suite)
  }

  private mutating func add(_ text: String, _ outcome: TestOutcome, to suite: String) {
    let index = suites.firstIndex { $0.name == suite } ?? suites.count
    if index == suites.count { suites.append((suite, [], 0, 0)) }
    suites[index].cases.append(text)
    if outcome == .failed || outcome == .stopped { suites[index].failures += 1 }
    if outcome == .skipped { suites[index].skipped += 1 }
  }

  /// The content of the file.
  var text: String {
    let parts = suites.map { suite in
      """
        <testsuite name="\(plain(suite.name))" tests="\(suite.cases.count)" failures="\(suite.failures)" \
      skipped="\(suite.skipped)">
      \(suite.cases.joined())  </testsuite>

      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="snug test">
      \(parts.joined())</testsuites>

      """
  }

  private func message(_ issue: TestResult.Issue) -> String {
    (issue.file.map { "\(lines.path($0)):\(issue.line): " } ?? "") + lines.message(of: issue)
  }

  private func plain(_ text: String) -> String { Markup.escaped(text) }
}

extension String {
  /// The text before the first line break.
  fileprivate var firstLine: String { String(prefix { $0 != "\n" }) }
}
