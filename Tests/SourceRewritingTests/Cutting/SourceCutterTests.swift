import Testing

@testable import SourceRewriting

/// What does not compile is left out of a file, the smallest part first.
struct SourceCutterTests {
  private let text = """
    import UIKit

    class LoginController: UIViewController, Themed {
      var client: Client?
      var title2: String { client.title }

      override func viewDidLoad() {
        super.viewDidLoad()
        client.start()
      }

      func height() -> Double {
        return client.height
      }
    }

    func help() {
      show()
    }
    """

  /// The cutter after errors at lines and columns, one per round.
  private func cutter(_ errors: [(Int, Int)], message: String = "wrong") -> SourceCutter {
    var cutter = SourceCutter(SourceFile(path: "Login.swift", text: text))
    for (line, column) in errors {
      cutter = SourceCutter(SourceFile(path: "Login.swift", text: text), cuts: cutter.cuts)
      cutter.leaveOut(CompilerError(path: "Login.swift", line: line, column: column, message: message))
    }
    return cutter
  }

  /// The lines of what is left that differ from the text.
  private func changes(_ cutter: SourceCutter) -> [String] {
    let (before, after) = (
      text.split(separator: "\n", omittingEmptySubsequences: false),
      cutter.remaining.split(separator: "\n", omittingEmptySubsequences: false)
    )
    #expect(before.count == after.count)
    return zip(before, after).enumerated().filter { $1.0 != $1.1 }.map { "\($0 + 1):\($1.1.drop { $0 == " " })" }
  }

