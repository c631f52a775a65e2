import Testing

@testable import SourceRewriting

/// A member that a stand-in superclass has, too, gets the word `override`.
struct NeededOverrideTests {
  private let message = "overriding declaration requires an 'override' keyword"

  private func text(_ member: String, _ column: Int, _ message: String) -> String {
    var cutter = SourceCutter(SourceFile(path: "Page.swift", text: "class Page: Base {\n\(member)\n}\n"))
    cutter.leaveOut(CompilerError(path: "Page.swift", line: 2, column: column, message: message))
    #expect(cutter.cuts.isEmpty)
    return cutter.remaining.split(separator: "\n")[1].description
  }

  @Test(arguments: [
    ("public init(name: String) {}", 8, "public override init(name: String) {}"),
    ("func show() {}", 6, "override func show() {}"), ("var size: Int { 1 }", 5, "override var size: Int { 1 }"),
  ])
  func theMemberStays(_ member: String, column: Int, result: String) {
    #expect(text(member, column, message) == result)
  }

  @Test func anotherErrorInAnInitializerIsNotAboutTheWord() {
    var cutter = SourceCutter(SourceFile(path: "Page.swift", text: "class Page: Base {\ninit(a: Int) {}\n}\n"))
    cutter.leaveOut(CompilerError(path: "Page.swift", line: 2, column: 1, message: "invalid redeclaration of 'init'"))
    #expect(!cutter.remaining.contains("override"))
  }

  @Test func aStandInThatIsNoFunctionDoesNotEscape() {
    #expect(
      text("func map(_ a: @escaping Mapper.Map) {}", 15, "'@escaping' only applies to function types")
        == "func map(_ a:  Mapper.Map) {}")
  }
}
