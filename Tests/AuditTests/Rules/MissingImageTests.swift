import Testing

@testable import Audit

struct MissingImageTests {
  func screen(_ image: String) throws -> [Finding] {
    try Fixture.findings(
      MissingImage(),
      in: Fixture.xib(
        Fixture.view("picture", image, element: "imageView"),
        constraints: [
          Fixture.pin("picture", "top", "safe", "top", 20), Fixture.pin("picture", "leading", "safe", "leading", 20),
        ]))
  }

  @Test func anImageThatIsNowhereIsAViolation() throws {
    let findings = try screen("image=\"logo\"")
    #expect(findings.map(\.outcome) == [.violation])
    #expect(
      findings.map(\.message) == ["The image “logo” is neither in the document nor in an asset catalog near it."])
  }

  @Test func symbolsAndImageViewsWithoutAnImageAreFine() throws {
    #expect(try screen("image=\"gear\" catalog=\"system\"") == [])
    #expect(try screen("") == [])
  }
}
