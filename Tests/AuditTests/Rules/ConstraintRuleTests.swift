import Environments
import Foundation
import Testing
import UIKit

@testable import Audit

struct UnsatisfiableConstraintsTests {
  @Test func aContradictionIsNamedWithItsSmallestSet() throws {
    let document = try Fixture.xib(
      Fixture.view("box", content: "<constraints>\(Fixture.size("box", "width", 300))</constraints>"),
      constraints: [
        Fixture.pin("box", "top", "safe", "top", 20), Fixture.pin("box", "bottom", "safe", "bottom"),
        Fixture.pin("box", "leading", "safe", "leading", 20), Fixture.pin("safe", "trailing", "box", "trailing", 20),
      ])
    let findings = try Fixture.findings(UnsatisfiableConstraints(), in: document)
    #expect(findings.count == 1)
    let finding = try #require(findings.first)
    #expect(finding.extent == "everywhere")
    #expect(finding.because.contains { $0.contains(".width = 300") })
    #expect(finding.because.count == 4)
    #expect(finding.because.last?.hasPrefix("broken: ") == true)
    #expect(finding.fix.hasSuffix("or lower its priority to 749."))
  }

  /// Interface Builder shows the conflict in red on the canvas, and the author accepted it. It is reported only if
  /// something is lost by it.
  @Test(arguments: [
    ("Wide", Outcome.needsReview), ("This text does not fit into the width that is left for it", .violation),
  ])
  func aConflictOfTheCanvasThatNobodySeesNeedsReview(text: String, outcome: Outcome) throws {
    let document = try Fixture.xib(
      Fixture.label("label", text).replacingOccurrences(
        of: "</label>", with: "<constraints>\(Fixture.size("label", "width", 300))</constraints></label>"),
      constraints: [
        Fixture.pin("label", "top", "safe", "top", 20), Fixture.pin("label", "leading", "safe", "leading", 20),
        Fixture.pin("safe", "trailing", "label", "trailing", 20),
      ])
    var usual = EnvironmentSelection()
    usual.textSizes = [.large]
    let findings = try Fixture.findings(UnsatisfiableConstraints(), in: document, usual)
    #expect(findings.map(\.outcome) == [outcome])
  }

  /// A constraint that code changes may make room for the keyboard: no edit touches it.
  @Test(arguments: [("wide.constant = 0", false), ("", true)])
  func whatCodeChangesIsNotEdited(line: String, isSuggested: Bool) throws {
    let document = try Fixture.xib(
      Fixture.view("box", content: "<constraints>\(Fixture.size("box", "width", 300))</constraints>"),
      constraints: [
        Fixture.pin("box", "top", "safe", "top", 20), Fixture.pin("box", "bottom", "safe", "bottom"),
        Fixture.pin("box", "leading", "safe", "leading", 20), Fixture.pin("safe", "trailing", "box", "trailing", 20),
      ], connections: "<outlet property=\"wide\" destination=\"box.width\" id=\"o\"/>")
    let source = "class Owner: UIViewController { @IBOutlet var wide: NSLayoutConstraint!; func show() { \(line) } }"
    let code = AppCode(types: CodeType.types(in: Array(source.utf8)))
    let report = Auditor(rules: [UnsatisfiableConstraints()]).audit(document, code: code)
    let fixes = report.screens.flatMap(\.findings).map(\.fix)
    #expect(fixes.count == 1)
    #expect(fixes.allSatisfy { $0.contains("width = 300") == isSuggested })
  }

