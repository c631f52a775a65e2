import Environments
import Foundation
import InterfaceBuilder
import TestSupport
import Testing
import UIKit

@testable import Audit

/// Suggested edits are tried before they are printed.
struct FixProofTests {
  /// A box with a width and a height. The rules of these tests find what they are told to.
  private static func document() throws -> InterfaceDocument {
    try Fixture.xib(
      Fixture.view(
        "box",
        content: "<constraints>\(Fixture.size("box", "width", 20))\(Fixture.size("box", "height", 20))</constraints>"),
      constraints: [
        Fixture.pin("box", "top", "safe", "top", 20), Fixture.pin("box", "leading", "safe", "leading", 20),
      ])
  }

  /// Finds a box that is 20 points wide, and suggests two other widths.
  nonisolated struct NarrowBox: Rule {
    let identifier = "narrow-box"
    let impact = Impact.minor
    let summary = ""
    let rationale = ""
    let example = RuleExample(fault: "", fix: "")

    @MainActor func observations(on screen: AuditedScreen) -> [Observation] {
      guard let box = screen.loaded.object("box") as? UIView, box.bounds.width < 30 else { return [] }
      let fixes = ["40", "60"].map {
        SuggestedFix(text: "Make it \($0) wide.", edits: [ObjectEdit("box.width", "constant", $0)])
      }
      return [
        Observation(view: box, doubt: nil, magnitude: 1, message: "It is narrow.", because: [], fix: "Make it wider.")
          .suggesting(FixSuggestions(fixes: fixes, otherwise: "Look at its width."))
      ]
    }
  }

  /// Finds a box that is wider than a limit, in some environments.
  nonisolated struct WideBox: Rule {
    let identifier = "wide-box"
    let impact = Impact.minor
    let summary = ""
    let rationale = ""
    let example = RuleExample(fault: "", fix: "")
    var dependsOnEnvironment = true
    var limit: CGFloat
    var concerns: @Sendable (Environment) -> Bool = { _ in true }

    @MainActor func observations(on screen: AuditedScreen) -> [Observation] {
      guard let box = screen.loaded.object("box") as? UIView, box.bounds.width > limit,
        concerns(screen.loaded.environment)
      else { return [] }
      // The text size is read, so that environments do not share what was found.
      _ = box.traitCollection.preferredContentSizeCategory
      return [Observation(view: box, doubt: nil, magnitude: 1, message: "", because: [], fix: "")]
    }
  }

  private func fix(
    _ rules: [any Rule], _ selection: EnvironmentSelection = EnvironmentSelection()
  ) throws -> (fix: String?, edits: [ObjectEdit]?) {
    let report = Auditor(rules: [NarrowBox()] + rules, selection: selection).audit(try Self.document())
    let finding = report.screens.first?.findings.first { $0.rule == "narrow-box" }
    return (finding?.fix, finding?.edits)
  }

  @Test func theFirstEditThatHoldsIsPrinted() throws {
    let found = try fix([])
    #expect(found.fix == "Make it 40 wide.")
    #expect(found.edits == [ObjectEdit("box.width", "constant", "40")])
  }

  /// The other rule reads only the document, so it is asked once.
  @Test(arguments: [true, false]) func anEditThatMakesAFaultOfAnotherRuleIsNotPrinted(_ depends: Bool) throws {
    #expect(try fix([WideBox(dependsOnEnvironment: depends, limit: 50)]).fix == "Make it 40 wide.")
    let found = try fix([WideBox(dependsOnEnvironment: depends, limit: 30)])
    #expect(found.fix == "Look at its width.")
    #expect(found.edits == nil)
  }

  /// The fault is worst in the first environment: the smallest text on the narrowest screen, from left to right.
  @Test func anEditThatMakesAFaultInANeighbouringEnvironmentIsNotPrinted() throws {
    var selection = EnvironmentSelection()
    selection.textSizes = [.large, .extraExtraExtraLarge]
    let neighbours: [@Sendable (Environment) -> Bool] = [
      { $0.contentSizeCategory == .extraExtraExtraLarge }, { $0.device.name == "iPhone 16" },
      { $0.direction == .rightToLeft },
    ]
    for concerns in neighbours {
      #expect(try fix([WideBox(limit: 30, concerns: concerns)], selection).fix == "Look at its width.")
    }
    #expect(try fix([WideBox(limit: 30, concerns: { _ in false })], selection).fix == "Make it 40 wide.")
  }

