import Audit
import Environments
import Foundation
import InterfaceBuilder
import TestSupport
import Testing
import UIKit

// The next lines stand in docs/how-to/add-a-rule.md, too.

/// Letters that are too small to read.
nonisolated struct SmallLetters: Rule {
  let identifier = "small-letters"
  let impact = Impact.moderate
  let summary = "Text is smaller than 11 points."
  let rationale =
    "Apple's guidelines ask for 11 points at least. Text sizes below Large are not judged: people chose them."
  let example = RuleExample(fault: "A footnote is set in 9 points.", fix: "Use the text style Footnote.")

  @MainActor func observations(on screen: AuditedScreen) -> [Observation] {
    screen.geometry.views.compactMap { seen in
      guard let label = seen.view as? UILabel, label.text?.isEmpty == false, label.font.pointSize < 11,
        screen.loaded.environment.contentSizeCategory >= .large
      else { return nil }
      let size = label.font.pointSize
      return Observation(
        view: label, doubt: nil, magnitude: Double(11 - size),
        message: "Its text is \(Number.points(size)) points high, and 11 can be read.",
        because: ["\(screen.words.words(for: label)) has the font \(label.font.fontName)"],
        fix: "Use a text style, or a font of at least 11 points.")
    }
  }
}

// Here ends what stands in docs/how-to/add-a-rule.md.

/// People can write rules of their own, with nothing but what is public.
struct OwnRuleTests {
  @Test func anOwnRuleIsAsked() throws {
    let label = Fixture.view(
      "small", "text=\"Terms\"", element: "label",
      content: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"9\"/>")
    let document = try Fixture.xib(
      label + Fixture.label("usual", "Name"),
      constraints: [
        Fixture.pin("small", "top", "safe", "top", 20), Fixture.pin("small", "leading", "safe", "leading", 20),
      ])
    let report = Auditor(rules: [SmallLetters()]).audit(document)
    let findings = try #require(report.screens.first).findings
    #expect(findings.map(\.rule) == ["small-letters"])
    #expect(findings.map(\.view.id) == ["small"])
    #expect(findings.map(\.message) == ["Its text is 9 points high, and 11 can be read."])
    #expect(findings.map(\.extent) == ["everywhere"])
  }

  @Test func theHowToShowsThisRule() throws {
    let source = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
    let page = try Project.text("docs/how-to/add-a-rule.md")
    let lines = source.components(separatedBy: "\n")
    let start = try #require(lines.firstIndex { $0.hasPrefix("/// Letters that are") })
    let end = try #require(lines.firstIndex { $0.hasPrefix("// Here ends") })
    let rule = lines[start..<(end - 1)].joined(separator: "\n")
    #expect(page.contains(rule))
    let package = try Project.text("docs/how-to/own-rules/OwnRules/SmallLetters.swift")
    #expect(package.contains(rule))
  }
}
