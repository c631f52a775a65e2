import Foundation
import Testing

@testable import Audit

/// Rules about constraints and frames that always need review, and baselines.
struct PlacementRuleTests {
  let top = [Fixture.pin("name", "top", "safe", "top", 20), Fixture.pin("name", "leading", "safe", "leading", 20)]

  func baselines(_ constraints: [String]) throws -> [Finding] {
    try Fixture.findings(
      BaselineOnStretchedView(),
      in: Fixture.xib(
        Fixture.label("name", "Name") + Fixture.label("value", "Whiskers"),
        constraints: top + constraints + [
          Fixture.pin("value", "firstBaseline", "name", "firstBaseline"),
          Fixture.pin("value", "leading", "name", "trailing", 8),
        ]))
  }

  @Test func aBaselineOfAStretchedLabelIsAViolation() throws {
    let findings = try baselines([Fixture.pin("name", "bottom", "safe", "top", 140)])
    #expect(findings.map(\.outcome) == [.violation])
    #expect(findings.map(\.view.id) == ["value"])
  }

  @Test func baselinesOfLabelsAtTheirHeightAreAligned() throws {
    #expect(try baselines([]) == [])
  }

  func optional(_ priority: Int, centred: Bool = false) throws -> [Finding] {
    try Fixture.findings(
      BrokenOptionalConstraint(),
      in: Fixture.xib(
        Fixture.label("name", "Name"),
        constraints: top + [
          Fixture.size("name", "width", 100).replacingOccurrences(of: "/>", with: " priority=\"\(priority)\"/>"),
          Fixture.pin("safe", "trailing", "name", "trailing", 20, priority: centred ? 250 : 1000),
        ]))
  }

  @Test func aConstraintThatHoldsNowhereNeedsReview() throws {
    #expect(try optional(999).map(\.outcome) == [.needsReview])
  }

  @Test func goalsAndConstraintsThatHoldAreFine() throws {
    #expect(try optional(750) == [])
    #expect(try optional(999, centred: true) == [])
  }

  @Test func aMisplacedViewNeedsReviewOncePerScreen() throws {
    let document = try Fixture.xib(
      Fixture.label("name", "Name", "misplaced=\"YES\"") + Fixture.label("value", "Value", "misplaced=\"YES\""),
      constraints: top)
    let findings = try Fixture.findings(MisplacedView(), in: document)
    #expect(findings.map(\.outcome) == [.needsReview])
    #expect(findings.map(\.message) == ["It and 1 more stand elsewhere on the canvas than their constraints say."])
    #expect(try Fixture.findings(MisplacedView(), in: Fixture.xib(Fixture.label("name", "Name"))) == [])
  }

  @Test func requiredContentPrioritiesNeedReview() throws {
    let required = "horizontalCompressionResistancePriority=\"1000\""
    let document = try Fixture.xib(Fixture.label("name", "Name", required), constraints: top)
    #expect(
      try Fixture.findings(RequiredContentPriority(), in: document).map(\.message) == [
        "Its horizontal compression resistance is required."
      ])
    let optional = try Fixture.xib(
      Fixture.label("name", "Name", required.replacingOccurrences(of: "1000", with: "999")), constraints: top)
    #expect(try Fixture.findings(RequiredContentPriority(), in: optional) == [])
  }

  func mirrored(_ x: Int) throws -> [Finding] {
    let label = """
      <label opaque="NO" contentMode="left" text="Inbox" id="name"><rect key="frame" x="\(x)" y="80" width="93" height="21"/>\
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>\
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    return try Fixture.findings(UnequalMirror(), in: Fixture.xib(label))
  }

  @Test func aFrameAtOneSideStaysThere() throws {
    let findings = try mirrored(20)
    #expect(findings.map(\.outcome) == [.needsReview])
    #expect(findings.map(\.extent) == ["right to left"])
  }

  @Test func aViewWithConstraintsTurnsAround() throws {
    let document = try Fixture.xib(Fixture.label("name", "Name"), constraints: top)
    #expect(try Fixture.findings(UnequalMirror(), in: document) == [])
  }

  func button(_ constraints: [String]) throws -> [Finding] {
    let ground = "<color key=\"backgroundColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"
    return try Fixture.findings(
      StretchedControl(),
      in: Fixture.xib(
        Fixture.button("save", "Save", ground),
        constraints: [Fixture.pin("save", "leading", "safe", "leading")] + constraints))
  }

  /// A control that has the same height on the canvas is intended.
  @Test func aHighButtonOfTheCanvasIsMeant() throws {
    #expect(
      try button([Fixture.pin("save", "top", "safe", "top"), Fixture.pin("safe", "bottom", "save", "bottom")]) == [])
  }

  @Test func anUnknownElementNeedsReview() throws {
    let document = try Fixture.xib(Fixture.label("name", "Name") + "<labell id=\"typo\"/>", constraints: top)
    let findings = try Fixture.findings(UnknownElement(), in: document)
    #expect(findings.map(\.outcome) == [.needsReview])
    #expect(findings.map(\.message) == ["Unknown element <labell>."])
    #expect(try Fixture.findings(UnknownElement(), in: Fixture.xib(Fixture.label("name", "Name"))) == [])
  }
}
