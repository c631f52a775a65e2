import Testing

@testable import SourceRewriting

/// A branch whose own statements are left out gets an end, so that the `switch` or `guard` stays.
struct BranchEndTests {
  /// The text after an error in it, whose lines are counted from 1.
  private func text(_ text: String, _ line: Int, _ column: Int, _ message: String) -> String {
    var cutter = SourceCutter(SourceFile(path: "Page.swift", text: text))
    cutter.leaveOut(CompilerError(path: "Page.swift", line: line, column: column, message: message))
    #expect(cutter.cuts.isEmpty)
    return cutter.remaining
  }

  private let label = "'case' label in a 'switch' must have at least one executable statement"
  private let body = "'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope"

  @Test func aCaseBreaks() {
    #expect(
      text("switch page {\ncase .first, .last:\n  // Nothing.\ndefault: show()\n}\n", 2, 1, label)
        == "switch page {\ncase .first, .last: break\n  // Nothing.\ndefault: show()\n}\n")
    let other = label.replacing("case", with: "default")
    #expect(text("switch page {\ndefault:\n}\n", 2, 1, other) == "switch page {\ndefault: break\n}\n")
  }

  @Test func aCaseThatDoesNotFitIsLeftOutAlone() {
    let source = "switch page {\ncase .first(let name): show(name)\ncase .last: hide()\n}\n"
    let file = SourceFile(path: "Page.swift", text: source)
    var cutter = SourceCutter(file)
    let message = "type 'Page' has no member 'first'"
    cutter.leaveOut(CompilerError(path: "Page.swift", line: 2, column: 7, message: message))
    #expect(cutter.remaining == "switch page {\n\ncase .last: hide()\n}\n")
    #expect(cutter.cuts.map(\.kind) == [.statement])
    cutter = SourceCutter(file, cuts: cutter.cuts)
    cutter.leaveOut(CompilerError(path: "Page.swift", line: 1, column: 1, message: "switch must be exhaustive"))
    #expect(cutter.remaining == "switch page {\n\ncase .last: hide()\ndefault: break }\n")
  }

  @Test func aFailedAssertionDoesNotReturn() {
    let message = "missing return in global function expected to return 'Int'"
    #expect(
      text("func size() -> Int {\n  assert(false, \"never\")\n}\n", 3, 1, message)
        == "func size() -> Int {\n  assert(false, \"never\")\nSwift.fatalError() }\n")
  }

  @Test func aSwitchWithoutCasesBreaks() {
    let message = "'switch' statement body must have at least one 'case' or 'default' block; add a default case"
    #expect(text("switch page {\n}\n", 1, 1, message) == "switch page {\ndefault: break }\n")
  }

  @Test func aGuardReturnsWhatItsFunctionAsksFor() {
    #expect(
      text("func show() {\n  guard let page else { }\n}\n", 2, 24, body)
        == "func show() {\n  guard let page else { return }\n}\n")
    #expect(
      text("func size() -> Int {\n  guard let page else { }\n}\n", 2, 24, body)
        == "func size() -> Int {\n  guard let page else { return snugStandIn() }\n}\n")
    #expect(
      text("let show = { page in\n  guard let page else { }\n}\n", 2, 24, body)
        == "let show = { page in\n  guard let page else { return snugStandIn() }\n}\n")
    #expect(
      text("var size: Int {\n  guard let page else { }\n}\n", 2, 24, body)
        == "var size: Int {\n  guard let page else { return snugStandIn() }\n}\n")
  }

  @Test func aGuardInAnInitializerReturnsNothing() {
    #expect(
      text("init(page: Page?) {\n  guard let page else { }\n}\n", 2, 24, body)
        == "init(page: Page?) {\n  guard let page else { return }\n}\n")
    #expect(
      text("init?(page: Page?) {\n  guard let page else { }\n}\n", 2, 24, body)
        == "init?(page: Page?) {\n  guard let page else { return nil }\n}\n")
  }
}
