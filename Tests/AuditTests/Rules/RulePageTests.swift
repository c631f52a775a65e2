import Environments
import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import Audit

/// Each rule has a page with two pictures, one of a screen with the fault and one of the corrected screen.
struct RulePageTests {
  nonisolated static let folder = Project.root.appending(path: "docs/rules")
  nonisolated static let names = RuleCatalogue.rules.map(\.identifier)

  /// What a rule finds in one of its two documents.
  @MainActor func findings(_ name: String, _ kind: String) throws -> [Finding] {
    let folder = Self.folder.appendingPathComponent("documents/\(name)/\(kind)")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      .map { folder.appendingPathComponent($0).path }
    let document = try InterfaceDocument.load(
      contentsOf: try #require(files.first { $0.hasSuffix(".storyboard") }))
    let rule = try #require(RuleCatalogue.rule(name))
    let report = Auditor(rules: [rule]).audit(document, code: AppCode(files: files.filter { $0.hasSuffix(".swift") }))
    #expect(report.faults == [])
    return report.screens.flatMap(\.findings)
  }

  @Test(arguments: names) @MainActor func theRuleFindsItsFault(name: String) throws {
    #expect(try findings(name, "bad").count >= 1)
  }

  @Test(arguments: names) @MainActor func theMendedScreenHasNone(name: String) throws {
    #expect(try findings(name, "good").map(\.message) == [])
  }

  @Test(arguments: names) func thePageHasTheRulesWordsAndItsPictures(name: String) throws {
    let rule = try #require(RuleCatalogue.rule(name))
    let page = try String(contentsOf: Self.folder.appendingPathComponent("\(name).md"), encoding: .utf8)
    let reference = try #require(rule.reference)
    for part in [
      rule.summary, rule.impact.rawValue, rule.rationale, rule.example.fault, rule.example.fix, reference.title,
      reference.address,
    ] {
      #expect(page.contains(part))
    }
    for kind in ["bad", "good"] {
      #expect(page.contains("(pictures/\(name)-\(kind).png)"))
      #expect(try Data(contentsOf: Self.folder.appendingPathComponent("pictures/\(name)-\(kind).png")).count > 500)
    }
  }

  @Test(arguments: names) func theListHasTheRule(name: String) throws {
    let rule = try #require(RuleCatalogue.rule(name))
    let list = try String(contentsOf: Self.folder.appendingPathComponent("README.md"), encoding: .utf8)
    #expect(list.contains("| [`\(name)`](\(name).md) | \(rule.impact.rawValue) | \(rule.summary) |"))
  }
}
