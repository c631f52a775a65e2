import Environments
import Testing

@testable import Audit

struct UnlabeledControlTests {
  func screen(_ content: String, action: Bool = true) throws -> [Finding] {
    let actions =
      "<connections><action selector=\"tap:\" destination=\"-1\" eventType=\"touchUpInside\" id=\"a\"/></connections>"
    return try Fixture.findings(
      UnlabeledControl(),
      in: Fixture.xib(
        Fixture.view("button", "", element: "button", content: content + (action ? actions : "")),
        constraints: [
          Fixture.pin("button", "top", "safe", "top", 20), Fixture.pin("button", "leading", "safe", "leading", 20),
        ]))
  }

  let gear = "<state key=\"normal\" image=\"gear\" catalog=\"system\"/>"

  @Test func anImageAloneIsAViolation() throws {
    let findings = try screen(gear)
    #expect(findings.map(\.outcome) == [.violation])
    #expect(findings.first?.because == ["VoiceOver has only the image’s name, “gear”"])
  }

  @Test func aLabelOrATitleIsFine() throws {
    #expect(try screen(gear + "<accessibility key=\"accessibilityConfiguration\" label=\"Settings\"/>") == [])
    #expect(try screen("<state key=\"normal\" title=\"Settings\" image=\"gear\" catalog=\"system\"/>") == [])
  }

  @Test func aButtonThatDoesNothingIsNotJudged() throws {
    #expect(try screen(gear, action: false) == [])
  }

  @Test func aButtonThatIsNoElementIsNotJudged() throws {
    let hidden =
      "<accessibility key=\"accessibilityConfiguration\"><bool key=\"isElement\" value=\"NO\"/></accessibility>"
    #expect(try screen(gear + hidden) == [])
  }

  /// VoiceOver reads the name, and those who speak its language understand it.
  @Test(arguments: [
    (["en"], "play", Outcome.needsReview), (["en", "en-GB"], "newPost", .needsReview), (["en"], "icon_17", .violation),
    (["en"], "btnPlay", .violation), (["en", "de"], "play", .violation), (["de"], "play", .violation),
    ([], "play", .violation),
  ])
  func aNameOfWholeWords(languages: [String], image: String, outcome: Outcome) throws {
    var project = ProjectFacts()
    project.languages = languages
    let action =
      "<connections><action selector=\"tap:\" destination=\"-1\" eventType=\"touchUpInside\" id=\"a\"/></connections>"
    let document = try Fixture.xib(
      Fixture.view(
        "button", "", element: "button", content: "<state key=\"normal\" image=\"\(image)\"/>\(action)"),
      constraints: [
        Fixture.pin("button", "top", "safe", "top", 20), Fixture.pin("button", "leading", "safe", "leading", 20),
      ], resources: "<resources><image name=\"\(image)\" width=\"44\" height=\"44\"/></resources>")
    let report = Auditor(rules: [UnlabeledControl()]).audit(document, in: project)
    #expect(report.screens.flatMap(\.findings).map(\.outcome) == [outcome])
  }
}
