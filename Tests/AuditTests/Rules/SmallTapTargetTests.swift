import Foundation
import InterfaceBuilder
import Testing

@testable import Audit

struct SmallTapTargetTests {
  func screen(_ control: String) throws -> [Finding] {
    try Fixture.findings(
      SmallTapTarget(),
      in: Fixture.xib(
        control,
        constraints: [
          Fixture.pin("control", "top", "safe", "top", 20), Fixture.pin("control", "leading", "safe", "leading", 20),
        ]))
  }

  func sized(_ width: Double, _ height: Double) -> String {
    "<constraints>\(Fixture.size("control", "width", width))\(Fixture.size("control", "height", height))</constraints>"
  }

  @Test func aLargeButtonIsFine() throws {
    #expect(try screen(Fixture.button("control", "Help", sized(44, 44))) == [])
  }

  @Test func aButtonHeldSmallIsAViolation() throws {
    let findings = try screen(Fixture.button("control", "?", sized(22, 22)))
    #expect(findings.map(\.outcome) == [.violation])
    #expect(findings.map(\.message) == ["It is 22 × 22 points, and a finger needs 44 × 44."])
    let stays = ", and take half of what it grows off each of its distances, so that it stays in place."
    #expect(findings.map(\.fix) == ["Set its width and height to at least 44 points\(stays)"])
    #expect(findings.first?.edits?.map(\.attribute) == ["constant", "constant", "constant", "constant"])
    #expect(findings.first?.edits?.map(\.value) == ["44", "44", "9", "9"])
    #expect(findings.map(\.extent) == ["everywhere"])
    #expect(findings.first?.because.first?.hasPrefix("button “?”.width = 22 (line ") == true)
  }

  /// A button at the edge of its view has no room to grow around its centre.
  @Test func aButtonWithoutRoomMoves() throws {
    let findings = try Fixture.findings(
      SmallTapTarget(),
      in: Fixture.xib(
        Fixture.button("control", "?", sized(22, 22)),
        constraints: [
          Fixture.pin("control", "top", "safe", "top", 20), Fixture.pin("control", "leading", "safe", "leading", 4),
        ]))
    #expect(findings.map(\.fix) == ["Set its width and height to at least 44 points."])
    #expect(findings.first?.edits?.map(\.value) == ["44", "44"])
  }

  /// A target that is shorter than 28 points is a violation, a larger one needs review.
  @Test(arguments: [
    (24, 24, Outcome.violation), (27, 27, .violation), (28, 28, .needsReview), (6, 60, .violation),
    (135, 27, .violation), (27, 135, .violation),
    (135, 28, .needsReview), (44, 36, .needsReview), (43, 184, .needsReview),
  ])
  func howSmallIsHardToHit(width: Double, height: Double, outcome: Outcome) throws {
    let findings = try screen(Fixture.button("control", "?", sized(width, height)))
    #expect(findings.map(\.outcome) == [outcome])
  }

  /// The size that a stack view's own constraint of priority 25 gives is the button's natural one.
  @Test func aButtonThatItsStackViewSizesNeedsReview() throws {
    let stack = Fixture.view(
      "control", "axis=\"vertical\"", element: "stackView",
      content: "<subviews>\(Fixture.button("button", "Continue"))</subviews>")
    #expect(try screen(stack).map(\.outcome) == [.needsReview])
  }

  @Test func aButtonOfNaturalHeightNeedsReview() throws {
    let findings = try screen(Fixture.button("control", "Forgot your password?"))
    #expect(findings.map(\.outcome) == [.needsReview])
    #expect(findings.map(\.fix) == ["Set its height to at least 44 points."])
  }

  @Test func controlsWithASizeOfTheirOwnAreNotJudged() throws {
    #expect(try screen(Fixture.view("control", element: "switch")) == [])
  }

  @Test func aButtonThatDoesNothingIsNotJudged() throws {
    let badge = Fixture.view(
      "control", "buttonType=\"system\" userInteractionEnabled=\"NO\"", element: "button",
      content: "<state key=\"normal\" title=\"3\"/>\(sized(22, 22))")
    #expect(try screen(badge) == [])
  }

  /// WCAG allows a small target if another one on the page does the same.
  @Test(arguments: [("tap:", 44, Outcome.needsReview), ("tap:", 20, .violation), ("other:", 44, .violation)])
  func aLargerControlThatDoesTheSame(selector: String, height: Double, outcome: Outcome) throws {
    let twin = Fixture.button("twin", "Done", "<constraints>\(Fixture.size("twin", "height", height))</constraints>")
      .replacingOccurrences(of: "selector=\"tap:\"", with: "selector=\"\(selector)\"")
    let findings = try Fixture.findings(
      SmallTapTarget(),
      in: Fixture.xib(
        Fixture.button("control", "×", sized(22, 22)) + twin,
        constraints: [
          Fixture.pin("control", "top", "safe", "top", 20), Fixture.pin("control", "leading", "safe", "leading", 20),
          Fixture.pin("twin", "top", "safe", "top", 80), Fixture.pin("twin", "leading", "safe", "leading", 20),
        ]))
    #expect(findings.first { $0.view.id == "control" }?.outcome == outcome)
  }

