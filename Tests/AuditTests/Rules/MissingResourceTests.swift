import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import Audit

/// Colours and fonts that were not found anywhere. Images have tests of their own.
struct MissingResourceTests {
  let place = [Fixture.pin("card", "top", "safe", "top", 20), Fixture.pin("card", "leading", "safe", "leading", 20)]

  func card(_ content: String) -> String {
    Fixture.view("card", "text=\"Card\"", element: "label", content: content)
  }

  let brand = "<color key=\"textColor\" name=\"Brand\"/>"
  let copy =
    "<resources><namedColor name=\"Brand\"><color red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/></namedColor></resources>"

  @Test func aColorThatIsNowhereIsAViolation() throws {
    let findings = try Fixture.findings(MissingColor(), in: Fixture.xib(card(brand), constraints: place))
    #expect(findings.map(\.outcome) == [.violation])
    #expect(findings.map(\.message) == ["The colour “Brand” is missing."])
    #expect(findings.map(\.extent) == ["everywhere"])
  }

  @Test func theDocumentsCopyIsEnoughWithoutACatalog() throws {
    let document = try Fixture.xib(card(brand), constraints: place, resources: copy)
    #expect(try Fixture.findings(MissingColor(), in: document) == [])
  }

  /// If a catalog has only other colours, this one was renamed, or another bundle has it.
  @Test(arguments: [("Other", [Outcome.needsReview]), ("Brand", [])])
  func theCatalogDecidesAboutACopy(colorset: String, outcomes: [Outcome]) throws {
    let folder = try TemporaryFolder([
      "Card.xib": Fixture.xibText(card(brand), constraints: place, resources: copy),
      "Assets.xcassets/\(colorset).colorset/Contents.json": """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0"}}}]}
      """,
    ])
    #expect(try folder.findings(MissingColor(), in: "Card.xib").map(\.outcome) == outcomes)
  }

  @Test func coloursOfTheSystemAreFine() throws {
    for color in [
      "<color key=\"textColor\" systemColor=\"labelColor\"/>",
      "<color key=\"textColor\" name=\"labelColor\" catalog=\"System\" colorSpace=\"catalog\"/>",
      "<color key=\"textColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\"/>",
    ] {
      #expect(try Fixture.findings(MissingColor(), in: Fixture.xib(card(color), constraints: place)) == [])
    }
  }

  func font(_ name: String, listed: String = "Other-Bold") throws -> [Finding] {
    let text = Fixture.xibText(
      card("<fontDescription key=\"fontDescription\" name=\"\(name)\" family=\"Any\" pointSize=\"17\"/>"),
      constraints: place)
    let list = """
      <customFonts key="customFonts"><array key="Own.ttf"><string>\(listed)</string></array></customFonts><objects>
      """
    let document = try InterfaceDocument(
      data: Data(text.replacingOccurrences(of: "<objects>", with: list).utf8), path: "Fixture.xib")
    return try Fixture.findings(MissingFont(), in: document)
  }

  @Test(arguments: [("SFProText-Medium", Outcome.violation), ("Arial-Black", .violation), ("Brand-Bold", .needsReview)])
  func aFontThatNobodyHasIsFound(name: String, outcome: Outcome) throws {
    let findings = try font(name)
    #expect(findings.map(\.outcome) == [outcome])
    #expect(findings.map(\.message) == ["The font “\(name)” is missing."])
  }

  @Test(arguments: ["HelveticaNeue-Light", "AvenirNext-DemiBold", "Georgia", ".SFUIText-Bold", "Other-Bold"])
  func fontsOfIOSAndOfTheProjectAreFine(name: String) throws {
    #expect(try font(name) == [])
  }
}
