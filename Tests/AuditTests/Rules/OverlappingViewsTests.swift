import Testing

@testable import Audit

struct OverlappingViewsTests {
  let name = Fixture.label("name", "Alexandra Papadopoulos")
  let date = Fixture.label("date", "Yesterday, 10:42")

  /// The name at the leading edge and the other view at the trailing edge of the same line.
  func line(_ views: String..., other: String = "date", extra: [String] = [], connections: String = "") throws
    -> [Finding]
  {
    try Fixture.findings(
      OverlappingViews(),
      in: Fixture.xib(
        views.joined(separator: "\n"),
        constraints: [
          Fixture.pin("name", "top", "safe", "top", 20), Fixture.pin("name", "leading", "safe", "leading", 20),
          Fixture.pin(other, "top", "name", "top"), Fixture.pin("safe", "trailing", other, "trailing", 20),
        ] + extra, connections: connections))
  }

  @Test func textsThatAreKeptApartDoNotOverlap() throws {
    #expect(
      try line(
        name, date, extra: [Fixture.pin("date", "leading", "name", "trailing", 8, relation: "greaterThanOrEqual")])
        == [])
  }

  @Test func textsThatNothingKeepsApartOverlap() throws {
    let findings = try line(name, date)
    #expect(findings.count == 1)
    let finding = try #require(findings.first)
    #expect(finding.outcome == .violation)
    #expect(finding.view.id == "date")
    #expect(finding.message == "label “Yesterday, 10:42” covers label “Alexandra Papadopoulos”.")
    #expect(!finding.environments.contains("retina6_9/portrait/L/base/ltr/light"))
    #expect(finding.environments.contains("retina4_0/portrait/AX3/base/rtl/light"))
    #expect(
      finding.fix
        == "Keep them apart: label “Yesterday, 10:42”.leading ≥ label “Alexandra Papadopoulos”.trailing + 8.")
  }

  @Test func imagesAndGroundsMayLieBehindText() throws {
    let ground = Fixture.view(
      "ground", content: "<color key=\"backgroundColor\" white=\"0.9\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>")
    let image = Fixture.view("image", "image=\"photo\"", element: "imageView")
    let fill = ["ground", "image"].flatMap { id in
      ["top", "bottom", "leading", "trailing"].map { Fixture.pin(id, $0, "root", $0) }
    }
    #expect(
      try line(
        ground, image, Fixture.label("name", "Ada"), Fixture.label("date", "Now"), extra: fill) == [])
  }

  @Test func aButtonWithoutTitleOverARowIsRoomToTap() throws {
    let fill = ["top", "bottom", "leading", "trailing"].map { Fixture.pin("tap", $0, "name", $0) }
    #expect(
      try line(Fixture.label("name", "Ada"), Fixture.label("date", "Now"), Fixture.button("tap", ""), extra: fill) == []
    )
  }

  @Test func aSheetThatTheAuthorDrewOverTextHidesIt() throws {
    let sheet = Fixture.view(
      "date",
      content: """
        <subviews>\(Fixture.label("title", "Choose a name"))</subviews>
        <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
        <constraints>
        \(Fixture.pin("title", "top", "date", "top")) \(Fixture.pin("title", "leading", "date", "leading", 20))
        </constraints>
        """)
    #expect(
      try line(
        name, sheet,
        extra: [Fixture.pin("date", "leading", "safe", "leading"), Fixture.pin("date", "bottom", "safe", "bottom")])
        == [])
  }

  @Test func labelsThatCodeShowsInTurnNeedReview() throws {
    let outlets = ["name", "date"].map { "<outlet property=\"\($0)\" destination=\"\($0)\" id=\"o-\($0)\"/>" }.joined()
    let same = [Fixture.pin("date", "leading", "name", "leading")]
    let findings = try Fixture.findings(
      OverlappingViews(),
      in: Fixture.xib(
        name + date,
        constraints: [
          Fixture.pin("name", "top", "safe", "top", 20), Fixture.pin("name", "leading", "safe", "leading", 20),
          Fixture.pin("date", "top", "name", "top"),
        ] + same, connections: outlets))
    #expect(findings.map(\.outcome) == [.needsReview])
  }

  /// All pairs of many views on top of each other would be too many to keep, and to read.
  @Test(arguments: [(20, false), (60, true)]) func aHeapOfTextsIsBounded(count: Int, isCutOff: Bool) throws {
    let labels = (0..<count).map { Fixture.label("l\($0)", "Text") }
    let places = (0..<count).flatMap {
      [Fixture.pin("l\($0)", "top", "safe", "top", 20), Fixture.pin("l\($0)", "leading", "safe", "leading", 20)]
    }
    let findings = try Fixture.findings(
      OverlappingViews(), in: Fixture.xib(labels.joined(), constraints: places))
    let ofEachView = (1...8).reduce(0, +) + (count - 9) * 8
    #expect(findings.count == (isCutOff ? 200 + 1 : ofEachView))
    // A separate finding says that there are more overlaps.
    let others = findings.filter { $0.variant == "others" }
    #expect(
      others.map(\.message)
        == (isCutOff ? ["So many texts and controls cover each other that not all of them are listed."] : []))
  }
}