  /// A thin control may be a handle for dragging; one with a title is a button that was squashed.
  @Test(arguments: [("Print", Outcome.violation), ("", .needsReview)])
  func aThinButtonWithATitleIsNoHandle(title: String, outcome: Outcome) throws {
    #expect(try screen(Fixture.button("control", title, sized(56, 4))).map(\.outcome) == [outcome])
  }

  /// A sheet is dragged by its grabber; the button is for those who cannot drag.
  @Test(arguments: [(4.0, Outcome.needsReview), (16, .violation)])
  func aClearButtonOverAHandleNeedsReview(thickness: Double, outcome: Outcome) throws {
    let grabber = Fixture.view(
      "grabber",
      content: "<constraints>\(Fixture.size("grabber", "width", 40))"
        + "\(Fixture.size("grabber", "height", thickness))</constraints>")
    let button = Fixture.view(
      "control", "buttonType=\"system\"", element: "button",
      content: """
        <accessibility key="accessibilityConfiguration" label="Close"/>\(sized(56, 20))
        <connections><action selector="close:" destination="-1" eventType="touchUpInside" id="a"/></connections>
        """)
    let findings = try Fixture.findings(
      SmallTapTarget(),
      in: Fixture.xib(
        grabber + button,
        constraints: [
          Fixture.pin("control", "top", "safe", "top", 20), Fixture.pin("control", "leading", "safe", "leading", 20),
          Fixture.pin("grabber", "centerX", "control", "centerX"),
          Fixture.pin("grabber", "centerY", "control", "centerY"),
        ]))
    #expect(findings.map(\.outcome) == [outcome])
  }

  /// A card with a small button in it, and a recognizer somewhere.
  func card(
    recognizer: String = "tapGestureRecognizer", selector: String = "tap:", of view: String = "card",
    coverHeight: Double? = nil
  ) throws -> [Outcome] {
    let use =
      "<connections><outletCollection property=\"gestureRecognizers\" destination=\"r\" id=\"u\"/></connections>"
    let card = Fixture.view(
      "card",
      content: """
        <subviews>\(Fixture.button("control", "×", sized(22, 22)))</subviews>
        <constraints>\(Fixture.size("card", "width", 200))\(Fixture.size("card", "height", 60))
        \(Fixture.pin("control", "centerX", "card", "centerX"))\(Fixture.pin("control", "centerY", "card", "centerY"))
        </constraints>\(view == "card" ? use : "")
        """)
    let cover = coverHeight.map {
      Fixture.view("cover", content: "<constraints>\(Fixture.size("cover", "height", $0))</constraints>\(use)")
    }
    let text = Fixture.xibText(
      card + (cover ?? ""),
      constraints: [
        Fixture.pin("card", "top", "safe", "top", 20), Fixture.pin("card", "leading", "safe", "leading", 20),
      ]
        + (cover == nil
          ? []
          : [
            Fixture.pin("cover", "top", "card", "top"), Fixture.pin("cover", "leading", "card", "leading"),
            Fixture.pin("cover", "trailing", "card", "trailing"),
          ]))
    let object = """
      <\(recognizer) id="r"><connections><action selector="\(selector)" destination="-1" id="r-a"/></connections>\
      </\(recognizer)></objects>
      """
    let document = try InterfaceDocument(
      data: Data(text.replacingOccurrences(of: "</objects>", with: object).utf8), path: "Fixture.xib")
    return try Fixture.findings(SmallTapTarget(), in: document).map(\.outcome)
  }

  /// The button only shows what a tap on the card does. If the button does something else, people must be able to hit
  /// it.
  @Test(arguments: [
    ("tapGestureRecognizer", "tap:", Outcome.needsReview), ("tapGestureRecognizer", "open:", .violation),
    ("panGestureRecognizer", "tap:", .violation),
  ])
  func aCardThatReactsToTaps(recognizer: String, selector: String, outcome: Outcome) throws {
    #expect(try card(recognizer: recognizer, selector: selector) == [outcome])
  }

  /// A view that covers all of a button takes its taps, whatever it does with them.
  @Test(arguments: [(60.0, Outcome.needsReview), (30, .violation)])
  func aViewInFrontTakesTheTaps(height: Double, outcome: Outcome) throws {
    #expect(try card(selector: "open:", of: "cover", coverHeight: height) == [outcome])
  }