  @Test func withoutTrialsTheUsualFixIsPrinted() throws {
    var auditor = Auditor(rules: [NarrowBox()])
    auditor.provesFixes = false
    let finding = try #require(auditor.audit(try Self.document()).screens.first?.findings.first)
    #expect(finding.fix == "Make it wider.")
    #expect(finding.edits == nil)
  }

  /// The rules that suggest edits of documents.
  private static let rulesWithEdits: Set<String> = [
    "equal-hugging-siblings", "fixed-size-around-text", "left-right-instead-of-leading-trailing", "low-contrast",
    "small-tap-target", "truncated-text", "unsatisfiable-constraints",
  ]

  /// Documents with faults: the examples, those of the rules' pages, and some of these tests.
  private static func documentsWithFaults() throws -> [(name: String, data: Data)] {
    let folders = ["Examples/Broken"] + rulesWithEdits.sorted().map { "docs/rules/documents/\($0)" }
    let files = folders.flatMap { folder in
      ["xib", "storyboard"].flatMap { Project.files(below: folder, extension: $0) }
    }
    var documents = try files.map { (name: $0, data: Data(try Project.text($0).utf8)) }
    let title = Fixture.label("title", "A title that is far too long for one line of any phone that there is")
    let pins = [
      Fixture.pin("title", "top", "safe", "top", 20), Fixture.pin("title", "leading", "safe", "leading", 20),
      Fixture.pin("safe", "trailing", "title", "trailing", 20),
    ]
    documents.append(("long title", Data(Fixture.xibText(title, constraints: pins).utf8)))
    let low = title.replacing(
      "</label>", with: "<constraints>\(Fixture.size("title", "height", 20))</constraints></label>")
    documents.append(("low title", Data(Fixture.xibText(low, constraints: pins).utf8)))
    let wide = Fixture.label("title", "This text does not fit into the width that is left for it").replacing(
      "</label>", with: "<constraints>\(Fixture.size("title", "width", 300))</constraints></label>")
    documents.append(("contradiction", Data(Fixture.xibText(wide, constraints: pins).utf8)))
    let button = Fixture.button(
      "button", "x",
      "<constraints>\(Fixture.size("button", "width", 22))\(Fixture.size("button", "height", 22))</constraints>")
    let middle = [
      Fixture.pin("button", "centerX", "safe", "centerX"), Fixture.pin("button", "centerY", "safe", "centerY"),
    ]
    documents.append(("small button", Data(Fixture.xibText(button, constraints: middle).utf8)))
    let left = [Fixture.pin("title", "top", "safe", "top", 20), Fixture.pin("title", "left", "root", "left", 20)]
    let pale = Fixture.label("title", "Title").replacing(
      "</label>", with: "<color key=\"textColor\" white=\"0\" alpha=\"1\"/></label>")
    let resources =
      "<resources><systemColor name=\"labelColor\"><color white=\"0\" alpha=\"1\"/></systemColor></resources>"
    documents.append(("black", Data(Fixture.xibText(pale, constraints: pins, resources: resources).utf8)))
    documents.append(("left", Data(Fixture.xibText(Fixture.label("title", "Title"), constraints: left).utf8)))
    return documents
  }

  /// The faults that the audit finds with all rules, in all environments.
  private static func faults(in data: Data, _ name: String) throws -> [Finding] {
    try Auditor().audit(InterfaceDocument(data: data, path: name)).screens.flatMap(\.findings)
  }

  private static func key(_ finding: Finding) -> [String?] {
    [finding.rule, finding.scene.id, finding.view.id, finding.variant]
  }

  /// Each edit is written into the bytes of its document, and the document audited again.
  @Test func everyEditMendsItsFindingAndMakesNoOther() throws {
    var rules: Set<String> = []
    for (name, data) in try Self.documentsWithFaults() {
      guard let before = try? Self.faults(in: data, name) else { continue }
      let known = Set(before.map(Self.key))
      for finding in before {
        guard let edits = finding.edits else { continue }
        #expect(finding.outcome == .violation)
        var editor = try DocumentEditor(data: data, path: name)
        for edit in edits { try editor.apply(edit.edit, to: edit.object) }
        let after = Set(try Self.faults(in: editor.data, name).map(Self.key))
        #expect(!after.contains(Self.key(finding)), "\(name): \(finding.rule): \(finding.fix)")
        #expect(after.subtracting(known) == [], "\(name): \(finding.rule): \(finding.fix)")
        rules.insert(finding.rule)
      }
    }
    #expect(rules == Self.rulesWithEdits)
  }
}