  /// A view that an autoresizing mask places: its size is part of the contradiction, and no constraint says it.
  @Test func theAutoresizingMaskOfAConflictIsNamed() throws {
    let card = """
      <view contentMode="scaleToFill" id="card"><rect key="frame" x="20" y="100" width="200" height="80"/>\
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>\
      <subviews>\(Fixture.label("label", "This text does not fit into the card, however it is laid out"))</subviews>\
      <constraints>\(Fixture.size("label", "width", 300))\
      \(Fixture.pin("label", "leading", "card", "leading", 20))\(Fixture.pin("card", "trailing", "label", "trailing", 20))\
      \(Fixture.pin("label", "top", "card", "top", 20))</constraints></view>
      """
    let finding = try #require(try Fixture.findings(UnsatisfiableConstraints(), in: Fixture.xib(card)).first)
    #expect(
      finding.because.contains {
        $0.hasPrefix("the autoresizing mask of view in the screen puts it at 20, 200 wide (line ")
      })
  }

  private static let red =
    "<color key=\"backgroundColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"

  /// A box that is as wide as the screen of the canvas, less its margins: on other devices one of these is broken.
  private func box(color: Bool, width: (attributes: String, content: String) = ("", "")) throws -> [Finding] {
    let box = Fixture.view(
      "box",
      content: """
        \(color ? Self.red : "")<constraints>\(Fixture.size("box", "height", 40))\
        <constraint firstAttribute="width" constant="353" id="width" \(width.attributes)>\(width.content)</constraint>\
        </constraints>
        """)
    let document = try Fixture.xib(
      box,
      constraints: [
        Fixture.pin("box", "top", "safe", "top"), Fixture.pin("box", "leading", "safe", "leading", 20),
        Fixture.pin("safe", "trailing", "box", "trailing", 20),
      ])
    return try Fixture.findings(UnsatisfiableConstraints(), in: document)
  }

  /// Nobody sees a conflict of a view that shows nothing.
  @Test(arguments: [(true, String?.none), (false, "whichever of the constraints is broken, the screen looks the same")])
  func aConflictThatNobodySeesNeedsReview(hasColor: Bool, reason: String?) throws {
    #expect(try box(color: hasColor).map(\.reason) == [reason])
  }

  /// A constraint of the app's own class, or with runtime attributes, may differ from what the document says.
  @Test(arguments: [
    ("customClass=\"Half\"", "", Outcome.needsReview), ("", "", .violation),
    (
      "",
      "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"number\" keyPath=\"phone\"/></userDefinedRuntimeAttributes>",
      .needsReview
    ),
  ])
  func aConstraintOfAClassIsNotTakenAsItStands(attributes: String, content: String, outcome: Outcome) throws {
    #expect(try box(color: true, width: (attributes, content)).map(\.outcome) == [outcome])
  }

  /// The findings on a red box at the top of a screen.
  ///
  /// - Parameters:
  ///   - side: the object to whose trailing edge the box reaches.
  ///   - other: one more constraint.
  private func findings(onBoxReaching side: String, _ other: String) throws -> [Finding] {
    let box = Fixture.view("box", content: Self.red + "<constraints>\(Fixture.size("box", "height", 40))</constraints>")
    let document = try Fixture.xib(
      box,
      constraints: [
        Fixture.pin("box", "top", "safe", "top"), Fixture.pin("box", "leading", "root", "leading"),
        Fixture.pin("box", "trailing", side, "trailing"), other,
      ])
    return try Fixture.findings(UnsatisfiableConstraints(), in: document)
  }

  /// In landscape the safe area is narrower than the screen. UIKit places the screen, whatever constraints say. This
  /// does not hold for a view in the screen.
  @Test(arguments: [("root", Outcome.needsReview), ("box", .violation)])
  func aScreenTiedToItsOwnSafeArea(view: String, outcome: Outcome) throws {
    let findings = try findings(onBoxReaching: "safe", Fixture.pin(view, "leading", "safe", "leading"))
    #expect(findings.map(\.extent) == ["in landscape"])
    #expect(findings.map(\.outcome) == [outcome])
  }

  /// UIKit gives a screen its size. One with a size of its own is shown by code as a part of another screen.
  @Test(arguments: [("root", Outcome.needsReview), ("box", .violation)])
  func aScreenWithASizeOfItsOwn(view: String, outcome: Outcome) throws {
    let findings = try findings(onBoxReaching: "root", Fixture.size(view, "width", 393))
    #expect(findings.map(\.outcome) == [outcome])
    #expect(findings.first?.reason == (view == "root" ? "UIKit places the screen and its safe area" : nil))
  }

  /// How high a bar is differs between releases of iOS, and a view in it may be higher.
  @Test func aViewInABarNeedsReview() throws {
    let item = """
      <items><barButtonItem style="plain" id="item"><button key="customView" opaque="NO" contentMode="scaleToFill" \
      buttonType="system" id="fire"><rect key="frame" x="0.0" y="0.0" width="60" height="44"/>\
      <constraints>\(Fixture.size("fire", "height", 60))</constraints><state key="normal" title="Fire"/></button>\
      </barButtonItem></items>
      """
    let document = try Fixture.xib(
      Fixture.view("bar", element: "toolbar", content: item),
      constraints: [
        Fixture.pin("bar", "leading", "safe", "leading"), Fixture.pin("bar", "trailing", "safe", "trailing"),
        Fixture.pin("bar", "bottom", "safe", "bottom"),
      ])
    let findings = try Fixture.findings(UnsatisfiableConstraints(), in: document)
    #expect(findings.map(\.outcome) == [.needsReview])
    #expect(findings.map(\.message) == ["A required constraint contradicts what UIKit decides, and is broken."])
  }

  @Test func whatHoldsOnOneDeviceOnlyIsSaidSo() throws {
    let document = try Fixture.xib(
      Fixture.view("box", content: "<constraints>\(Fixture.size("box", "width", 350))</constraints>"),
      constraints: [
        Fixture.pin("box", "top", "safe", "top", 20), Fixture.pin("box", "bottom", "safe", "bottom"),
        Fixture.pin("box", "leading", "safe", "leading", 20),
        Fixture.pin("safe", "trailing", "box", "trailing", 20, relation: "greaterThanOrEqual"),
      ])
    let findings = try Fixture.findings(UnsatisfiableConstraints(), in: document)
    #expect(findings.map(\.extent) == ["in portrait on screens up to 320 × 568"])
  }

  /// The views hang from the top, and the remaining room of the canvas became a distance to the bottom. A smaller
  /// distance is part of the design.
  @Test(arguments: [(560, 20.0), (250, 400)])
  func theDistanceThatTheCanvasLeftOverGivesWay(rest: Int, top: Double) throws {
    let document = try Fixture.xib(
      Fixture.label("title", "Report") + Fixture.button("print", "Print"),
      constraints: [
        Fixture.pin("title", "top", "safe", "top", top), Fixture.pin("title", "leading", "safe", "leading", 20),
        Fixture.pin("print", "top", "title", "bottom", 10), Fixture.pin("print", "leading", "safe", "leading", 20),
        Fixture.pin("safe", "bottom", "print", "bottom", Double(rest)),
      ])
    let findings = try Fixture.findings(UnsatisfiableConstraints(), in: document)
    #expect(Set(findings.map(\.extent)) == ["in portrait on screens up to 320 × 568; in landscape"])
    let fixes = findings.map(\.fix)
    #expect(
      rest == 560
        ? fixes.allSatisfy {
          $0.hasPrefix("Lower the priority of “safe area.bottom = button “Print”.bottom + 560 (line")
            && $0.hasSuffix("to 749: 560 points were left over on the canvas.")
        }
        : fixes.allSatisfy { $0.hasPrefix("Delete “") })
  }

  /// The stack view makes the hidden view zero points high, which its own height contradicts.
  @Test(arguments: [true, false])
  func aHiddenViewIsOnlyALineInTheLog(isHidden: Bool) throws {
    let row = Fixture.view(
      "row", isHidden ? "hidden=\"YES\"" : "",
      content: "<constraints>\(Fixture.size("row", "height", 44))</constraints>")
    let stack = Fixture.view("stack", "axis=\"vertical\"", element: "stackView", content: "<subviews>\(row)</subviews>")
    let document = try Fixture.xib(
      stack,
      constraints: [
        Fixture.pin("stack", "top", "safe", "top"), Fixture.pin("stack", "leading", "safe", "leading"),
        Fixture.pin("safe", "trailing", "stack", "trailing"),
      ])
    #expect(try Fixture.findings(UnsatisfiableConstraints(), in: document) == [])
    let findings = try Fixture.findings(HiddenViewConflict(), in: document)
    #expect(findings.map(\.outcome) == (isHidden ? [.needsReview] : []))
    #expect(
      findings.map(\.message)
        == (isHidden
          ? ["Hidden in its stack view, it has a size that contradicts the stack view's size of zero."] : []))
  }

  @Test func whatAStackViewDoesIsOneLine() throws {
    let rows = ["a", "b", "c"].map {
      Fixture.view($0, content: "<constraints>\(Fixture.size($0, "height", 44))</constraints>")
    }
    let stack = Fixture.view(
      "stack", "axis=\"vertical\" spacing=\"8\"", element: "stackView",
      content: "<subviews>\(rows.joined())</subviews><constraints>\(Fixture.size("stack", "height", 60))</constraints>")
    let document = try Fixture.xib(
      stack,
      constraints: [
        Fixture.pin("stack", "top", "safe", "top"), Fixture.pin("stack", "leading", "safe", "leading"),
        Fixture.pin("safe", "trailing", "stack", "trailing"),
      ])
    let proof = try #require(try Fixture.findings(UnsatisfiableConstraints(), in: document).first).because
    #expect(proof.count(where: { $0.contains("lays its views in a column, 8 apart") }) == 1)
    #expect(proof.allSatisfy { !$0.contains("UISV") })
    #expect(proof.count == 6)
  }

  @Test func optionalConstraintsMayGiveWay() throws {
    let document = try Fixture.xib(
      Fixture.view("box", content: "<constraints>\(Fixture.size("box", "width", 300))</constraints>"),
      constraints: [
        Fixture.pin("box", "top", "safe", "top", 20), Fixture.pin("box", "bottom", "safe", "bottom"),
        Fixture.pin("box", "leading", "safe", "leading", 20),
        Fixture.pin("safe", "trailing", "box", "trailing", 20, priority: 999),
      ])
    #expect(try Fixture.findings(UnsatisfiableConstraints(), in: document) == [])
  }
}

