import Environments
import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import Audit

/// Each rule has a page with a picture of a screen with the fault beside the mended screen. These are the first two screens
/// of its document, which may have more that look faulty and are intended.
struct RulePageTests {
  nonisolated static let folder = Project.root.appending(path: "docs/rules")
  nonisolated static let names = RuleCatalogue.rules.map(\.identifier)

  /// What a rule finds in its document, by screens.
  @MainActor func screens(_ name: String) throws -> [ScreenReport] {
    let folder = Self.folder.appendingPathComponent("documents/\(name)")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      .map { folder.appendingPathComponent($0).path }
    let document = try InterfaceDocument.load(
      contentsOf: try #require(files.first { $0.hasSuffix(".storyboard") }))
    let rule = try #require(RuleCatalogue.rule(name))
    let report = Auditor(rules: [rule]).audit(document, code: AppCode(files: files.filter { $0.hasSuffix(".swift") }))
    #expect(report.faults == [])
    return report.screens
  }

  @Test(arguments: names) @MainActor func theRuleFindsItsFault(name: String) throws {
    #expect(try #require(try screens(name).first).findings.count >= 1)
  }

  @Test(arguments: names) @MainActor func otherScreensHaveNone(name: String) throws {
    let others = try screens(name).dropFirst()
    #expect(others.count >= 1)
    #expect(others.flatMap(\.findings).map(\.message) == [])
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
    #expect(page.contains("(pictures/\(name).png)"))
    #expect(try Data(contentsOf: Self.folder.appendingPathComponent("pictures/\(name).png")).count > 500)
  }

  @Test(arguments: names) func theListHasTheRule(name: String) throws {
    let rule = try #require(RuleCatalogue.rule(name))
    let list = try String(contentsOf: Self.folder.appendingPathComponent("README.md"), encoding: .utf8)
    #expect(list.contains("| [`\(name)`](\(name).md) | \(rule.impact.rawValue) | \(rule.summary) |"))
  }
}
