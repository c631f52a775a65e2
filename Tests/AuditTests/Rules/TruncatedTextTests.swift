import Testing

@testable import Audit

struct TruncatedTextTests {
  /// A label from one edge of the safe area to the other.
  func screen(_ label: String, connections: String = "") throws -> [Finding] {
    try Fixture.findings(
      TruncatedText(),
      in: Fixture.xib(
        label,
        constraints: [
          Fixture.pin("label", "top", "safe", "top", 20), Fixture.pin("label", "leading", "safe", "leading", 20),
          Fixture.pin("safe", "trailing", "label", "trailing", 20, relation: "greaterThanOrEqual"),
        ], connections: connections))
  }

  @Test func aShortTextFits() throws {
    #expect(try screen(Fixture.label("label", "Sign in")) == [])
  }

  @Test func aTextThatWrapsFits() throws {
    #expect(try screen(Fixture.label("label", "Forgot your password? Ask us for another one.", lines: 0)) == [])
  }

  @Test func aLongTextOnOneLineIsCutAtLargeSizes() throws {
    let findings = try screen(Fixture.label("label", "Forgot your password? Ask us."))
    #expect(findings.count == 1)
    let finding = try #require(findings.first)
    #expect(finding.outcome == .violation)
    #expect(finding.view.label == "label “Forgot your password? Ask us.”")
    #expect(finding.extent == "at AX3; at XXXL, at widths up to 320" || finding.extent.contains("AX3"))
    #expect(finding.message.hasSuffix("of 29 characters of “Forgot your password? Ask us.” are cut off."))
    #expect(finding.fix == "Set the number of lines to 0, so that the text wraps, and let the label grow in height.")
  }

  @Test func aTextThatCodeCanReplaceNeedsReview() throws {
    let outlet = "<outlet property=\"hint\" destination=\"label\" id=\"o\"/>"
    let findings = try screen(Fixture.label("label", "Forgot your password? Ask us."), connections: outlet)
    #expect(findings.map(\.outcome) == [.needsReview])
  }

  @Test func aTextThatShrinksToFitIsNotCut() throws {
    let shrinking = "adjustsFontSizeToFit=\"YES\" minimumScaleFactor=\"0.25\""
    #expect(try screen(Fixture.label("label", "Forgot your password?", shrinking)) == [])
  }

  @Test func aLabelThatIsTooLowCutsLetters() throws {
    let label = Fixture.view(
      "label", "text=\"Sign in\" adjustsFontForContentSizeCategory=\"YES\"", element: "label",
      content: """
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
        <constraints>\(Fixture.size("label", "height", 20))</constraints>
        """)
    let findings = try screen(label)
    #expect(findings.map(\.message) == ["The letters of “Sign in” are cut off above or below."])
    #expect(findings.map(\.extent) == ["from XXXL up"])
    #expect(findings.first?.fix.hasPrefix("Make the height of 20 (line ") == true)
  }

  @Test func whatIsHiddenIsNotJudged() throws {
    #expect(try screen(Fixture.label("label", "Forgot your password? Ask us.", "hidden=\"YES\"")) == [])
  }
}
