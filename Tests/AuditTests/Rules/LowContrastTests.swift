import Foundation
import TestSupport
import Testing

@testable import Audit

struct LowContrastTests {
  func screen(
    _ text: String, ground: String, element: String = "label", words: String = "Terms apply", attributes: String = ""
  ) throws -> [Finding] {
    try Fixture.findings(
      LowContrast(),
      in: Fixture.storyboard(
        Fixture.view(
          "text", "text=\"\(words)\" \(attributes)", element: element,
          content: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>" + text),
        constraints: [
          Fixture.pin("text", "top", "safe", "top", 20), Fixture.pin("text", "leading", "safe", "leading", 20),
        ], ground: ground))
  }

  func gray(_ key: String, _ white: Double) -> String {
    "<color key=\"\(key)\" white=\"\(white)\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"/>"
  }
  let system = "<color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>"

  @Test func lightGreyOnWhiteIsAViolation() throws {
    let findings = try screen(gray("textColor", 0.86), ground: gray("backgroundColor", 1))
    #expect(findings.map(\.outcome) == [.violation])
    #expect(findings.map(\.extent) == ["everywhere"])
    #expect(findings.first?.because == ["the text is #DBDBDB, its background #FFFFFF"])
  }

  /// A catalog has a colour for increased contrast, so the default matrix has it as well.
  @Test func aColorForIncreasedContrastIsJudged() throws {
    let label = Fixture.view(
      "text", "text=\"Terms apply\"", element: "label",
      content: """
        <fontDescription key="fontDescription" type="system" pointSize="24"/><color key="textColor" name="Ink"/>
        """)
    func entry(_ white: Double, _ appearances: String) -> String {
      """
      {"idiom": "universal", \(appearances) "color": {"color-space": "gray-gamma-22", "components": \
      {"white": "\(white)", "alpha": "1.000"}}}
      """
    }
    let strong = "\"appearances\": [{\"appearance\": \"contrast\", \"value\": \"high\"}],"
    func findings(_ entries: [String]) throws -> [Finding] {
      let folder = try TemporaryFolder([
        "Card.xib": Fixture.xibText(
          label,
          constraints: [
            Fixture.pin("text", "top", "safe", "top", 20), Fixture.pin("text", "leading", "safe", "leading", 20),
          ],
          resources: "<resources><namedColor name=\"Ink\"><color white=\"0.4\" alpha=\"1\"/></namedColor></resources>"),
        "Assets.xcassets/Ink.colorset/Contents.json": "{\"colors\": [\(entries.joined(separator: ", "))]}",
      ])
      return try folder.findings(LowContrast(), in: "Card.xib").filter { $0.outcome == .violation }
    }
    #expect(try findings([entry(0.4, "")]).map(\.extent) == [])
    #expect(
      try findings([entry(0.4, ""), entry(0.95, strong)]).map(\.extent) == [
        "in light appearance, with increased contrast"
      ])
  }

  @Test func blackOnTheSystemsGroundIsLostInDarkAppearance() throws {
    let findings = try screen(gray("textColor", 0), ground: system)
    #expect(findings.map(\.outcome) == [.violation])
    #expect(findings.map(\.extent) == ["in dark appearance"])
  }

  /// The colour that iOS uses for a name of macOS is not known.
  @Test func aColorOfMacOSNeedsReview() throws {
    let color = "<color key=\"textColor\" name=\"controlTextColor\" catalog=\"System\" colorSpace=\"catalog\"/>"
    #expect(try screen(color, ground: gray("backgroundColor", 0)).allSatisfy { $0.outcome == .needsReview })
  }

  @Test func middleGreyNeedsReview() throws {
    #expect(try screen(gray("textColor", 0.6), ground: gray("backgroundColor", 1)).map(\.outcome) == [.needsReview])
  }

  /// “Button” in white on white is what Interface Builder wrote beside an image.
  @Test(arguments: [("Button", Outcome.needsReview), ("Push the button", .violation)])
  func aTitleThatIsLeftOverNeedsReview(words: String, outcome: Outcome) throws {
    let findings = try screen(gray("textColor", 1), ground: gray("backgroundColor", 1), words: words)
    #expect(findings.map(\.outcome) == [outcome])
  }

  @Test func theSystemsColorsAreFine() throws {
    #expect(try screen("<color key=\"textColor\" systemColor=\"labelColor\"/>", ground: system) == [])
    #expect(try screen("<nil key=\"textColor\"/>", ground: system) == [])
  }

  /// Code may colour the text, or the app may not support dark appearance yet.
  @Test func aTextOfNoStatedColorOnAFixedGroundNeedsReviewInDarkAppearance() throws {
    let findings = try screen("<nil key=\"textColor\"/>", ground: gray("backgroundColor", 0.95))
    #expect(findings.map(\.outcome) == [.needsReview])
  }

  @Test func aButtonOnABackgroundImageIsNotJudged() throws {
    let title = """
      <state key="normal" title="Send" BACKGROUND><color key="titleColor" white="1" alpha="1" colorSpace="custom" \
      customColorSpace="genericGamma22GrayColorSpace"/></state>
      """
    let white = gray("backgroundColor", 1)
    let plain = try screen(title.replacing("BACKGROUND", with: ""), ground: white, element: "button")
    #expect(plain.map(\.outcome) == [.violation])
    let image = title.replacing("BACKGROUND", with: "backgroundImage=\"circle\" catalog=\"system\"")
    #expect(try screen(image, ground: white, element: "button") == [])
  }

  /// The tint of an app is often set at its window; one that the document states is known.
  @Test(arguments: [("", Outcome.needsReview), ("tintColor", .violation)])
  func aTitleInTheTintOfTheAppNeedsReview(key: String, outcome: Outcome) throws {
    let blue = "red=\"0\" green=\"0.478\" blue=\"1\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
    let tint = key.isEmpty ? "" : "<color key=\"\(key)\" \(blue)"
    let findings = try screen(
      tint + "<state key=\"normal\" title=\"Send\"/>", ground: "<color key=\"backgroundColor\" \(blue)",
      element: "button", attributes: "buttonType=\"system\"")
    #expect(findings.map(\.outcome) == [outcome])
  }

  /// A custom button is white if the document sets no colour, whatever the tint.
  @Test func aTitleOfACustomButtonHasNoTint() throws {
    let findings = try screen(
      "<state key=\"normal\" title=\"Send\"/>", ground: gray("backgroundColor", 1), element: "button")
    #expect(findings.map(\.outcome) == [.violation])
  }

  /// Text below the screen is a different fault.
  @Test func aTextThatNobodySeesIsNotJudged() throws {
    let label = Fixture.view("text", "text=\"Terms apply\"", element: "label", content: gray("textColor", 1))
    let document = try Fixture.storyboard(
      label,
      constraints: [
        Fixture.pin("text", "top", "safe", "top", 2000), Fixture.pin("text", "leading", "safe", "leading", 20),
      ], ground: gray("backgroundColor", 1))
    #expect(try Fixture.findings(LowContrast(), in: document) == [])
  }

  @Test func aGroundThatIsNotKnownIsNotJudged() throws {
    #expect(try screen(gray("textColor", 0.86), ground: "") == [])
  }
}
