import Testing

@testable import SourceRewriting

/// A member whose superclass lacks it here stays without the word `override`.
struct NeedlessOverrideTests {
  private func text(_ member: String, _ column: Int, _ message: String) -> String {
    var cutter = SourceCutter(SourceFile(path: "Page.swift", text: "class Page: Base {\n\(member)\n}\n"))
    cutter.leaveOut(CompilerError(path: "Page.swift", line: 2, column: column, message: message))
    #expect(cutter.cuts.isEmpty)
    return cutter.remaining.split(separator: "\n")[1].description
  }

  @Test func aMethodStays() {
    #expect(
      text("@objc override func show() {}", 21, "method does not override any method from its superclass")
        == "@objc  func show() {}")
  }

  @Test func aPropertyStays() {
    let message = "property does not override any property from its superclass"
    #expect(text("public override var size: Int { 1 }", 21, message) == "public  var size: Int { 1 }")
  }

  @Test func anInitializerStays() {
    let message = "initializer does not override a designated initializer from its superclass"
    #expect(text("override init(name: String) { }", 10, message) == " init(name: String) { }")
  }

  @Test func anyOtherErrorLeavesTheMemberOut() {
    var cutter = SourceCutter(SourceFile(path: "Page.swift", text: "class Page: Base {\noverride func show() {}\n}\n"))
    cutter.leaveOut(
      CompilerError(path: "Page.swift", line: 2, column: 15, message: "overriding declaration requires a result"))
    #expect(cutter.cuts.map(\.kind) == [.body])
  }
}