struct AmbiguousLayoutTests {
  let boxes = Fixture.view("left", content: ground) + Fixture.view("right", content: ground)
  private static let ground = "<color key=\"backgroundColor\" systemColor=\"systemGreenColor\"/>"
  let constraints =
    ["left", "right"].flatMap { id in
      [Fixture.pin(id, "top", "safe", "top"), Fixture.pin(id, "bottom", "safe", "bottom")]
    } + [
      Fixture.pin("left", "leading", "safe", "leading"), Fixture.pin("right", "leading", "left", "trailing", 8),
      Fixture.pin("safe", "trailing", "right", "trailing"),
    ]

  @Test func widthsThatNobodyStatesAreOpen() throws {
    let findings = try Fixture.findings(AmbiguousLayout(), in: Fixture.xib(boxes, constraints: constraints))
    #expect(!findings.isEmpty)
    #expect(findings.allSatisfy { $0.extent == "everywhere" && $0.outcome == .violation })
    #expect(findings.contains { $0.message.contains("width") })
  }

  /// Boxes without a colour and without content: wherever one ends and the other begins, nobody sees it.
  @Test func whatNobodySeesNeedsReview() throws {
    let findings = try Fixture.findings(
      AmbiguousLayout(),
      in: Fixture.xib(Fixture.view("left") + Fixture.view("right"), constraints: constraints))
    #expect(findings.map(\.reason) == ["the screen looks the same at both ends of what is open"])
  }

