import Testing

@testable import snug

struct TestSelectionTests {
  @Test func expressionsChooseTests() throws {
    func pattern(_ text: String) throws -> TestSelection.Pattern {
      try #require(TestSelection.Pattern(argument: text))
    }
    let selection = TestSelection(included: [try pattern("^Form")], skipped: [try pattern("Slow$")])
    #expect(selection.contains("FormTests/testA"))
    #expect(!selection.contains("FormTests/testSlow"))
    #expect(!selection.contains("OtherTests/testForm"))
    #expect(TestSelection.Pattern(argument: "(") == nil)
  }
}
