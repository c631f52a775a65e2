import Testing

@testable import Audit

struct OutsideSafeAreaTests {
  func screen(_ constraints: [String]) throws -> [Finding] {
    try Fixture.findings(
      OutsideSafeArea(),
      in: Fixture.storyboard(
        Fixture.button("send", "Send"),
        constraints: constraints + [Fixture.pin("send", "centerX", "root", "centerX")]))
  }

  @Test func aButtonUnderTheSensorHousingIsAViolation() throws {
    let findings = try screen([Fixture.pin("send", "top", "root", "top", 10)])
    #expect(findings.map(\.outcome) == [.violation])
    #expect(findings.map(\.message) == ["It lies under the status bar."])
  }

  @Test func aButtonUnderTheHomeIndicatorIsAViolation() throws {
    let findings = try screen([Fixture.pin("root", "bottom", "send", "bottom", 0)])
    #expect(findings.map(\.message) == ["It lies under the home indicator."])
  }

  @Test func whatIsPinnedToTheSafeAreaIsFine() throws {
    #expect(try screen([Fixture.pin("send", "top", "safe", "top", 0)]) == [])
    #expect(try screen([Fixture.pin("safe", "bottom", "send", "bottom", 0)]) == [])
  }
}
