import Testing

@testable import Audit

struct DuplicateConstraintTests {
  func findings(_ second: String) throws -> [Finding] {
    try Fixture.findings(
      DuplicateConstraint(),
      in: Fixture.xib(
        Fixture.label("name", "Name"), constraints: [Fixture.pin("name", "top", "safe", "top", 20), second]))
  }

  @Test func theSameStatementWithItsItemsTurnedAroundNeedsReview() throws {
    let findings = try findings(Fixture.pin("safe", "top", "name", "top", -20))
    #expect(findings.map(\.outcome) == [.needsReview])
    #expect(
      findings.map(\.because) == [
        ["label “Name”.top = safe area.top + 20 (line 17)", "safe area.top = label “Name”.top − 20 (line 18)"]
      ])
    #expect(findings.map(\.line) == [18])
  }

  @Test func anotherConstantRelationOrPriorityIsAnotherStatement() throws {
    #expect(try findings(Fixture.pin("safe", "top", "name", "top", 20)) == [])
    #expect(try findings(Fixture.pin("safe", "top", "name", "top", -20, relation: "lessThanOrEqual")) == [])
    #expect(try findings(Fixture.pin("safe", "top", "name", "top", -20, priority: 999)) == [])
  }
}
