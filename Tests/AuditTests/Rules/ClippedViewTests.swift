import Testing

@testable import Audit

struct ClippedViewTests {
  /// A card of fixed height with a text above a button.
  func card(clips: Bool, height: Double, element: String = "view") throws -> [Finding] {
    let content = """
      <subviews>
      \(Fixture.label("text", "Row 12, Seat 34", lines: 0))
      \(Fixture.button("button", "Show ticket"))
      </subviews>
      <constraints>
      \(Fixture.size("card", "height", height))
      \(Fixture.pin("text", "top", "card", "top", 20))
      \(Fixture.pin("text", "leading", "card", "leading", 20))
      \(Fixture.pin("card", "trailing", "text", "trailing", 20))
      \(Fixture.pin("button", "top", "text", "bottom", 16))
      \(Fixture.pin("button", "leading", "card", "leading", 20))
      </constraints>
      """
    return try Fixture.findings(
      ClippedView(),
      in: Fixture.xib(
        Fixture.view("card", clips ? "clipsSubviews=\"YES\"" : "", element: element, content: content),
        constraints: [
          Fixture.pin("card", "top", "safe", "top", 20), Fixture.pin("card", "leading", "safe", "leading", 20),
          Fixture.pin("safe", "trailing", "card", "trailing", 20),
        ]))
  }

  @Test func whatFitsIsNotClipped() throws {
    #expect(try card(clips: true, height: 400) == [])
  }

  @Test func aCardThatIsTooLowClipsItsContent() throws {
    let findings = try card(clips: true, height: 70)
    #expect(findings.count == 1)
    let finding = try #require(findings.first)
    #expect(finding.outcome == .violation)
    #expect(finding.view.id == "card")
    #expect(finding.extent == "everywhere")
    #expect(finding.message.hasPrefix("Its bottom edge cuts off button “Show ticket”"))
    #expect(finding.fix.hasPrefix("Make the height of 70 (line "))
  }

  @Test func aViewThatDoesNotClipShowsItsContent() throws {
    #expect(try card(clips: false, height: 70) == [])
  }

  @Test func whatCanBeScrolledToIsNotClipped() throws {
    #expect(try card(clips: true, height: 70, element: "scrollView") == [])
  }

  @Test func whatLeavesTheScreenIsClipped() throws {
    let document = try Fixture.xib(
      Fixture.label("low", "The last line") + Fixture.button("wide", "Send"),
      constraints: [
        Fixture.pin("low", "top", "root", "top", 560), Fixture.pin("low", "leading", "safe", "leading", 20),
        Fixture.pin("wide", "top", "safe", "top", 20), Fixture.pin("wide", "leading", "safe", "leading", 20),
      ])
    #expect(try Fixture.findings(ClippedView(), in: document) == [])
    let findings = try Fixture.findings(ContentNotScrollable(), in: document)
    #expect(findings.map(\.message) == ["Its bottom edge cuts off label “The last line”."])
    #expect(findings.map(\.extent) == ["in portrait on screens up to 320 × 568; in landscape"])
    #expect(findings.map(\.fix) == ["Put the content into a scroll view."])
  }

  /// A conflict put it there: a scroll view would not help.
  @Test func whatAConflictPushesOutIsMendedThere() throws {
    let document = try Fixture.xib(
      Fixture.label("title", "Report") + Fixture.button("print", "Print"),
      constraints: [
        Fixture.pin("title", "top", "safe", "top", 20), Fixture.pin("title", "leading", "safe", "leading", 20),
        Fixture.pin("print", "top", "title", "bottom", 10), Fixture.pin("print", "leading", "safe", "leading", 20),
        Fixture.pin("safe", "bottom", "print", "bottom", 560),
      ])
    #expect(
      try Fixture.findings(ClippedView(), in: document).map(\.fix)
        == ["Solve the conflict among its constraints first: see unsatisfiable-constraints."])
  }

  @Test func whatWaitsBesideTheScreenIsMeant() throws {
    let document = try Fixture.xib(
      Fixture.label("waiting", "Saved"),
      constraints: [
        Fixture.pin("waiting", "top", "safe", "top", 20), Fixture.pin("waiting", "leading", "root", "trailing", 10),
      ])
    #expect(try Fixture.findings(ClippedView(), in: document) == [])
  }
}
