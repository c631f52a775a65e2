import Foundation
import Testing

@testable import Audit

struct FixedSizeAroundTextTests {
  func field(_ constraint: String, style: String = "style=\"UICTFontTextStyleBody\"") throws -> [Finding] {
    try Fixture.findings(
      FixedSizeAroundText(),
      in: Fixture.xib(
        Fixture.view(
          "field", "borderStyle=\"roundedRect\" adjustsFontForContentSizeCategory=\"YES\"", element: "textField",
          content: "<fontDescription key=\"fontDescription\" \(style)/><constraints>\(constraint)</constraints>"),
        constraints: [Fixture.pin("field", "top", "safe", "top"), Fixture.pin("field", "leading", "safe", "leading")]))
  }

  @Test func aFieldThatIsTooLowForALineIsAViolation() throws {
    let findings = try field(Fixture.size("field", "height", 30))
    #expect(findings.map(\.outcome) == [.violation])
    #expect(findings.map(\.extent) == ["at AX3"])
  }

  @Test func aHeightThatMayGrowIsFine() throws {
    #expect(try field(Fixture.size("field", "height", 30, "greaterThanOrEqual")) == [])
    #expect(try field(Fixture.size("field", "height", 60)) == [])
  }

  @Test func aFontThatDoesNotGrowIsFine() throws {
    #expect(try field(Fixture.size("field", "height", 30), style: "type=\"system\" pointSize=\"17\"") == [])
  }

  /// If the text is known, truncated-text reports it.
  @Test func aLabelWhoseTextIsKnownIsLeftToTruncatedText() throws {
    func label(_ text: String) throws -> [Finding] {
      let label = Fixture.label("name", text).replacingOccurrences(
        of: "</label>", with: "<constraints>\(Fixture.size("name", "height", 21))</constraints></label>")
      return try Fixture.findings(
        FixedSizeAroundText(),
        in: Fixture.xib(
          label,
          constraints: [Fixture.pin("name", "top", "safe", "top"), Fixture.pin("name", "leading", "safe", "leading")]))
    }
    #expect(try label("Balance due") == [])
    #expect(try label("Label").map(\.outcome) == [.violation])
  }

  /// If no code reaches a symbol, people see this symbol and no other text.
  @Test(arguments: [("!", 0), ("Label", 1)]) func aSignIsNotJudged(text: String, count: Int) throws {
    let label = Fixture.label("sign", text)
      .replacingOccurrences(
        of: "</label>", with: "<constraints>\(Fixture.size("sign", "height", 18))</constraints></label>")
    let findings = try Fixture.findings(
      FixedSizeAroundText(),
      in: Fixture.xib(
        label,
        constraints: [Fixture.pin("sign", "top", "safe", "top"), Fixture.pin("sign", "leading", "safe", "leading")]))
    #expect(findings.count == count)
  }

  /// Code that gives a button an image mostly takes its title away.
  @Test(arguments: [("send.setImage(icon)", Outcome.needsReview), ("send.tintColor = .red", .violation)])
  @MainActor func aButtonToWhichCodeGivesAnImage(code: String, outcome: Outcome) throws {
    let button = Fixture.button(
      "send", "Send",
      "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/><constraints>\(Fixture.size("send", "height", 20))</constraints>"
    )
    let document = try Fixture.xib(
      button,
      constraints: [Fixture.pin("send", "top", "safe", "top"), Fixture.pin("send", "leading", "safe", "leading")],
      connections: "<outlet property=\"send\" destination=\"send\" id=\"outlet\"/>", owner: "SendViewController")
    let source = "class SendViewController: UIViewController { func viewDidLoad() { \(code) } }"
    let report = Auditor(rules: [FixedSizeAroundText()]).audit(
      document, code: AppCode(types: CodeType.types(in: Array(source.utf8))))
    #expect(report.screens.flatMap(\.findings).map(\.outcome) == [outcome])
  }
}
