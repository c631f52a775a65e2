import InterfaceBuilder
import Testing

@testable import Audit

/// `snug.ignore` in a document.
struct SceneSuppressionTests {
  /// A user-defined runtime attribute as Interface Builder saves it.
  private static func ignore(_ value: String) -> String {
    """
    <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="snug.ignore" value="\(value)"/>
    </userDefinedRuntimeAttributes>
    """
  }

  /// A screen with a button that is 20 points high and wide.
  private static func document(_ content: String) throws -> InterfaceDocument {
    try Fixture.xib(
      Fixture.button(
        "small", "x",
        "<constraints>\(Fixture.size("small", "width", 20))\(Fixture.size("small", "height", 20))</constraints>\(content)"
      ),
      constraints: [
        Fixture.pin("small", "centerX", "root", "centerX"), Fixture.pin("small", "centerY", "root", "centerY"),
      ])
  }

  private static func audit(
    _ content: String, rules: [any Rule] = [SmallTapTarget(), LowContrast()]
  ) throws -> DocumentReport {
    Auditor(rules: rules).audit(try document(content))
  }

  @Test func aFindingIsSuppressedWithItsReason() throws {
    let report = try Self.audit(Self.ignore("small-tap-target: it is for the pointer only"))
    let finding = try #require(report.screens.first?.findings.first)
    #expect(finding.rule == "small-tap-target")
    #expect(finding.suppression == Suppression(place: .document, reason: "it is for the pointer only"))
    #expect(report.faults == [])
    #expect(report.idleSuppressions == [])
    #expect(try Self.audit("").screens.first?.openFindings.count == 1)
  }

  @Test func severalRulesShareAReason() throws {
    let report = try Self.audit(Self.ignore("small-tap-target, low-contrast : it is a: handle"))
    #expect(report.screens.first?.findings.map { $0.suppression?.reason } == ["it is a: handle"])
    #expect(report.idleSuppressions.map(\.rule) == ["low-contrast"])
  }

  /// A rule that this run does not ask cannot be idle.
  @Test func whatSuppressesNothingIsSaid() throws {
    let content = Self.ignore("low-contrast: it is shown over a picture")
    let report = try Self.audit(content)
    let line = try Self.document(content).scenes[0].runtimeAttributes(keyPath: "snug.ignore").map(\.line)
    #expect(report.idleSuppressions == line.map { IdleSuppression(line: $0, rule: "low-contrast") })
    #expect(line.count == 1)
    #expect(try Self.audit(content, rules: [SmallTapTarget()]).idleSuppressions == [])
  }

  @Test(arguments: [
    ("small-tap-target", "snug.ignore takes a rule and a reason, as in “truncated-text: it is short in all languages”"),
    (
      "small-tap-target: ",
      "snug.ignore takes a rule and a reason, as in “truncated-text: it is short in all languages”"
    ),
    ("", "snug.ignore takes a rule and a reason, as in “truncated-text: it is short in all languages”"),
    (
      "small-tap-targt: why",
      "snug.ignore: there is no rule “small-tap-targt”; did you mean “small-tap-target”? `snug rules` lists them"
    ),
  ]) func whatIsWrongIsAFaultOfTheDocument(value: String, message: String) throws {
    let report = try Self.audit(Self.ignore(value))
    #expect(report.faults.map(\.message) == [message])
    #expect(report.screens.first?.openFindings.count == 1)
  }

  @Test func atAControllerItHoldsForTheScreen() throws {
    func button(_ id: String) -> String {
      Fixture.button(
        id, "x", "<constraints>\(Fixture.size(id, "width", 20))\(Fixture.size(id, "height", 20))</constraints>")
    }
    func audit(_ attributes: String) throws -> [Finding] {
      let document = try Fixture.storyboard(
        button("a") + button("b"),
        constraints: [
          Fixture.pin("a", "centerX", "root", "centerX"), Fixture.pin("a", "top", "safe", "top", 20),
          Fixture.pin("b", "centerX", "root", "centerX"), Fixture.pin("b", "top", "safe", "top", 200),
        ], attributes: attributes)
      return try #require(Auditor(rules: [SmallTapTarget()]).audit(document).screens.first).findings
    }
    let found = try audit("")
    #expect(found.map(\.view.id) == ["a", "b"])
    let suppressed = try audit(Self.ignore("small-tap-target: the pointer hits them"))
    #expect(suppressed.map { $0.suppression?.reason } == ["the pointer hits them", "the pointer hits them"])
  }

  /// The key is not a property of the view: nothing is set, and no unknown property is reported.
  @Test func theEngineKnowsTheKey() throws {
    let document = try Self.document(Self.ignore("small-tap-target: why"))
    let plain = try Self.document("")
    #expect(document.notes == plain.notes)
    let loaded = document.instantiate(document.scenes[0], in: .designTime(of: document))
    #expect(loaded.notes.filter { $0.message.contains("snug") } == [])
  }
}
