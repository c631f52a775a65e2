import Testing

@testable import Audit

/// Rules about labels that always need review.
struct TextSettingsTests {
  let leading = [Fixture.pin("name", "top", "safe", "top", 20), Fixture.pin("name", "leading", "safe", "leading", 20)]

  @Test func aLineThatNothingEndsNeedsReview() throws {
    let document = try Fixture.xib(Fixture.label("name", "Balance due"), constraints: leading)
    #expect(try Fixture.findings(UnboundedText(), in: document).map(\.outcome) == [.needsReview])
  }

  @Test func aLineThatEndsAtAMarginIsFine() throws {
    let end = Fixture.pin("safe", "trailing", "name", "trailing", 20, relation: "greaterThanOrEqual")
    let document = try Fixture.xib(Fixture.label("name", "Balance due"), constraints: leading + [end])
    #expect(try Fixture.findings(UnboundedText(), in: document) == [])
  }

  @Test func aTextStyleThatDoesNotAdjustNeedsReview() throws {
    let fixed = Fixture.view(
      "name", "text=\"Name\"", element: "label",
      content: "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>")
    let findings = try Fixture.findings(MissingAdjustsFont(), in: Fixture.xib(fixed, constraints: leading))
    #expect(findings.map(\.outcome) == [.needsReview])
    let adjusting = try Fixture.xib(Fixture.label("name", "Name"), constraints: leading)
    #expect(try Fixture.findings(MissingAdjustsFont(), in: adjusting) == [])
  }
}
