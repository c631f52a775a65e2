import Audit
import Environments
import Foundation
import UIKit

@_exported public import struct Drawing.PictureTolerance

/// Compares a screen with its recording: a picture and a view tree.
///
/// The recording is in the folder `__Screens__` beside the test's file, under the names of the file and the test. On
/// the first run it is made, and the test fails once. `SNUG_RECORD=all` makes it again. If the screen differs from the
/// recording, the failure message has the differing lines of the view tree, and the path of an HTML page with the
/// pictures of all failed screens of the run.
///
/// - Parameters:
///   - screen: the screen.
///   - name: distinguishes several recordings of one test.
///   - mode: when to record; `nil` for ``RecordMode/default``.
///   - scale: pixels per point of the picture.
///   - tolerance: how much the pictures may differ; view trees have no tolerance.
@preconcurrency @MainActor public func assertScreen(
  _ screen: TestScreen, named name: String? = nil, record mode: RecordMode? = nil, scale: Double = 2,
  tolerance: PictureTolerance = PictureTolerance(), test: String = #function,
  fileID: String = #fileID, file: StaticString = #filePath, line: UInt = #line, column: Int = #column
) {
  let recording = Recording(test: test, name: name, file: "\(file)")
  let check = ScreenCheck(mode: mode ?? .default, scale: scale, tolerance: tolerance)
  if let message = check(screen, recording) {
    TestLine(fileID, file, line, column).fail(message)
  }
}

/// Shows a screen again in several environments, and compares it in each with a separate recording.
///
/// ```swift
/// assertScreen(screen, in: [.phone, .pad, .phone.with { $0.appearance = .dark }])
/// ```
///
/// In each environment, the closure that `TestScreen` got makes a new controller. So touches and other steps that the
/// test did on `screen` are not repeated; `steps` are. The names of recordings and the failure messages name the
/// environment.
///
/// - Parameters:
///   - screen: the screen.
///   - environments: the devices and the user's settings, such as the text size.
///   - name: distinguishes several recordings of one test.
///   - mode: when to record; `nil` for ``RecordMode/default``.
///   - scale: pixels per point of the pictures.
///   - tolerance: how much the pictures may differ; view trees have no tolerance.
///   - steps: touches and other steps to do on each screen before it is compared.
@preconcurrency @MainActor public func assertScreen(
  _ screen: TestScreen, in environments: [Environment], named name: String? = nil, record mode: RecordMode? = nil,
  scale: Double = 2, tolerance: PictureTolerance = PictureTolerance(), after steps: (TestScreen) -> Void = { _ in },
  test: String = #function,
  fileID: String = #fileID, file: StaticString = #filePath, line: UInt = #line, column: Int = #column
) {
  let check = ScreenCheck(mode: mode ?? .default, scale: scale, tolerance: tolerance)
  for message in check.messages(screen, in: environments, after: steps, test: test, name: name, file: "\(file)") {
    TestLine(fileID, file, line, column).fail(message)
  }
}

/// Audits a screen in its present state and environment, with the rules of `snug audit`. The test fails if there are
/// findings.
///
/// - Parameters:
///   - screen: the screen.
///   - rules: the identifiers of the rules to apply; `nil` for all rules.
///   - reviewing: whether findings that need review make the test fail as well.
@preconcurrency @MainActor public func assertNoFindings(
  _ screen: TestScreen, rules: [String]? = nil, reviewing: Bool = false, fileID: String = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: Int = #column
) {
  let unknown = (rules ?? []).filter { name in !RuleCatalogue.rules.contains { $0.identifier == name } }
  guard unknown.isEmpty else {
    let names = unknown.map { "“\($0)”" }.joined(separator: ", ")
    TestLine(fileID, file, line, column).fail(
      "There is no rule \(names); `snug rules` lists them.")
    return
  }
  let findings = screen.findings(rules: rules).filter { reviewing || $0.outcome == .violation }
  guard !findings.isEmpty else { return }
  let lines = findings.map { finding in
    "  \(finding.rule): \(finding.view.label): \(finding.message)\n    \(finding.fix)"
  }
  let count = findings.count == 1 ? "a finding" : "\(findings.count) findings"
  TestLine(fileID, file, line, column).fail(
    "The audit has \(count):\n\(lines.joined(separator: "\n"))")
}
