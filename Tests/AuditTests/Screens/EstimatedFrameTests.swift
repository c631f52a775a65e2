import Testing

@testable import Audit

/// Findings at views whose frames depend on what is not known here.
struct EstimatedFrameTests {
  /// A button under the status bar, and below it a label whose height moves the button.
  private func outcomes(_ attributes: String) throws -> [String?] {
    try Fixture.findings(
      OutsideSafeArea(),
      in: Fixture.storyboard(
        Fixture.label("badge", "Whiskers", attributes) + Fixture.button("send", "Send"),
        constraints: [
          Fixture.pin("badge", "centerX", "root", "centerX"), Fixture.pin("send", "centerX", "root", "centerX"),
          Fixture.pin("badge", "bottom", "safe", "top", 60), Fixture.pin("send", "bottom", "badge", "top", -30),
        ])
    ).map(\.reason)
  }

  @Test func aButtonThatFollowsALabelIsAtFault() throws {
    #expect(try outcomes("") == [nil])
  }

  @Test func aButtonThatFollowsAClassWhoseCodeDidNotRunNeedsReview() throws {
    #expect(
      try outcomes(#"customClass="BadgeLabel""#) == [
        "where it is depends on what is not known here: the code of a class did not run: BadgeLabel"
      ])
  }
}
