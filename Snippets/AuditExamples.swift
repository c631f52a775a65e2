//! Audits: the built-in rules, a rule of one's own, and reports.

import Audit
import InterfaceBuilder
import Reports
import UIKit

do {
  // snippet.audit
  let document = try InterfaceDocument.load(contentsOf: "Examples/Broken/TruncatedText.xib")
  let report = Auditor().audit(document)
  for screen in report.screens {
    for finding in screen.findings where finding.outcome == .violation {
      print(finding.rule, finding.outcome, finding.line ?? 0, finding.extent)
    }
  }
  // Prints "truncated-text violation 22 in portrait"
  // Prints "truncated-text violation 28 everywhere"
  // snippet.end
}

do {
  // snippet.rule
  /// Images without an accessibility label.
  struct NamelessImage: Rule {
    let identifier = "nameless-image"
    let impact = Impact.moderate
    let summary = "An image has no accessibility label."
    let rationale = "Screen readers have nothing to say for it."
    let example = RuleExample(fault: "A logo without a label.", fix: "Set its accessibility label.")

    @MainActor func observations(on screen: AuditedScreen) -> [Observation] {
      screen.geometry.views.compactMap { seen in
        guard seen.view is UIImageView, seen.view.accessibilityLabel == nil else { return nil }
        return Observation(
          view: seen.view, doubt: nil, magnitude: 1, message: "It has no accessibility label.",
          because: [], fix: "Set its accessibility label.")
      }
    }
  }

  let document = try InterfaceDocument.load(contentsOf: "Examples/AutoLayoutGuide/AutoLayoutGuide/DetailLevel99.xib")
  let report = Auditor(rules: [NamelessImage()]).audit(document)
  for finding in report.screens.flatMap(\.findings) {
    print(finding.view.label, "–", finding.message)
  }
  // Prints "image view “mascot” – It has no accessibility label."
  // Prints "image view “star” – It has no accessibility label."
  // Prints "image view “trophy” – It has no accessibility label."
  // snippet.end
}

do {
  // snippet.reports
  let auditor = Auditor()
  var reporter = GitHubReporter()
  var annotations = reporter.begin(RunHeader(tool: "my tool", rules: auditor.rules))
  for path in ["Examples/Broken/SmallTapTarget.xib"] {
    annotations += reporter.report(try auditor.audit(InterfaceDocument.load(contentsOf: path)))
  }
  // The worst come first, so that all of them come at the end of the run.
  annotations += reporter.end()
  print(annotations.prefix(62))
  // Prints "::error file=Examples/Broken/SmallTapTarget.xib,line=28,title="
  // snippet.end
}
