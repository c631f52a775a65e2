import Testing

@testable import Audit

struct EqualHuggingSiblingsTests {
  func row(_ name: String = "", _ value: String = "") throws -> [Finding] {
    try Fixture.findings(
      EqualHuggingSiblings(),
      in: Fixture.xib(
        Fixture.label("name", "Name", name) + Fixture.label("value", "Whiskers", value),
        constraints: [
          Fixture.pin("name", "top", "safe", "top", 20), Fixture.pin("value", "top", "safe", "top", 20),
          Fixture.pin("name", "leading", "safe", "leading", 20), Fixture.pin("value", "leading", "name", "trailing", 8),
          Fixture.pin("safe", "trailing", "value", "trailing", 20),
        ]))
  }

  @Test func labelsThatHugEquallyAreAViolation() throws {
    let findings = try row()
    #expect(findings.map(\.outcome) == [.violation])
    #expect(findings.map(\.fix) == ["Set the horizontal content hugging priority of label “Name” to 252."])
  }

  /// The first begins at the leading edge and the second ends at the trailing edge, whichever is stretched.
  @Test func aValueAtTheTrailingEdgeLooksTheSame() throws {
    let findings = try row("", "textAlignment=\"right\"").filter { !$0.extent.contains("right to left") }
    #expect(findings == [])
  }

  @Test func theOrdinaryRulesLeaveItToThisOne() throws {
    let document = try Fixture.xib(
      Fixture.label("name", "Name") + Fixture.label("value", "Whiskers"),
      constraints: [
        Fixture.pin("name", "top", "safe", "top", 20), Fixture.pin("value", "top", "safe", "top", 20),
        Fixture.pin("name", "leading", "safe", "leading", 20), Fixture.pin("value", "leading", "name", "trailing", 8),
        Fixture.pin("safe", "trailing", "value", "trailing", 20),
      ])
    #expect(try Fixture.findings(AmbiguousLayout(), in: document) == [])
  }
}
