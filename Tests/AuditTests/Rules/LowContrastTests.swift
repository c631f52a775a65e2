import Foundation
import InterfaceBuilder
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

  private func field(ground: String) throws -> [Finding] {
    let field = Fixture.view(
      "field", "placeholder=\"Name\" borderStyle=\"none\"", element: "textField",
      content: "\(ground)<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
    return try Fixture.findings(
      LowContrast(),
      in: Fixture.storyboard(
        field,
        constraints: [
          Fixture.pin("field", "top", "safe", "top", 20), Fixture.pin("field", "leading", "safe", "leading", 20),
          Fixture.pin("safe", "trailing", "field", "trailing", 20),
        ], ground: system))
  }

  /// UIKit makes placeholders pale, and on its own backgrounds they are not judged.
  @Test func aPlaceholderIsJudgedOnAGroundOfTheDocument() throws {
    #expect(try field(ground: "") == [])
    #expect(try field(ground: gray("backgroundColor", 1)).map(\.extent) == ["in dark appearance"])
    #expect(
      try field(ground: gray("backgroundColor", 1)).map(\.reason) == [
        "the text has UIKit’s own colour, and the app may not support dark appearance yet"
      ])
    #expect(try field(ground: gray("backgroundColor", 0.3)).map(\.extent) == ["in light appearance"])
    #expect(try field(ground: gray("backgroundColor", 0.3)).map(\.outcome) == [.violation])
  }

  private func segments(_ colors: String) throws -> [Finding] {
    let control = Fixture.view(
      "segments", "selectedSegmentIndex=\"0\"", element: "segmentedControl",
      content: "<segments><segment title=\"All\"/><segment title=\"New\"/></segments>\(colors)")
    return try Fixture.findings(
      LowContrast(),
      in: Fixture.storyboard(
        control,
        constraints: [
          Fixture.pin("segments", "top", "safe", "top", 20), Fixture.pin("segments", "leading", "safe", "leading", 20),
        ], ground: system))
  }

  @Test func theTitlesOfSegmentsAreJudgedOnColorsOfTheDocument() throws {
    #expect(try segments("") == [])
    #expect(try segments(gray("backgroundColor", 0.1)).map(\.extent) == ["in light appearance"])
    #expect(try segments(gray("selectedSegmentTintColor", 0.1)).map(\.extent) == ["in light appearance"])
    #expect(try segments(gray("selectedSegmentTintColor", 0.5)) == [])
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
    let findings = try screen(
      "<state key=\"normal\" title=\"\(words)\"/>", ground: gray("backgroundColor", 1), element: "button")
    #expect(findings.map(\.outcome) == [outcome])
  }

  /// Code replaces the words of a label, not their colour.
  @Test(arguments: ["Label", "Terms apply"]) func theWordsOfALabelDoNotMatter(words: String) throws {
    let findings = try screen(gray("textColor", 1), ground: gray("backgroundColor", 1), words: words)
    #expect(findings.map(\.outcome) == [.violation])
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

  /// A pale label is as hard to read, whether its colour or its opacity makes it pale.
  @Test(arguments: ["alpha=\"0.1\"", ""]) func theOpacityOfALabelCounts(attributes: String) throws {
    let findings = try screen(gray("textColor", 0), ground: gray("backgroundColor", 1), attributes: attributes)
    #expect(findings.map(\.outcome) == (attributes.isEmpty ? [] : [.violation]))
    #expect(findings.flatMap(\.because) == (attributes.isEmpty ? [] : ["the text is #E6E6E6, its background #FFFFFF"]))
    let advice =
      "Raise its alpha, or that of the view around it that fades it, so that the contrast is at least 4.5 to 1."
    #expect(findings.map(\.fix) == (attributes.isEmpty ? [] : [advice]))
  }

  /// A card of half opacity fades its letters and its ground alike.
  @Test(arguments: [("0.1", 0.0, [Outcome.violation]), ("1", 0, []), ("0.5", 1, [])])
  func theOpacityOfAViewAroundCounts(opacity: String, white: Double, outcomes: [Outcome]) throws {
    let label = Fixture.view(
      "text", "text=\"Terms apply\"", element: "label",
      content: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>" + gray("textColor", white))
    let card = Fixture.view(
      "card", "alpha=\"\(opacity)\"",
      content: """
        <subviews>\(label)</subviews>\(gray("backgroundColor", 1 - white))<constraints>\
        \(Fixture.size("card", "width", 200))\(Fixture.size("card", "height", 60))\
        \(Fixture.pin("text", "top", "card", "top"))\(Fixture.pin("text", "leading", "card", "leading"))</constraints>
        """)
    let document = try Fixture.storyboard(
      card,
      constraints: [
        Fixture.pin("card", "top", "safe", "top", 20), Fixture.pin("card", "leading", "safe", "leading", 20),
      ], ground: gray("backgroundColor", 1))
    let findings = try Fixture.findings(LowContrast(), in: document)
    #expect(findings.filter { $0.outcome == .violation }.map(\.outcome) == outcomes)
  }

  @Test(arguments: ["textField", "textView"]) func textsOfFieldsAreJudged(element: String) throws {
    let findings = try screen(gray("textColor", 0.9), ground: gray("backgroundColor", 1), element: element)
    #expect(findings.map(\.outcome) == [.violation])
    let dark = try screen(gray("textColor", 0), ground: gray("backgroundColor", 1), element: element)
    #expect(dark == [])
  }

  @Test func theTitleOfAConfiguredButtonIsJudgedOnItsOwnBackground() throws {
    func button(_ white: Double) -> String {
      """
      <buttonConfiguration key="configuration" style="filled" title="Continue">\(gray("baseForegroundColor", white))\
      \(gray("baseBackgroundColor", 0.9))</buttonConfiguration>
      """
    }
    let pale = try screen(button(1), ground: gray("backgroundColor", 0), element: "button")
    #expect(pale.map(\.outcome) == [.violation])
    #expect(pale.first?.because == ["the text is #FFFFFF, its background #E6E6E6"])
    #expect(try screen(button(0), ground: gray("backgroundColor", 0), element: "button") == [])
  }

  @Test func eachColorOfAnAttributedTextIsJudged() throws {
    func findings(_ white: Double) throws -> [Finding] {
      let text = """
        <attributedString key="attributedText"><fragment content="Terms "><attributes>\(gray("NSColor", 0))</attributes>\
        </fragment><fragment content="apply"><attributes>\(gray("NSColor", white))</attributes></fragment></attributedString>
        """
      let document = try Fixture.storyboard(
        Fixture.view("text", "usesAttributedText=\"YES\"", element: "label", content: text),
        constraints: [
          Fixture.pin("text", "top", "safe", "top", 20), Fixture.pin("text", "leading", "safe", "leading", 20),
        ], ground: gray("backgroundColor", 1))
      return try Fixture.findings(LowContrast(), in: document)
    }
    #expect(try findings(0.9).map(\.outcome) == [.violation])
    #expect(try findings(0) == [])
  }

  /// Large text needs 3 to 1, and the suggestion says so. UIKit's colour for secondary labels has 3.4 to 1 on white.
  @Test(arguments: [("17", "4.5 to 1, such as label."), ("30", "3 to 1, such as label or secondaryLabel.")])
  func theSuggestionAsksForWhatTheSizeNeeds(size: String, contrast: String) throws {
    let label = Fixture.view(
      "text", "text=\"Terms apply\"", element: "label",
      content: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>"
        + gray("textColor", 0.86))
    let document = try Fixture.storyboard(
      label,
      constraints: [
        Fixture.pin("text", "top", "safe", "top", 20), Fixture.pin("text", "leading", "safe", "leading", 20),
      ], ground: gray("backgroundColor", 1))
    let fix = "Give the text a colour with a contrast of at least \(contrast)"
    #expect(try Fixture.findings(LowContrast(), in: document).map(\.fix) == [fix])
  }

  /// The edit needs the colour among the document's resources, where Interface Builder keeps its value.
  @Test(arguments: [true, false]) func aColorThatFollowsTheAppearanceIsSuggested(hasResource: Bool) throws {
    let resources = """
      <resources><systemColor name="labelColor"><color white="0.0" alpha="1" colorSpace="custom" \
      customColorSpace="genericGamma22GrayColorSpace"/></systemColor></resources>
      """
    let label = Fixture.view(
      "text", "text=\"Terms apply\"", element: "label",
      content: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>" + gray("textColor", 0))
    let document = try Fixture.xib(
      label,
      constraints: [
        Fixture.pin("text", "top", "safe", "top", 20), Fixture.pin("text", "leading", "safe", "leading", 20),
      ], resources: hasResource ? resources : "")
    let findings = try Fixture.findings(LowContrast(), in: document)
    #expect(findings.map(\.fix) == ["Give the text the colour “Label Color”, which follows the appearance."])
    #expect(findings.map(\.edits) == [hasResource ? [ObjectEdit("text", color: "textColor", "labelColor")] : nil])
  }

  /// Dark appearance is looked at on one device, and a fault of the light one is none of a device.
  @Test func aFaultOfLightAppearanceIsOneOfAllDevices() throws {
    let findings = try screen(gray("textColor", 1), ground: system)
    #expect(findings.map(\.extent) == ["in light appearance"])
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
