import InterfaceBuilder
import Testing

@testable import Audit

/// `snug.ignore` in a comment beside the line.
struct LineSuppressionTests {
  /// A screen with a button that is 20 points high and wide, below a comment.
  private static func audit(_ comment: String, rules: [any Rule] = [SmallTapTarget()]) throws -> DocumentReport {
    let document = try Fixture.xib(
      "\(comment)\n"
        + Fixture.button(
          "small", "x",
          "<constraints>\(Fixture.size("small", "width", 20))\(Fixture.size("small", "height", 20))</constraints>"),
      constraints: [
        Fixture.pin("small", "centerX", "root", "centerX"), Fixture.pin("small", "centerY", "root", "centerY"),
      ])
    return Auditor(rules: rules).audit(document)
  }

  @Test func aFindingIsSuppressedWithItsReason() throws {
    let report = try Self.audit("<!-- snug.ignore small-tap-target: it is for the pointer only -->")
    let finding = try #require(report.screens.first?.findings.first)
    #expect(finding.suppression == Suppression(place: .document, reason: "it is for the pointer only"))
    #expect(report.faults == [])
    #expect(report.idleSuppressions == [])
  }

  @Test func anotherLineIsNotMeant() throws {
    let report = try Self.audit("<!-- snug.ignore small-tap-target: it is for the pointer only -->\n<!-- end -->")
    #expect(report.screens.first?.openFindings.count == 1)
    #expect(report.idleSuppressions.map(\.rule) == ["small-tap-target"])
  }

  @Test func whatIsWrongIsAFaultWithItsLine() throws {
    let report = try Self.audit("<!-- snug.ignore small-tap-targt: why -->")
    #expect(
      report.faults.map(\.message) == [
        "snug.ignore: there is no rule “small-tap-targt”; did you mean “small-tap-target”? `snug rules` lists them"
      ])
    #expect(report.faults.first?.line != nil)
    #expect(report.screens.first?.openFindings.count == 1)
  }
}