  /// A text with a stated position in the middle of an open box shows where the box is.
  @Test func aTextInAnOpenBoxShowsIt() throws {
    let inner = Fixture.label("text", "Sign in")
    let box = Fixture.view("left", content: "<subviews>\(inner)</subviews>") + Fixture.view("right")
    let middle = [
      Fixture.pin("text", "centerX", "left", "centerX"), Fixture.pin("text", "top", "left", "top", 20),
    ]
    let findings = try Fixture.findings(
      AmbiguousLayout(), in: Fixture.xib(box, constraints: constraints + middle))
    #expect(findings.map(\.outcome) == [.violation])
  }

  @Test func equalWidthsSettleIt() throws {
    let document = try Fixture.xib(boxes, constraints: constraints + [Fixture.pin("left", "width", "right", "width")])
    #expect(try Fixture.findings(AmbiguousLayout(), in: document) == [])
  }

  /// A height of priority 250 and content that hugs with 250: nothing is missing.
  @Test(arguments: [(250, ["needs-review"]), (240, []), (260, [])])
  func aViewThatIsPulledBothWaysNeedsReview(priority: Int, outcomes: [String]) throws {
    let height = """
      <constraints><constraint firstItem="label" firstAttribute="height" constant="90" priority="\(priority)" \
      id="height"/></constraints>
      """
    let document = try Fixture.xib(
      Fixture.view(
        "label", "text=\"Sign in\" verticalHuggingPriority=\"250\"", element: "label",
        content: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>" + height),
      constraints: [
        Fixture.pin("label", "top", "safe", "top", 20), Fixture.pin("label", "leading", "safe", "leading", 20),
      ])
    let findings = try Fixture.findings(AmbiguousLayout(), in: document)
    #expect(findings.map(\.outcome.rawValue) == outcomes)
    #expect(
      findings.map(\.message) == outcomes.map { _ in "Constraints of the same priority pull its height both ways." })
  }

  @Test func aLabelKnowsItsSize() throws {
    let document = try Fixture.xib(
      Fixture.label("label", "Sign in"),
      constraints: [
        Fixture.pin("label", "top", "safe", "top", 20), Fixture.pin("label", "leading", "safe", "leading", 20),
      ])
    #expect(try Fixture.findings(AmbiguousLayout(), in: document) == [])
  }
}
