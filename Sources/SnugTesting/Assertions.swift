import Audit
import Drawing
import Environments
import Foundation
public import Testing
import UIKit

/// Compares a screen, byte by byte, with a picture and a view tree that are kept beside the test.
///
/// They are in the folder `__Screens__` beside the test's file, named by file and test. On the first run they are
/// recorded, and the test fails once. `SNUG_RECORD=all` records them anew. If something differs, the expected picture,
/// the actual one and the difference are written into one picture below `SNUG_ARTIFACTS` or the temporary folder, and
/// the issue states which lines of the tree differ.
///
/// - Parameters:
///   - screen: the screen.
///   - name: distinguishes several recordings of one test.
///   - mode: when to record; `nil` for ``RecordMode/default``.
///   - scale: pixels per point of the picture.
@MainActor public func assertScreen(
  _ screen: TestScreen, named name: String? = nil, record mode: RecordMode? = nil, scale: Double = 2,
  file: StaticString = #filePath, test: String = #function, sourceLocation: SourceLocation = #_sourceLocation
) {
  do {
    let recording = Recording(test: test, name: name, file: "\(file)")
    let message = try recording.check(
      screen.picture(scale: scale), tree: screen.viewTree, mode: mode ?? .default)
    if let message { Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation) }
  } catch {
    Issue.record("The screen could not be compared: \(error)", sourceLocation: sourceLocation)
  }
}

/// Audits a screen in its present state and environment, with the rules of `snug audit`.
///
/// - Parameters:
///   - screen: the screen.
///   - rules: the identifiers of the rules to apply; `nil` for all rules.
///   - reviewing: whether findings that need review count, too.
@MainActor public func assertNoFindings(
  _ screen: TestScreen, rules: [String]? = nil, reviewing: Bool = false,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let unknown = (rules ?? []).filter { name in !RuleCatalogue.rules.contains { $0.identifier == name } }
  guard unknown.isEmpty else {
    Issue.record(
      "There is no rule \(unknown.map { "“\($0)”" }.joined(separator: ", ")); `snug rules` lists them.",
      sourceLocation: sourceLocation)
    return
  }
  let findings = screen.findings(rules: rules).filter { reviewing || $0.outcome == .violation }
  guard !findings.isEmpty else { return }
  let lines = findings.map { finding in
    "  \(finding.rule): \(finding.view.label): \(finding.message)\n    \(finding.fix)"
  }
  Issue.record(
    "The audit has \(findings.count == 1 ? "a finding" : "\(findings.count) findings"):\n\(lines.joined(separator: "\n"))",
    sourceLocation: sourceLocation)
}

extension TestScreen {
  /// The screen as a PNG file.
  public func picture(scale: Double = 2) throws -> Data {
    try shown.perform {
      window.layoutIfNeeded()
      return try ScreenRenderer(scale: scale).data(of: drawnScreen)
    }
  }

  private var drawnScreen: Screen {
    let insets = environment.device.insets(environment.orientation)
    return Screen(
      window, size: environment.screenSize, statusBarHeight: insets.top, homeAreaHeight: insets.bottom)
  }

  /// The views of the screen as text, one line per view.
  public var viewTree: String {
    shown.perform {
      window.layoutIfNeeded()
      return ViewTree(root: window).text
    }
  }

  /// The findings of an audit of the screen in its present state: violations, and findings that need review.
  ///
  /// - Parameter rules: the identifiers of the rules to apply; `nil` for all rules.
  public func findings(rules: [String]? = nil) -> [Finding] {
    let asked = RuleCatalogue.rules.filter { rules?.contains($0.identifier) ?? true }
    return shown.perform {
      guard let front = frontController, let scene = shown.scene(of: front) else { return [] }
      return Auditor(rules: asked).audit(scene, of: shown.document)
    }
  }
}
