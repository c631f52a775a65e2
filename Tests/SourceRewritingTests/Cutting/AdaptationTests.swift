import Testing

@testable import SourceRewriting

/// Small changes by which a line compiles, so that it stays.
struct AdaptationTests {
  /// A line of a function after an error at one of its columns.
  private func line(_ line: String, _ column: Int, _ message: String) -> String {
    let file = SourceFile(path: "Page.swift", text: "func show() {\n\(line)\n}\n")
    var cutter = SourceCutter(file)
    cutter.leaveOut(CompilerError(path: "Page.swift", line: 2, column: column, message: message))
    #expect(cutter.cuts.isEmpty)
    return cutter.remaining.split(separator: "\n").dropFirst().first.map(String.init) ?? ""
  }

  @Test func aBoundValueBecomesOptional() {
    let message = "initializer for conditional binding must have Optional type, not 'NSString'"
    #expect(line("if let name = page.name { }", 4, message) == "if let name = Optional(page.name) { }")
    #expect(line("if let name { }", 4, message) == "if let name = Optional(name) { }")
    #expect(
      line("guard a, let name = page.name else { return }", 10, message)
        == "guard a, let name = Optional(page.name) else { return }")
  }

  @Test func aPatternOfAStandInHoldsInAGuardOnly() {
    let message = "'let' binding pattern cannot appear in an expression"
    #expect(
      line("if a, case .success(let user) = answer, b { }", 21, message)
        == "if a, let user = Optional<SnugStandInValue>.none, b { }")
    #expect(
      line("guard case let .pair(a, b) = answer else { return }", 12, message)
        == "guard let a = Optional(SnugStandInValue()), let b = Optional(SnugStandInValue()) else { return }")
  }

  @Test func theTableMakesObjectsOfClassesThatAreOnlyKnownAtRunTime() {
    let message =
      "constructing an object of class type 'View' with a metatype value must use a 'required' initializer"
    #expect(
      line("make = { View(frame: .zero) }", 10, message) == "make = { RuntimeTable.makeView(View.self, frame: .zero) }")
    #expect(
      line("let cell = type.init(frame: box)", 12, message) == "let cell = RuntimeTable.makeView(type, frame: box)")
    #expect(line("let page = Page.init()", 12, message) == "let page = RuntimeTable.makeObject(Page.self)")
    #expect(line("let cell = self.types[0].init()", 12, message) == "let cell = RuntimeTable.makeObject(self.types[0])")
  }

  @Test func aPatternWithoutNamesIsAConstant() {
    let message = "expression pattern of type 'T' cannot match values of type 'Side'"
    #expect(line("if case .left = side { }", 9, message) == "if false { }")
    #expect(line("guard case .left = side else { return }", 12, message) == "guard true else { return }")
  }

  @Test func aCaseOfAStandInDoesNotApply() {
    let message = "pattern variable binding cannot appear in an expression"
    #expect(
      line("switch a { case .b(let c) where c > 1, .d(let c): show(c); default: break }", 24, message)
        == "switch a { case _ where false: let c = SnugStandInValue(); show(c); default: break }")
    #expect(
      line("switch a { case nil: break; case .b(_): show() }", 37, "'_' can only appear in a pattern or on the left")
        == "switch a { case nil: break; default: show() }")
    #expect(
      line(
        "switch a { case .b: show(c); default: break }", 18, "cannot infer contextual base in reference to member 'b'")
        == "switch a { case _ where false: show(c); default: break }")
  }

  @Test func anImplicitMemberOfAStandInIsAStandIn() {
    let message = "cannot infer contextual base in reference to member 'short'"
    #expect(line("toast.style = .short", 16, message) == "toast.style = SnugStandInValue()")
    #expect(line("if toast.style == .short(1).plain { }", 20, message) == "if toast.style == SnugStandInValue() { }")
    #expect(line("Icon(symbol: .plus)", 15, "type 'Any?' has no member 'plus'") == "Icon(symbol: SnugStandInValue())")
  }

  @Test func aNeedlessMarkGoes() {
    #expect(
      line("page.name!.show()", 10, "cannot force unwrap value of non-optional type 'SnugStandInValue'")
        == "page.name.show()")
    #expect(
      line("page.name?.show()", 10, "cannot use optional chaining on non-optional value of type 'Chart'")
        == "page.name.show()")
  }

  @Test func membersOfAnyObjectAreThoseOfAView() {
    #expect(
      line("let box = container.convert(frame, to: nil)", 21, "value of type 'AnyObject' has no member 'convert'")
        == "let box = (container as! UIView).convert(frame, to: nil)")
    #expect(
      line("cell.owner!.show()", 13, "value of type 'AnyObject' has no member 'show'")
        == "(cell.owner! as! UIView).show()")
  }

  @Test func whatAMovedMemberUsesIsNotPrivate() {
    let text = "private func word() -> String { \"\" }\nfunc show() { word(); word() }\n"
    var cutter = SourceCutter(SourceFile(path: "Page.swift", text: text))
    let message = "'word' is inaccessible due to 'private' protection level"
    for column in [15, 23] {
      cutter.leaveOut(CompilerError(path: "Page.swift", line: 2, column: column, message: message))
    }
    #expect(cutter.cuts.isEmpty)
    #expect(cutter.remaining == " func word() -> String { \"\" }\nfunc show() { word(); word() }\n")
  }

  @Test func aConstantWithTwoValuesBecomesAVariable() {
    let text = "class A {\n  let b: Int\n  init() { b = 1; b = 2 }\n}\n"
    var cutter = SourceCutter(SourceFile(path: "Page.swift", text: text))
    let message = "immutable value 'self.b' may only be initialized once"
    cutter.leaveOut(CompilerError(path: "Page.swift", line: 3, column: 19, message: message))
    #expect(cutter.cuts.isEmpty)
    #expect(cutter.remaining == text.replacing("let b", with: "var b"))
  }

  @Test func aPrivateTypeStaysPrivate() {
    var cutter = SourceCutter(SourceFile(path: "Page.swift", text: "private enum Words {}\nlet words = Words.self\n"))
    let message = "'Words' is inaccessible due to 'private' protection level"
    cutter.leaveOut(CompilerError(path: "Page.swift", line: 2, column: 13, message: message))
    #expect(cutter.remaining.hasPrefix("private enum Words {}"))
  }

  @Test func theClassOfAnyObjectHasAName() {
    let message = "value of type 'any AnyObject.Type' has no member 'description'"
    #expect(
      line("let name = type(of: page).description() + end", 27, message)
        == "let name = NSStringFromClass(type(of: page)) + end")
  }

  @Test(arguments: [
    "call to method 'close' in closure requires explicit use of 'self' to make capture semantics explicit",
    "reference to property 'close' in closure requires explicit use of 'self' to make capture semantics explicit",
  ])
  func aMemberInAClosureIsThatOfSelf(_ message: String) {
    #expect(line("run { close() }", 7, message) == "run { self.close() }")
  }
}
