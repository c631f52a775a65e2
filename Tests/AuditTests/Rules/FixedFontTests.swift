import Testing

@testable import Audit

struct FixedFontTests {
  static func fixed(_ id: String, _ text: String, size: Int = 15, _ attributes: String = "") -> String {
    Fixture.view(
      id, "text=\"\(text)\" \(attributes)", element: "label",
      content: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>")
  }

  func findings(_ views: String..., connections: String = "") throws -> [Finding] {
    try Fixture.findings(FixedFont(), in: Fixture.xib(views.joined(), connections: connections))
  }

  let title = Fixture.label("title", "Opening hours")
  let note = Fixture.label("note", "Closed on Sundays")

  @Test func aTextAmongOthersThatFollowIsAViolation() throws {
    let findings = try findings(title, note, Self.fixed("text", "Monday to Friday"))
    #expect(findings.map(\.outcome) == [.violation])
    #expect(
      findings.map(\.because) == [
        ["2 other texts of the screen follow the text size", "label “Monday to Friday” (line 12) is set in 15 points"]
      ])
  }

  @Test func whereOnlySomeTextsFollowItNeedsReviewOnce() throws {
    let findings = try findings(title, Self.fixed("a", "Monday"), Self.fixed("b", "Tuesday"))
    #expect(findings.map(\.outcome) == [.needsReview])
    #expect(findings.map(\.message) == ["label “Monday” and 1 more keep their size when people choose larger text."])
  }

  @Test func aScreenWithoutTextStylesIsNotJudged() throws {
    #expect(try findings(Self.fixed("a", "Monday"), Self.fixed("b", "Tuesday")) == [])
  }

  @Test func largeLettersBlindTextAndOwnClassesAreNotJudged() throws {
    #expect(try findings(title, note, Self.fixed("number", "1,250", size: 48)) == [])
    #expect(try findings(title, note, Self.fixed("blind", "Label")) == [])
    #expect(try findings(title, note, Self.fixed("own", "Monday", "customClass=\"BodyLabel\"")) == [])
  }

  @Test func codeThatIsNotKnownMaySetTheFont() throws {
    let findings = try findings(
      title, note, Self.fixed("text", "Monday"), connections: "<outlet property=\"a\" destination=\"text\" id=\"o\"/>")
    #expect(findings.map(\.outcome) == [.needsReview])
  }
}