  /// The method that the recognizer calls shows what a tap on a view around the button does. Taps on the whole screen
  /// end editing.
  @Test(arguments: [
    ("card", "card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: nil))", Outcome.needsReview),
    (
      "card", "card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(Self.tap)))",
      .needsReview
    ),
    (
      "card",
      "let tap = UITapGestureRecognizer(target: self, action: #selector(open(_:))); card.addGestureRecognizer(tap)",
      .violation
    ),
    ("card", "card.addGestureRecognizer(UISwipeGestureRecognizer(target: self, action: nil))", .violation),
    ("card", "card.isHidden = false", .violation),
    ("view", "view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: nil))", .violation),
  ])
  func codeThatLetsACardReactToTaps(property: String, line: String, outcome: Outcome) throws {
    let card = Fixture.view(
      "card",
      content: """
        <subviews>\(Fixture.button("control", "×", sized(22, 22)))</subviews>
        <constraints>\(Fixture.size("card", "width", 200))\(Fixture.size("card", "height", 60))
        \(Fixture.pin("control", "centerX", "card", "centerX"))\(Fixture.pin("control", "centerY", "card", "centerY"))
        </constraints>
        """)
    let destination = property == "view" ? "root" : property
    let document = try Fixture.xib(
      card,
      constraints: [
        Fixture.pin("card", "top", "safe", "top", 20), Fixture.pin("card", "leading", "safe", "leading", 20),
      ], connections: "<outlet property=\"\(property)\" destination=\"\(destination)\" id=\"o\"/>",
      owner: "CardViewController")
    let source = "class CardViewController: UIViewController { func viewDidLoad() { \(line) } }"
    let report = Auditor(rules: [SmallTapTarget()]).audit(
      document, code: AppCode(types: CodeType.types(in: Array(source.utf8))))
    #expect(report.screens.flatMap(\.findings).map(\.outcome) == [outcome])
  }

  /// A small button in a row is not the only way if a tap on the row does the same.
  @Test(arguments: [
    ("func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) { tap(t) }", Outcome.needsReview),
    ("func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) { show(i) }", .violation),
  ])
  func aRowThatDoesTheSame(method: String, outcome: Outcome) throws {
    let button = Fixture.button("control", "×", sized(22, 22)).replacing(
      "destination=\"-1\"", with: "destination=\"controller\"")
    let table = """
      <tableView id="table" translatesAutoresizingMaskIntoConstraints="NO" rowHeight="60"><prototypes>
      <tableViewCell reuseIdentifier="host" rowHeight="60" id="cell">
      <rect key="frame" x="0.0" y="28" width="393" height="60"/>
      <tableViewCellContentView key="contentView" id="content">
      <rect key="frame" x="0.0" y="0.0" width="393" height="60"/><subviews>\(button)</subviews><constraints>
      \(Fixture.pin("control", "leading", "content", "leading", 20))
      \(Fixture.pin("control", "centerY", "content", "centerY"))
      </constraints></tableViewCellContentView></tableViewCell></prototypes></tableView>
      """
    let document = try Fixture.storyboard(
      table,
      constraints: ["top", "bottom", "leading", "trailing"].map { Fixture.pin("table", $0, "root", $0) },
      controller: "HostsViewController")
    let source = "class HostsViewController: UIViewController { \(method) @objc func tap(_ sender: Any) {} }"
    let report = Auditor(rules: [SmallTapTarget()]).audit(
      document, code: AppCode(types: CodeType.types(in: Array(source.utf8))))
    #expect(report.screens.flatMap(\.findings).map(\.outcome) == [outcome])
  }

  /// A team may ask for more than Apple's guidelines, or for less.
  @Test(
    arguments: [
      (["violation_below": 44], 40.0, [Outcome.violation]), (["minimum": 24], 28, []),
      (["minimum": 60], 48, [.needsReview]),
      ([:], 48, []),
    ] as [([String: Double], Double, [Outcome])])
  func theThresholdsAreSettings(numbers: [String: Double], side: Double, outcomes: [Outcome]) throws {
    let document = try Fixture.xib(
      Fixture.button("control", "?", sized(side, side)),
      constraints: [
        Fixture.pin("control", "top", "safe", "top", 20), Fixture.pin("control", "leading", "safe", "leading", 20),
      ])
    let findings = try Fixture.findings(SmallTapTarget().set(to: numbers), in: document)
    #expect(findings.map(\.outcome) == outcomes)
    let needed = numbers["minimum"] == 60 ? "60 × 60" : "44 × 44"
    #expect(findings.allSatisfy { $0.message.hasSuffix("and a finger needs \(needed).") })
  }

  /// The author chose the size of an image; UIKit that of a title.
  @Test(arguments: [(22.0, "", Outcome.violation), (28, "", .needsReview), (22, "Close", .needsReview)])
  func aButtonAsLargeAsItsImage(size: Double, title: String, outcome: Outcome) throws {
    let action =
      "<connections><action selector=\"tap:\" destination=\"-1\" eventType=\"touchUpInside\" id=\"a\"/></connections>"
    let findings = try Fixture.findings(
      SmallTapTarget(),
      in: Fixture.xib(
        Fixture.view(
          "control", "", element: "button",
          content: "<state key=\"normal\" title=\"\(title)\" image=\"close \(size)\"/>\(action)"),
        constraints: [
          Fixture.pin("control", "top", "safe", "top", 20), Fixture.pin("control", "leading", "safe", "leading", 20),
        ], resources: "<resources><image name=\"close \(size)\" width=\"\(size)\" height=\"\(size)\"/></resources>"))
    #expect(findings.map(\.outcome) == [outcome])
  }
}
