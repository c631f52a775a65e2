import Environments
import Foundation
import InterfaceBuilder
import Testing

@testable import Audit

/// Rules about texts that shrink to fit.
struct ShrinkingTextTests {
  func shrinking(_ id: String, _ text: String, least: Double = 0.5, size: Int = 17, _ attributes: String = "") -> String
  {
    Fixture.view(
      id, "text=\"\(text)\" adjustsFontSizeToFit=\"YES\" minimumScaleFactor=\"\(least)\" \(attributes)",
      element: "label", content: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>")
  }

  func row(_ names: [String], width: Double) -> [String] {
    zip([nil] + names, names).flatMap { before, name in
      [
        Fixture.pin(name, "top", "safe", "top", 20), Fixture.size(name, "width", width),
        before.map { Fixture.pin(name, "leading", $0, "trailing", 8) }
          ?? Fixture.pin(name, "leading", "safe", "leading", 8),
      ]
    }
  }

  @Test func lettersBelowElevenPointsAreAViolation() throws {
    let document = try Fixture.xib(
      shrinking("name", "Free delivery", least: 0.25), constraints: row(["name"], width: 50))
    let findings = try Fixture.findings(ShrunkText(), in: document)
    #expect(findings.map(\.outcome) == [.violation])
    #expect(findings.first?.message.hasPrefix("“Free delivery” shrinks to ") == true)
  }

  @Test func aLittleShrinkingIsMeant() throws {
    let document = try Fixture.xib(shrinking("name", "Free delivery"), constraints: row(["name"], width: 90))
    #expect(try Fixture.findings(ShrunkText(), in: document) == [])
  }

  /// Text that is small by itself did not shrink, and this project has no rule about small letters.
  @Test func smallLettersAreNotJudged() throws {
    let document = try Fixture.xib(
      shrinking("name", "Free delivery", size: 10), constraints: row(["name"], width: 40))
    #expect(try Fixture.findings(ShrunkText(), in: document) == [])
  }

  @Test func neighboursOfDifferentSizesAreAViolation() throws {
    let document = try Fixture.xib(
      shrinking("name", "Whiskers the Brave") + shrinking("attack", "Attack 7"),
      constraints: row(["name", "attack"], width: 90))
    let findings = try Fixture.findings(UnequalShrink(), in: document)
    #expect(findings.map(\.outcome) == [.violation])
    #expect(findings.map(\.view.id) == ["name"])
  }

  @Test func neighboursOfOneGroupShrinkAlike() throws {
    let group = """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="fontFittingGroup" value="pet"/>\
      </userDefinedRuntimeAttributes>
      """
    func member(_ id: String, _ text: String) -> String {
      shrinking(id, text).replacingOccurrences(of: "</label>", with: "\(group)</label>")
    }
    let document = try Fixture.xib(
      member("name", "Whiskers the Brave") + member("attack", "7"), constraints: row(["name", "attack"], width: 90))
    #expect(try Fixture.findings(UnequalShrink(), in: document) == [])
  }

  @Test func textsOfDifferentFontsOrRowsAreNotCompared() throws {
    let fonts = try Fixture.xib(
      shrinking("name", "Whiskers the Brave") + shrinking("attack", "7", size: 20),
      constraints: row(["name", "attack"], width: 90))
    #expect(try Fixture.findings(UnequalShrink(), in: fonts) == [])
    let rows = try Fixture.xib(
      shrinking("name", "Whiskers the Brave") + shrinking("attack", "7"),
      constraints: row(["name"], width: 90) + [
        Fixture.pin("attack", "top", "name", "bottom", 8), Fixture.pin("attack", "leading", "name", "leading"),
      ])
    #expect(try Fixture.findings(UnequalShrink(), in: rows) == [])
  }

  /// The price grows with the text size and takes the room of the name, which may shrink.
  func nameAndPrice(_ name: String) throws -> [Finding] {
    let document = try Fixture.xib(
      name + Fixture.label("price", "1,250 points", "horizontalCompressionResistancePriority=\"751\""),
      constraints: [
        Fixture.pin("name", "top", "safe", "top", 20), Fixture.pin("price", "top", "safe", "top", 20),
        Fixture.pin("name", "leading", "safe", "leading", 20), Fixture.pin("price", "leading", "name", "trailing", 8),
        Fixture.pin("safe", "trailing", "price", "trailing", 20),
      ])
    return try Fixture.findings(ShrinksAsSizeGrows(), in: document)
  }

  @Test func aTextThatGetsSmallerAsOthersGrowIsAViolation() throws {
    let findings = try nameAndPrice(shrinking("name", "Whiskers the Brave", least: 0.1))
    #expect(findings.map(\.outcome) == [.violation])
    #expect(findings.allSatisfy { !$0.extent.contains("everywhere") })
  }

  @Test func aTextThatKeepsItsSizeIsFine() throws {
    #expect(try nameAndPrice(Fixture.label("name", "Whiskers")) == [])
    #expect(try nameAndPrice(shrinking("name", "W")) == [])
  }
}
