import Testing

@testable import SourceRewriting

/// A variable with a type annotation keeps its place: an empty value becomes its initial value, if there is one.
struct EmptyValueTests {
  /// A member of a class after an error in its initial value.
  private func member(_ member: String, _ column: Int) -> SourceCutter {
    var cutter = SourceCutter(SourceFile(path: "Page.swift", text: "class Page {\n\(member)\n}\n"))
    cutter.leaveOut(CompilerError(path: "Page.swift", line: 2, column: column, message: "wrong"))
    return cutter
  }

  @Test(arguments: [
    ("var a: String = make()", 17, "var a: String = snugStandIn()"),
    ("let a: [Row] = make()", 16, "let a: [Row] = snugStandIn()"),
    ("let a: Row? = make()", 15, "let a: Row? = snugStandIn()"),
    ("lazy var a: Row = make()", 19, "lazy var a: Row = snugStandIn()"),
    ("static let a: Row = make()", 21, "static let a: Row = snugStandIn()"),
    ("var a: Int = make() { didSet { show() } }", 14, "var a: Int = snugStandIn() { didSet { show() } }"),
  ])
  func theEmptyValueIsOfTheType(_ text: String, _ column: Int, _ expected: String) {
    let cutter = member(text, column)
    #expect(cutter.remaining.split(separator: "\n")[1] == expected)
    #expect(cutter.cuts.map(\.kind) == [.typedValue])
  }

  @Test func aTypeWithoutAnEmptyValueWouldEndTheProgram() {
    #expect(member("let a: Row = make()", 14).cuts.map(\.kind) == [.declaration])
  }
}