  /// The statements of a result builder are one expression. After two of them are left out because it is too slow, the
  /// statement around them is left out instead of a third one.
  @Test(arguments: [(2, ["4:", "5:", "6:third", "7:}"]), (3, ["3:", "4:", "5:", "6:", "7:"])])
  func slowExpression(rounds: Int, expected: [String]) {
    let text = """
      struct Page: View {
        var body: some View {
          VStack {
            first
            second
            third
          }
          Footer()
        }
      }
      """
    let message = "the compiler is unable to type-check this expression in reasonable time"
    var cutter = SourceCutter(SourceFile(path: "Page.swift", text: text))
    for line in 4..<4 + rounds {
      cutter = SourceCutter(SourceFile(path: "Page.swift", text: text), cuts: cutter.cuts)
      cutter.leaveOut(CompilerError(path: "Page.swift", line: line, column: 7, message: message))
    }
    let lines = cutter.remaining.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[2...6].enumerated().map { "\($0 + 3):\($1.drop { $0 == " " })" }.suffix(expected.count) == expected)
    #expect(lines[7] == "    Footer()")
  }

  /// The rewriter adds code behind the end of a type; an error there is the type's, not that of the next declaration. The
  /// first such error withdraws what registers empty values.
  @Test func anErrorBehindTheLineIsThatOfTheLine() {
    let first = cutter([(15, 200)])
    #expect(first.cuts.isEmpty)
    var second = SourceCutter(SourceFile(path: "A.swift", text: text), first.fileCuts)
    second.leaveOut(CompilerError(path: "A.swift", line: 15, column: 200, message: "wrong"))
    #expect(second.cuts.map(\.declaration) == ["LoginController"])
  }

  @Test func aStatementIsLeftOut() {
    let cutter = cutter([(9, 5)])
    #expect(changes(cutter) == ["9:"])
    #expect(cutter.cuts.map(\.kind) == [.statement])
    #expect(cutter.cuts[0].declaration == "LoginController.viewDidLoad")
    #expect(cutter.cuts[0].message == "wrong")
  }

  @Test func whatIsLeftOutAlreadyLeavesOutMore() {
    let message = "left out: wrong"
    #expect(changes(cutter([(13, 5)])) == ["13:"])
    let body = cutter([(13, 5), (14, 3)])
    #expect(changes(body) == ["12:func height() -> Double { Swift.fatalError(\"\(message)\") }", "13:", "14:"])
    #expect(body.cuts.map(\.kind) == [.body])
    let declaration = cutter([(13, 5), (14, 3), (12, 8)])
    #expect(changes(declaration) == ["12:", "13:", "14:"])
    #expect(declaration.cuts.map(\.kind) == [.declaration])
    #expect(declaration.cuts[0].line == 12)
    #expect(declaration.cuts[0].lastLine == 14)
  }

  /// The second error may only follow from the first one.
  @Test func errorsOfOneRoundInOnePartLeaveOutThatPart() {
    var cutter = SourceCutter(SourceFile(path: "Login.swift", text: text))
    let isFirstLeftOut = cutter.leaveOut(CompilerError(path: "", line: 13, column: 5, message: "first"))
    let isSecondLeftOut = cutter.leaveOut(CompilerError(path: "", line: 13, column: 12, message: "second"))
    #expect(isFirstLeftOut && !isSecondLeftOut)
    #expect(cutter.cuts.map(\.kind) == [.statement])
    #expect(cutter.cuts.map(\.message) == ["first"])
  }

  /// What comes before is kept: the function may return early.
  @Test func aFunctionWithoutItsReturnGivesAnEmptyValue() {
    let message = "missing return in instance method expected to return 'Double'"
    let ended = cutter([(13, 5), (14, 3)], message: message)
    #expect(ended.cuts.map(\.kind) == [.statement, .result])
    #expect(ended.cuts.map(\.declaration) == ["LoginController.height", "LoginController.height"])
    #expect(changes(ended) == ["13:", "14:return snugStandIn() }"])
    let line = "func a(b: Bool) -> Int { if b { return 1 } }"
    var onOneLine = SourceCutter(SourceFile(path: "", text: line))
    onOneLine.leaveOut(CompilerError(path: "", line: 1, column: line.count, message: "missing return in b"))
    #expect(onOneLine.remaining.hasSuffix("{ return 1 } ; return snugStandIn() }"))
    // Swift has no empty statement, so nothing separates it from one that is left out.
    let short = "func a() -> Int { b() }"
    var cut = SourceCutter(SourceFile(path: "", text: short))
    cut.leaveOut(CompilerError(path: "", line: 1, column: 19, message: "wrong"))
    cut = SourceCutter(SourceFile(path: "", text: short), cuts: cut.cuts)
    cut.leaveOut(CompilerError(path: "", line: 1, column: short.count, message: "missing return in a"))
    #expect(cut.remaining == "func a() -> Int {  return snugStandIn() }")
    // If that does not compile, the whole body is left out.
    let body = cutter([(13, 5), (14, 3), (14, 3)], message: message)
    #expect(body.cuts.map(\.kind) == [.body])
  }

  /// The text after errors about subscripts of any object, at the brackets that stand behind `^`.
  private func looked(up text: String) -> String {
    let file = SourceFile(path: "A.swift", text: text.replacing("^", with: ""))
    var cutter = SourceCutter(file)
    for (count, part) in text.split(separator: "^").dropLast().enumerated() {
      let column = part.endIndex.utf16Offset(in: text) - count + 1
      let isFound = cutter.leaveOut(
        CompilerError(path: "", line: 1, column: column, message: "value of type 'AnyObject' has no subscripts"))
      #expect(isFound)
    }
    #expect(cutter.cuts.isEmpty)
    return SourceCutter(file, cutter.fileCuts).remaining
  }

  @Test func aSubscriptOfAnyObjectIsLookedUpAtRunTime() {
    #expect(looked(up: "let a = b^[\"c\"] as? Int") == "let a = RuntimeObject(b)[\"c\"] as? Int")
    #expect(
      looked(up: "f((a as AnyObject)^[0], b!^[1])") == "f(RuntimeObject((a as AnyObject))[0], RuntimeObject(b!)[1])")
    // The question mark ends what is an optional, and the chain goes on behind it.
    #expect(looked(up: "a?^[0]") == "RuntimeObject(a)?[0]")
    #expect(looked(up: "a?.b?^[0]") == "RuntimeObject(a?.b)?[0]")
    #expect(looked(up: "a?.b()!^[0]") == "RuntimeObject(a?.b()!)?[0]")
    #expect(
      looked(up: "(a^[0] as? [AnyObject])?[1]^[2]") == "RuntimeObject((RuntimeObject(a)[0] as? [AnyObject])?[1])?[2]")
  }

  @Test func aSubscriptThatCannotBeLookedUpIsLeftOut() throws {
    let file = SourceFile(path: "A.swift", text: "func a() {\n  b[0].c()\n}\n")
    var cutter = SourceCutter(file)
    let error = CompilerError(path: "", line: 2, column: 4, message: "value of type 'AnyObject' has no subscripts")
    cutter.leaveOut(error)
    #expect(cutter.cuts.isEmpty)
    // The next round.
    cutter = SourceCutter(file, cutter.fileCuts)
    cutter.leaveOut(error)
    #expect(cutter.cuts.map(\.kind) == [.statement])
    #expect(cutter.remaining == "func a() {\n  \n}\n")
    let known = try #require(cutter.fileCuts)
    #expect(SourceCutter(SourceFile(path: "A.swift", text: "b"), known).fileCuts == nil)
    var other = SourceCutter(file)
    other.leaveOut(CompilerError(path: "", line: 2, column: 4, message: "value of type 'B' has no subscripts"))
    #expect(other.cuts.map(\.kind) == [.statement])
  }

  /// The message of a trap may quote that of the compiler about what is left out already.
  @Test func aTrapIsNotTakenForTheErrorThatItQuotes() {
    var cutter = SourceCutter(SourceFile(path: "A.swift", text: "func a() {\n  b[0].c()\n}\n"))
    let quoted = "left out: value of type 'AnyObject' has no subscripts"
    cutter.leaveOut(
      CompilerError(path: "", line: 2, column: 4, message: "the app ends here when it is launched: \(quoted)"))
    #expect(cutter.cuts.map(\.kind) == [.statement])
    #expect(cutter.cuts.map(\.message) == ["the app ends here when it is launched: \(quoted)"])
    #expect(cutter.remaining == "func a() {\n  \n}\n")
  }

  private func remaining(_ text: String, _ errors: [(Int, Int, String)]) -> (text: String, kinds: [Cut.Kind]) {
    var cutter = SourceCutter(SourceFile(path: "A.swift", text: text))
    for error in errors {
      let isLeftOut = cutter.leaveOut(CompilerError(path: "", line: error.0, column: error.1, message: error.2))
      #expect(isLeftOut)
      // Each error is one of another round.
      cutter = SourceCutter(SourceFile(path: "A.swift", text: text), cuts: cutter.cuts)
    }
    return (cutter.remaining, cutter.cuts.map(\.kind))
  }

  /// Such a function does not compile without its last statement. Where only that one traps, its calls are next.
  @Test func theEndOfAFunctionThatNeverReturnsIsLeftOutWithItsBody() {
    let text = "func end() -> Never {\n  log()\n  return Swift.fatalError()\n}\n"
    let end = remaining(text, [(3, 3, "wrong")])
    #expect(end.kinds == [.body])
    #expect(end.text == "func end() -> Never { Swift.fatalError(\"left out: wrong\") }\n\n\n\n")
    #expect(remaining(text, [(2, 3, "wrong")]).kinds == [.statement])
  }

  /// What uses the name is kept then.
  @Test func theValueOfAVariableWithoutATypeIsLeftOutFirst() {
    let text = "func a() {\n  let b = kit(1) {\n    c()\n  }\n  print(b)\n}\n"
    let value = remaining(text, [(2, 11, "wrong")])
    #expect(value.text == "func a() {\n  let b = SnugStandInValue()\n\n\n  print(b)\n}\n")
    #expect(value.kinds == [.value])
    #expect(remaining(text, [(2, 11, "wrong"), (2, 11, "wrong")]).kinds == [.statement])
    // A type that is stated may have no empty value.
    #expect(remaining("func a() { let b: B = kit() }", [(1, 23, "wrong")]).kinds == [.statement])
    #expect(remaining("class A { let b = kit() }", [(1, 19, "wrong")]).text == "class A { let b = SnugStandInValue() }")
  }

  @Test func theValueOfAConditionIsLeftOutFirst() {
    let text = "func a() { guard let b = kit() else { return }; print(b) }"
    #expect(
      remaining(text, [(1, 26, "wrong")]).text
        == "func a() { guard let b = (SnugStandInValue() as SnugStandInValue?) else { return }; print(b) }")
  }

  @Test func propertiesWhoseValueIsLeftOutGetAnEmptyOne() {
    let text = "class A: B {\n  let c: C\n  init(d: D) {\n    c = C(d)\n    super.init()\n  }\n}\n"
    let end = "return from initializer without initializing all stored properties, 'self.c', 'self.d'"
    let atEnd = remaining(text, [(4, 9, "wrong"), (6, 3, end)])
    #expect(
      atEnd.text == "class A: B {\n  let c: C\n  init(d: D) {\n    \n    super.init()\n"
        + "  self.`c` = snugStandIn(); self.`d` = snugStandIn(); }\n}\n")
    #expect(atEnd.kinds == [.statement, .initialValue])
    let before = "property 'self.c' not initialized at super.init call"
    let beforeSuper = remaining(text, [(4, 9, "wrong"), (5, 11, before)])
    #expect(beforeSuper.text.contains("\n    self.`c` = snugStandIn(); super.init()\n"))
    #expect(remaining(text, [(5, 11, before), (5, 11, before)]).kinds == [.statement])
    #expect(remaining(text, [(6, 3, end), (6, 3, end)]).kinds == [.body])
  }

  /// An assignment is left out, and the property is read before the end. Both errors ask for a value.
  @Test func aPropertyGetsItsEmptyValueOnce() {
    let text = "class A: B {\n  let c: C\n  init(d: D) {\n    c = C(d)\n    d.run(c)\n  }\n}\n"
    let read = "constant 'self.c' used before being initialized"
    let end = "return from initializer without initializing all stored properties, 'self.c', 'self.d'"
    let both = remaining(text, [(4, 9, "wrong"), (5, 11, read), (6, 3, end)])
    #expect(
      both.text == "class A: B {\n  let c: C\n  init(d: D) {self.`c` = snugStandIn(); self.`d` = snugStandIn(); \n"
        + "    \n    d.run(c)\n  }\n}\n")
    #expect(both.kinds == [.initialValue, .statement])
  }

  @Test func aMemberWhoseTypeIsUnknownIsLeftOut() {
    let cutter = cutter([(4, 15)])
    #expect(changes(cutter) == ["4:"])
    #expect(cutter.cuts[0].declaration == "LoginController.client")
  }

  @Test func aPropertyThatIsComputedKeepsItsName() {
    // The only expression of a getter is a statement, too.
    #expect(cutter([(5, 24)]).cuts.map(\.kind) == [.statement])
    #expect(cutter([(5, 24), (5, 24)]).cuts.map(\.kind) == [.body])
  }

  @Test func aConformanceIsLeftOut() {
    #expect(changes(cutter([(3, 42)])) == ["3:class LoginController: UIViewController {"])
    let missing = "type 'LoginController' does not conform to protocol 'Themed'"
    #expect(changes(cutter([(3, 7)], message: missing)) == ["3:class LoginController: UIViewController {"])
    #expect(cutter([(3, 42)]).cuts.map(\.kind) == [.conformance])
    // The comma goes with either of the two; without both, the colon goes as well.
    #expect(changes(cutter([(3, 24)])) == ["3:class LoginController:  Themed {"])
    #expect(changes(cutter([(3, 24), (3, 42)])) == ["3:class LoginController {"])
    #expect(changes(cutter([(3, 42), (3, 24)])) == ["3:class LoginController {"])
  }

  /// One of the named protocols inherits from it; the first of the clause may be the superclass.
  @Test func ofOtherConformancesTheLastIsLeftOutFirst() {
    let missing = "type 'LoginController' does not conform to protocol 'Base'"
    #expect(changes(cutter([(3, 7)], message: missing)) == ["3:class LoginController: UIViewController {"])
    #expect(changes(cutter([(3, 7), (3, 7)], message: missing)) == ["3:class LoginController {"])
    let other = "type 'Fault' does not conform to protocol 'Error'"
    #expect(cutter([(3, 7)], message: other).cuts.map(\.kind) == [.declaration])
    let file = SourceFile(path: "A.swift", text: "struct A: Codable, B {}\n")
    var cutter = SourceCutter(file)
    cutter.leaveOut(
      CompilerError(path: "A.swift", line: 1, column: 8, message: "type 'A' does not conform to protocol 'Decodable'"))
    #expect(cutter.remaining == "struct A:  B {}\n")
  }

  @Test func anAttributeOfAMissingPackageIsLeftOut() {
    let text = "struct Play {\n  @Parameter(\n    title: \"a\") var name: String\n}\n"
    var cutter = SourceCutter(SourceFile(path: "Play.swift", text: text))
    cutter.leaveOut(CompilerError(path: "Play.swift", line: 2, column: 4, message: "unknown attribute 'Parameter'"))
    #expect(cutter.cuts.map(\.kind) == [.attribute])
    #expect(cutter.cuts.map(\.declaration) == ["Play.name"])
    #expect(cutter.remaining == "struct Play {\n  \n var name: String\n}\n")
  }

  @Test func aFunctionOfTheFileHasABody() {
    #expect(cutter([(18, 3)]).cuts.map(\.kind) == [.statement])
    #expect(cutter([(18, 3), (17, 6)]).cuts.map(\.kind) == [.body])
    #expect(cutter([(18, 3), (17, 6), (17, 6)]).cuts.map(\.kind) == [.declaration])
  }

  @Test func nothingMoreCanBeLeftOut() {
    var cutter = cutter([(17, 6), (17, 6)])
    #expect(cutter.cuts.map(\.kind) == [.declaration])
    cutter = SourceCutter(SourceFile(path: "Login.swift", text: text), cuts: cutter.cuts)
    for (line, column) in [(17, 6), (99, 1)] {
      let isLeftOut = cutter.leaveOut(CompilerError(path: "", line: line, column: column, message: ""))
      #expect(!isLeftOut)
    }
  }

  /// Whatever the compiler complains about, in whatever order, the file ends, and no cut lies in another one.
  @Test func everyFileEnds() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<8 {
      var cutter = SourceCutter(SourceFile(path: "Login.swift", text: text))
      var rounds = 0
      var refused = 0
      while refused < 200, rounds < 2_000 {
        rounds += 1
        let error = CompilerError(
          path: "", line: .random(in: 1...19, using: &generator), column: .random(in: 1...60, using: &generator),
          message: "wrong")
        cutter = SourceCutter(SourceFile(path: "Login.swift", text: text), cuts: cutter.cuts)
        if !cutter.leaveOut(error) { refused += 1 }
        let ranges = cutter.cuts.map(\.range)
        #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
        #expect(cutter.remaining.split(separator: "\n", omittingEmptySubsequences: false).count == 19)
      }
      #expect(refused == 200)
    }
  }

  @Test func generatedCodeWithAnErrorIsNotMade() {
    let file = SourceFile(path: "Page.swift", text: "class Page: UIView { @IBOutlet var a: UIView! }")
    func rewritten(_ files: [FileCuts], _ errors: [CompilerError] = []) -> TolerantRewriter.Result {
      TolerantRewriter(TargetRewriter(module: "App", folder: "/App")).rewrite([file], cuts: files, errors: errors)
    }
    let error = CompilerError(path: "/cache/0-Page.swift", line: 5, column: 3, message: "cannot find 'Page' in scope")
    #expect(rewritten([]).target.table.contains("snugRegister_Page"))
    let first = rewritten([], [error.inCodeGenerated(for: "Page.swift")])
    #expect(first.newCuts == 1)
    #expect(!first.target.table.contains("snugRegister_Page"))
    #expect(!first.target.files[0].contains("#sourceLocation()"))
    #expect(!first.target.files[0].contains("RuntimeTable"))
    #expect(rewritten(first.cuts, [error.inCodeGenerated(for: "Page.swift")]).newCuts == 0)
  }
}
