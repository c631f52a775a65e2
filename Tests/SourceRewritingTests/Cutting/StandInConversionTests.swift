import Testing

@testable import SourceRewriting

/// Where the context of a stand-in's value asks for a type, an empty value takes its place, and the statement stays.
struct StandInConversionTests {
  /// A line of a function after an error at one of its columns.
  private func line(_ line: String, _ column: Int, _ message: String) -> String {
    let file = SourceFile(path: "Page.swift", text: "func show() {\n\(line)\n}\n")
    var cutter = SourceCutter(file)
    cutter.leaveOut(CompilerError(path: "Page.swift", line: 2, column: column, message: message))
    #expect(cutter.cuts.isEmpty)
    return cutter.remaining.split(separator: "\n").dropFirst().first.map(String.init) ?? ""
  }

  private let argument = "cannot convert value of type 'SnugStandInValue' to expected argument type 'String'"

  @Test func anArgumentGetsAnEmptyValue() {
    #expect(line("show(name, of: page)", 6, argument) == "show(snugStandIn(), of: page)")
  }

  /// A generic parameter says only which protocol the type needs.
  @Test func theArgumentOfAGenericFunctionGetsATypeThatFits() {
    let message = "initializer 'init(_:)' requires that 'SnugStandInValue' conform to 'StringProtocol'"
    #expect(line("Text(page.name).bold()", 1, message) == "Text(snugStandIn(of: String.self)).bold()")
    #expect(
      line("list.append(Int(page.size))", 13, message.replacing("StringProtocol", with: "BinaryInteger"))
        == "list.append(Int(snugStandIn(of: Int.self)))")
  }

  @Test func theNameOfAMemberStandsForTheAccess() {
    #expect(line("show(page.head.name)", 16, argument) == "show(snugStandIn())")
  }

  @Test func theNameOfAFunctionStandsForTheCall() {
    #expect(line("show(page.name(1) { _ in })", 11, argument) == "show(snugStandIn())")
  }

  @Test func anOperatorStandsForTheOperation() {
    #expect(line("show(page.name ?? other)", 16, argument) == "show(snugStandIn())")
  }

  @Test func whatIsAssignedIsConverted() {
    let message = "cannot assign value of type 'SnugStandInValue' to type 'String'"
    #expect(line("label.text = name", 12, message) == "label.text = snugStandIn()")
    #expect(line("label.text = name ?? other", 19, message) == "label.text = snugStandIn()")
  }

  @Test func resultsAssignmentsAndConditionsAreConverted() {
    #expect(
      line("return page.name", 13, "cannot convert return expression of type 'SnugStandInValue' to return type 'Int'")
        == "return snugStandIn()")
    #expect(
      line("label.text = page.name", 19, "cannot assign value of type 'SnugStandInValue' to type 'String'")
        == "label.text = snugStandIn()")
    #expect(
      line("if page.isNew { }", 9, "optional type 'SnugStandInValue?' cannot be used as a boolean; test for '!= nil'")
        == "if snugStandIn() { }")
    #expect(
      line(
        "let key = page.key as String", 16,
        "cannot convert value of type 'SnugStandInValue' to type 'String' in coercion")
        == "let key = snugStandIn() as String")
  }

  @Test func otherTypesAreNotConverted() {
    let file = SourceFile(path: "Page.swift", text: "func show() {\nshow(name)\n}\n")
    var cutter = SourceCutter(file)
    cutter.leaveOut(
      CompilerError(
        path: "Page.swift", line: 2, column: 6,
        message: "cannot convert value of type 'Int' to expected argument type 'String'"))
    #expect(cutter.cuts.map(\.kind) == [.statement])
  }

  @Test func whatStillDoesNotCompileIsLeftOut() {
    let file = SourceFile(path: "Page.swift", text: "func show() {\nshow(name)\n}\n")
    let error = CompilerError(path: "Page.swift", line: 2, column: 6, message: argument)
    var cutter = SourceCutter(file)
    cutter.leaveOut(error)
    cutter = SourceCutter(file, cutter.fileCuts)
    cutter.leaveOut(error)
    #expect(cutter.cuts.map(\.kind) == [.statement])
  }
}
