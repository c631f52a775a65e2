import Environments
import Foundation
import InterfaceBuilder
import Testing
import UIKit

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
    #expect(finding.extent.contains("AX3"))
    #expect(finding.message.hasSuffix("of 29 characters of “Forgot your password? Ask us.” are cut off."))
    #expect(finding.fix == "Set the number of lines to 0, so that the text wraps, and let the label grow in height.")
  }

  @Test func inARoomNarrowerThanALetterWrappingDoesNotHelp() throws {
    let findings = try Fixture.findings(
      TruncatedText(),
      in: Fixture.xib(
        Fixture.label("label", "Time"),
        constraints: [
          Fixture.pin("label", "top", "safe", "top", 20), Fixture.pin("label", "leading", "safe", "leading", 20),
          Fixture.pin("label", "trailing", "safe", "leading", 24),
        ]))
    #expect(
      findings.map(\.fix) == [
        "Raise its horizontal compression resistance above that of the views beside it, or remove what takes its room."
      ])
  }

  /// An emoji is one character, however many units it is stored in.
  @Test func charactersAreCountedAsPeopleCountThem() throws {
    let text = String(repeating: "👩‍👩‍👧‍👦", count: 20)
    let label = Fixture.label("label", text).replacing(
      "</label>", with: "<constraints>\(Fixture.size("label", "width", 40))</constraints></label>")
    #expect(try screen(label).map { $0.message.contains(" of 20 characters of ") } == [true])
  }

  /// A place in which no letter fits cuts off every text, whatever code shows.
  @Test(arguments: [(6, Outcome.violation), (40, .needsReview)])
  func aPlaceWithoutRoomForALetter(width: Double, outcome: Outcome) throws {
    let label = Fixture.label("label", "Forgot your password?").replacing(
      "</label>", with: "<constraints>\(Fixture.size("label", "width", width))</constraints></label>")
    let outlet = "<outlet property=\"hint\" destination=\"label\" id=\"o\"/>"
    #expect(try screen(label, connections: outlet).map(\.outcome) == [outcome])
  }

  /// A label of a fixed height in a bar of a fixed height: both stand in the way.
  @Test func theSuggestionWasTried() throws {
    let label = Fixture.label("label", "Forgot your password? Ask us for another one.")
    let bar = Fixture.view(
      "bar",
      content: """
        <subviews>\(label)</subviews><constraints>\(Fixture.size("bar", "height", 24))\
        \(Fixture.pin("label", "top", "bar", "top"))\(Fixture.pin("bar", "bottom", "label", "bottom"))\
        \(Fixture.pin("label", "leading", "bar", "leading", 20))\(Fixture.pin("bar", "trailing", "label", "trailing", 20))\
        </constraints>
        """)
    let findings = try Fixture.findings(
      TruncatedText(),
      in: Fixture.xib(
        bar,
        constraints: [
          Fixture.pin("bar", "top", "safe", "top", 20), Fixture.pin("bar", "leading", "safe", "leading"),
          Fixture.pin("safe", "trailing", "bar", "trailing"),
        ]))
    #expect(
      findings.map(\.fix) == [
        "Set the number of lines to 0, and make “view in the screen.height = 24 (line 12)” an “at least”."
      ])
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

  /// 28 points hold capitals of the largest ordinary size, but not what reaches below the baseline.
  @Test(arguments: [("ACCOUNT", 0), ("JUGGLE", 1)])
  func lettersOnTheBaselineNeedNoRoomBelowIt(text: String, count: Int) throws {
    let label = Fixture.view(
      "label", "text=\"\(text)\" adjustsFontForContentSizeCategory=\"YES\"", element: "label",
      content: """
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
        <constraints>\(Fixture.size("label", "height", 36))</constraints>
        """)
    #expect(try screen(label).count == count)
  }

  /// Texts that keep their size until the screen is made again do not promise to fit at accessibility sizes.
  @Test(arguments: [true, false])
  func whatOnlyAccessibilitySizesCut(followsTextSize: Bool) throws {
    let label = Fixture.view(
      "label",
      "text=\"Forgot the code? Ask\" adjustsFontForContentSizeCategory=\"\(followsTextSize ? "YES" : "NO")\"",
      element: "label", content: "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>")
    let findings = try screen(label)
    #expect(findings.map(\.extent) == ["at AX3, in portrait on screens up to 393 × 852"])
    #expect(findings.map(\.outcome) == [followsTextSize ? .violation : .needsReview])
  }

  /// The two views beside the label need 400 points, and one of their widths is broken.
  @Test(arguments: [(200.0, Outcome.needsReview), (170, .violation)])
  func textWhoseRoomAConflictDecidesNeedsReview(width: Double, outcome: Outcome) throws {
    func box(_ id: String) -> String {
      Fixture.view(id, content: "<constraints>\(Fixture.size(id, "width", width))</constraints>")
    }
    var onePhone = EnvironmentSelection()
    onePhone.devices = Device.all.filter { $0.id == "retina6_12" }
    let findings = try Fixture.findings(
      TruncatedText(),
      in: Fixture.xib(
        box("left") + Fixture.label("label", "Forgot your password?") + box("right"),
        constraints: [
          Fixture.pin("left", "leading", "root", "leading"), Fixture.pin("label", "leading", "left", "trailing"),
          Fixture.pin("right", "leading", "label", "trailing"), Fixture.pin("root", "trailing", "right", "trailing"),
        ] + ["left", "label", "right"].map { Fixture.pin($0, "top", "safe", "top") }),
      onePhone)
    #expect(findings.map(\.outcome) == [outcome])
  }

  /// The picture above the text is hidden where room is short.
  @Test(arguments: ["picture.isHidden = true", "picture.image = nil"])
  func textBesideViewsThatCodeHidesNeedsReview(code: String) throws {
    let picture = Fixture.view(
      "picture", content: "<constraints>\(Fixture.size("picture", "height", 600))</constraints>")
    let text = Array(repeating: "Forgot your password? Ask us.", count: 12).joined(separator: " ")
    let stack = Fixture.view(
      "stack", "axis=\"vertical\"", element: "stackView",
      content: "<subviews>\(picture)\(Fixture.label("label", text, lines: 0))</subviews>")
    let document = try Fixture.xib(
      stack,
      constraints: [
        Fixture.pin("stack", "top", "safe", "top"), Fixture.pin("safe", "bottom", "stack", "bottom"),
        Fixture.pin("stack", "leading", "safe", "leading"), Fixture.pin("safe", "trailing", "stack", "trailing"),
      ], connections: "<outlet property=\"picture\" destination=\"picture\" id=\"o\"/>", owner: "OwnerViewController")
    let source = "class OwnerViewController: UIViewController { func show() { \(code) } }"
    let report = Auditor(rules: [TruncatedText()]).audit(
      document, code: AppCode(types: CodeType.types(in: Array(source.utf8))))
    #expect(
      report.screens.flatMap(\.findings).map(\.outcome) == [code.contains("isHidden") ? .needsReview : .violation])
  }

  /// Capitals and digits leave the room above them empty; higher letters need it.
  @Test(arguments: [("EXTRA", 0), ("2026", 0), ("ÉTÉ", 1), ("Extra", 0), ("Hello", 1)])
  func capitalsNeedNoRoomAboveThem(text: String, count: Int) throws {
    let label = Fixture.view(
      "label", "text=\"\(text)\"", element: "label",
      content: """
        <fontDescription key="fontDescription" name="AvenirNextCondensed-Regular" family="Avenir Next Condensed" \
        pointSize="26"/><constraints>\(Fixture.size("label", "height", 21))</constraints>
        """)
    #expect(try screen(label).count == count)
  }

  /// The widths of a font that is not here are those of another one, and off by up to a quarter.
  @Test(arguments: [
    ("Helvetica", 150.0, Outcome.violation), ("NoSuchFont", 150, .needsReview), ("NoSuchFont", 60, .violation),
  ])
  func aFontThatIsNotHere(name: String, width: Double, outcome: Outcome) throws {
    let label = Fixture.view(
      "label", "text=\"Forgot your password?\" lineBreakMode=\"tailTruncation\"", element: "label",
      content: """
        <fontDescription key="fontDescription" name="\(name)" family="\(name)" pointSize="17"/>
        <constraints>\(Fixture.size("label", "width", width))</constraints>
        """)
    #expect(try screen(label).map(\.outcome) == [outcome])
  }

  /// A title that wraps at words has the lines that it needs.
  @Test(arguments: [("wordWrap", 0), ("middleTruncation", 1)])
  func aButtonWhoseTitleWraps(mode: String, count: Int) throws {
    let button = Fixture.view(
      "label", "buttonType=\"system\" lineBreakMode=\"\(mode)\"", element: "button",
      content: """
        <state key="normal" title="Learn more about how we keep your data"/>
        <constraints>\(Fixture.size("label", "width", 160))\(Fixture.size("label", "height", 56))</constraints>
        """)
    #expect(try screen(button).count == count)
  }

  /// Letters of another release of iOS are a little narrower or wider.
  @Test(arguments: [(0.97, Outcome.needsReview), (0.9, .violation)])
  func howMuchWidthIsMissing(part: Double, outcome: Outcome) throws {
    let text = "Forgot your password"
    func findings(_ width: Double) throws -> [Finding] {
      var usual = EnvironmentSelection()
      usual.textSizes = [.large]
      let label = Fixture.label("label", text).replacingOccurrences(
        of: "</label>", with: "<constraints>\(Fixture.size("label", "width", width))</constraints></label>")
      return try Fixture.findings(
        TruncatedText(),
        in: Fixture.xib(
          label,
          constraints: [
            Fixture.pin("label", "top", "safe", "top", 20), Fixture.pin("label", "leading", "safe", "leading", 20),
          ]), usual)
    }
    let needed = try #require((100...300).first { width in try findings(Double(width)).isEmpty })
    #expect(try findings((Double(needed) * part).rounded()).map(\.outcome) == [outcome])
  }
}
