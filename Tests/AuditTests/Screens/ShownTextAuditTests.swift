import Environments
import InterfaceBuilder
import Testing

@testable import Audit

/// Texts that the project gives are judged like texts of the document, whatever code does.
struct ShownTextAuditTests {
  /// A label of 90 points that an outlet leads to; its text in the document is left over.
  private func document() throws -> InterfaceDocument {
    try Fixture.xib(
      Fixture.view(
        "price", "text=\"Label\"", element: "label",
        content: """
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
          <constraints>\(Fixture.size("price", "width", 90))</constraints>
          """),
      constraints: [
        Fixture.pin("price", "top", "safe", "top", 20), Fixture.pin("price", "leading", "safe", "leading", 20),
      ], connections: "<outlet property=\"priceLabel\" destination=\"price\" id=\"o\"/>")
  }

  @Test func aPriceThatDoesNotFitIsAViolation() throws {
    var document = try document()
    #expect(try Fixture.findings(TruncatedText(), in: document) == [])
    document.shownTexts = ["price": .sample(.price)]
    let findings = try Fixture.findings(TruncatedText(), in: document)
    #expect(findings.map(\.outcome) == [.violation])
    #expect(findings.map(\.extent) == ["with long content"])
    #expect(findings.map(\.message) == ["5 of 14 characters of “$12,345,678.90” are cut off."])
  }

  @Test func aTextThatFitsIsFine() throws {
    var document = try document()
    document.shownTexts = ["price": .texts(["Free", "Sold out"])]
    #expect(try Fixture.findings(TruncatedText(), in: document) == [])
  }
}
