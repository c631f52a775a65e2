import Testing

@testable import Audit

/// Rules about screens that are mirrored.
struct DirectionTests {
  func screen(_ rule: any Rule, _ constraints: [String], _ attributes: String = "") throws -> [Finding] {
    try Fixture.findings(
      rule,
      in: Fixture.xib(
        Fixture.label("name", "Name", attributes),
        constraints: constraints + [Fixture.pin("name", "top", "safe", "top", 20)]))
  }

  let across = [
    Fixture.pin("name", "leading", "safe", "leading", 20), Fixture.pin("safe", "trailing", "name", "trailing", 20),
  ]

  @Test func aViewAtTheLeftIsAViolation() throws {
    let findings = try screen(LeftRightConstraints(), [Fixture.pin("name", "left", "safe", "left", 20)])
    #expect(findings.map(\.outcome) == [.violation])
    #expect(findings.map(\.extent) == ["right to left"])
  }

  @Test func aViewAsFarFromBothSidesIsFine() throws {
    let both = [Fixture.pin("name", "left", "safe", "left", 20), Fixture.pin("safe", "right", "name", "right", 20)]
    #expect(try screen(LeftRightConstraints(), both) == [])
    #expect(try screen(LeftRightConstraints(), across) == [])
  }

  @Test func textAtTheLeftIsAViolation() throws {
    let findings = try screen(NaturalAlignment(), across, "textAlignment=\"left\"")
    #expect(findings.map(\.outcome) == [.violation])
    #expect(findings.map(\.fix) == ["Set its alignment to “natural”."])
  }

  @Test func naturalAndCenteredTextIsFine() throws {
    #expect(try screen(NaturalAlignment(), across, "textAlignment=\"natural\"") == [])
    #expect(try screen(NaturalAlignment(), across, "textAlignment=\"center\"") == [])
  }

  @Test func aLabelAsWideAsItsTextIsFine() throws {
    let leading = [Fixture.pin("name", "leading", "safe", "leading", 20)]
    #expect(try screen(NaturalAlignment(), leading, "textAlignment=\"left\"") == [])
  }
}
