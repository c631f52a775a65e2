import Foundation
import Testing

@testable import SourceRewriting

/// A target is rewritten without what does not compile.
struct TolerantRewriterTests {
  private let rewriter = TolerantRewriter(TargetRewriter(module: "App", folder: "/App", role: .app))

  private func file(_ text: String, _ name: String = "A.swift") -> SourceFile {
    SourceFile(path: "/App/\(name)", relativePath: name, text: text)
  }

  @Test func nothingIsLeftOutOfWhatCompiles() {
    let result = rewriter.rewrite([file("import UIKit\nclass A: UIView {}\n")])
    #expect(result.cuts.isEmpty)
    #expect(result.newCuts == 0)
    #expect(result.standIns == nil)
    #expect(!result.target.table.contains("isIncomplete"))
    #expect(result.imports == ["UIKit"])
  }

  @Test func whatCannotBeRewrittenIsLeftOut() {
    let result = rewriter.rewrite([
      file("@objc protocol P {\n  @objc optional var a: Int { get }\n  func b()\n}\n")
    ])
    #expect(result.cuts.flatMap(\.cuts).map(\.declaration) == ["P.a"])
    #expect(result.target.problems.isEmpty)
  }

  /// A change in a body cannot fix errors outside of it.
  @Test func cutsAreKeptIfOnlyTheBodyOfAnotherFunctionChanges() {
    let text = "class A {\n  func a() { b() }\n  var c: Int { 1 }\n  func d() { e(self) }\n  init() { f() }\n}\n"
    let errors = [(2, 14, "b"), (5, 12, "f")].map {
      CompilerError(path: "/App/A.swift", line: $0, column: $1, message: "'\($2)' is ambiguous")
    }
    let first = rewriter.rewrite([file(text)], errors: errors)
    /// The lines of the parts that are left out, after a change of the text, and what the text is without them.
    func cuts(after old: String, becomes new: String) -> [[String]] {
      let changed = file(text.replacing(old, with: new))
      let cuts = rewriter.rewrite([changed], cuts: first.cuts).cuts.flatMap(\.cuts)
      return [cuts.map { "\($0.line)-\($0.lastLine)" }, [SourceCutter(changed, cuts: cuts).remaining]]
    }
    let both = "class A {\n  func a() {  }\n  var c: Int { 1 }\n  func d() { e(self) }\n  init() {  }\n}\n"
    #expect(
      cuts(after: "e(self)", becomes: "\n g(1)\n ") == [
        ["2-2", "7-7"], [both.replacing("e(self)", with: "\n g(1)\n ")],
      ])
    #expect(cuts(after: "1 }", becomes: "12 }") == [["2-2", "5-5"], [both.replacing("1 }", with: "12 }")]])
    // Several bodies change.
    #expect(
      cuts(after: "1 }\n  func d() { e(self) }", becomes: "12 }\n\n  func d() { g() }")[0] == ["2-2", "6-6"])
    // In the body itself, the change may have fixed the error.
    #expect(cuts(after: "b()", becomes: "b(1)")[0] == ["5-5"])
  }

  /// The lines of the cuts in a file after a change of its text, with what is left out.
  private func cuts(
    after old: String, becomes new: String, message: String = "'b' is ambiguous"
  ) -> [String] {
    let text = "class A {\n  func a() { b() }\n  var c: Int { 1 }\n  func d() { e(self) }\n}\n"
    let errors = [(2, 14, message), (4, 14, "'e' is ambiguous")].map {
      CompilerError(path: "/App/A.swift", line: $0, column: $1, message: $2)
    }
    let first = rewriter.rewrite([file(text)], errors: errors)
    #expect(first.newCuts == 2)
    let changed = text.replacing(old, with: new)
    return rewriter.rewrite([file(changed)], cuts: first.cuts).cuts.flatMap(\.cuts).map {
      "\($0.line) \(String(decoding: Array(changed.utf8)[$0.range], as: UTF8.self))"
    }
  }

  /// The rest of the file does not name what changes.
  @Test(arguments: [
    ("1 }", "get { 1 } set {} }", ["2 b()", "4 e(self)"]), ("Int", "Double", ["2 b()", "4 e(self)"]),
    ("  var c: Int { 1 }\n", "", ["2 b()", "3 e(self)"]),
    ("e(self) }", "e(self) }\n  func g() {}", ["2 b()", "4 e(self)"]),
    ("var c: Int { 1 }", "@IBOutlet var g: UIView!\n  // First\n  func c() {}", ["2 b()", "6 e(self)"]),
    ("class", "// First\n\nclass", ["4 b()", "6 e(self)"]), ("class", "func g() {}\nclass", ["3 b()", "5 e(self)"]),
    ("A {", "A {\n  var g: Int { 3 }\n", ["4 b()", "6 e(self)"]),
    ("(self) }\n}", "(self) }\n}\nfunc g() {}", ["2 b()", "4 e(self)"]),
    // What calls a new function changes, too.
    ("1 }", "g() }\n  func g() -> Int { 1 }", ["2 b()", "5 e(self)"]),
    ("1 }", "h() }\n  func g() -> Int { 1 }\n  func h() -> Int { g() }", ["2 b()", "6 e(self)"]),
    ("\n}", "\n  // Last\n}", ["2 b()", "4 e(self)"]),
    // The change fixes what is in it.
    ("func d", "func g", ["2 b()"]),
  ])
  func cutsAreKeptIfDeclarationsChangeThatNothingNames(old: String, new: String, kept: [String]) {
    #expect(cuts(after: old, becomes: new) == kept)
  }

  @Test(arguments: [
    ("class", "import B\nclass"), ("class A", "class A: B"), ("class A", "class C {}\nclass A"),
    ("1 }", "1 }\n  init() {}"),
    ("1 }", "1 }\n  static subscript(g: Int) -> Int { g }"), ("1 }", "1 }\n#if DEBUG\n  func g() {}\n#endif"),
    ("1 }", "1 }\n  enum G {}"), ("A {\n", "A: B {\n  func g() {}\n"),
    // The rest of the file names it.
    ("1 }", "1 }\n  func b() -> Int { 1 }"), ("1 }", "1 }\n  @Wrapper var `e`: Int?"), ("c: Int", "a: Int"),
    // An initializer has to set it.
    ("1 }", "1 }\n  let g: Int"), ("1 }", "1 }\n  var g: Int { didSet {} }"),
  ])
  func cutsAreForgottenIfOtherDeclarationsChange(old: String, new: String) {
    #expect(cuts(after: old, becomes: new).isEmpty)
  }

  /// A new member may be what the protocol needs.
  @Test func cutsAreForgottenIfAConformanceMayCompile() {
    let message = "argument type 'A' does not conform to expected type 'P'"
    #expect(cuts(after: "1 }", becomes: "12 }", message: message) == ["2 b()", "4 e(self)"])
    #expect(cuts(after: "1 }", becomes: "1 }\n  func g() {}", message: message).isEmpty)
  }

  @Test func adaptationsMoveWithTheText() {
    let text = "func a() {\n}\nclass B {\n  override func c() {}\n}\n"
    let error = CompilerError(
      path: "/App/A.swift", line: 4, column: 17, message: "method does not override any method from its superclass")
    let first = rewriter.rewrite([file(text)], errors: [error])
    #expect(first.target.files[0].contains("  func c"))
    let changed = rewriter.rewrite([file(text.replacing("a() {", with: "a() {\n  b()"))], cuts: first.cuts)
    #expect(changed.target.files[0].contains("  func c"))
    #expect(changed.cuts[0].adaptations.count == 1)
  }

  @Test func cutsAreKeptUntilTheFileChanges() {
    let text = "func a() {\n  b()\n}\n"
    let error = CompilerError(path: "/App/A.swift", line: 2, column: 3, message: "'b' is ambiguous")
    let first = rewriter.rewrite([file(text)], errors: [error])
    #expect(first.newCuts == 1)
    let second = rewriter.rewrite([file(text)], cuts: first.cuts)
    #expect(second.newCuts == 0)
    #expect(second.cuts == first.cuts)
    #expect(second.target.files == first.target.files)
    #expect(rewriter.rewrite([file("import B\n" + text)], cuts: first.cuts).cuts.isEmpty)
  }

  /// A type seems to lack initializers and conformances while a signature in it has an error. So such errors count only if
  /// there are no others.
  @Test(arguments: [
    (2, 17, "value of type 'A' has no member 'init'", "A.init"),
    (1, 7, "type 'A' does not conform to protocol 'P'", "A"),
    (1, 7, "value of type 'A' does not conform to specified type 'P'", "A"),
  ])
  func consequencesOfOtherErrorsWait(line: Int, column: Int, message: String, declaration: String) {
    let text = "class A: P {\n  convenience init() { self.init(b: 1) }\n}\nlet c = d as Int\n"
    let consequence = CompilerError(path: "/App/A.swift", line: line, column: column, message: message)
    let other = CompilerError(path: "/App/A.swift", line: 4, column: 9, message: "'d' is ambiguous")
    let first = rewriter.rewrite([file(text)], errors: [consequence, other])
    #expect(first.cuts.flatMap(\.cuts).map(\.declaration) == ["c"])
    let second = rewriter.rewrite([file(text)], cuts: first.cuts, errors: [consequence])
    #expect(second.cuts.flatMap(\.cuts).map(\.declaration) == [declaration, "c"])
  }

  /// The app is complete: nothing is left out.
  @Test func whatIsLookedUpAtRunTimeIsKeptBetweenRuns() throws {
    let text = "let a = b[0]\n"
    let error = CompilerError(
      path: "/App/A.swift", line: 1, column: 10, message: "value of type 'AnyObject' has no subscripts")
    let first = rewriter.rewrite([file(text)], errors: [error])
    #expect(first.newCuts == 1)
    #expect(first.cuts.flatMap(\.cuts).isEmpty)
    #expect(first.target.files[0].contains("let a = RuntimeObject(b)[0]\n"))
    #expect(first.target.files[0].hasPrefix("@_spi(Generated) import UIKit\n"))
    #expect(!first.target.table.contains("isIncomplete"))
    let kept = try JSONDecoder().decode([FileCuts].self, from: JSONEncoder().encode(first.cuts))
    let second = rewriter.rewrite([file(text)], cuts: kept)
    #expect(second.newCuts == 0)
    #expect(second.target.files == first.target.files)
  }

  /// Errors in files that use the stand-in or a class derived from it may be mended by it, so that nothing of them is left
  /// out in that round.
  @Test func onlyOfFilesWithoutTheStandInPartsAreLeftOut() {
    let files = [
      file("class A: KitController {}\nlet a = c as Int\n"), file("class B: A {}\nlet b = c as Int\n", "B.swift"),
      file("let d = c as Int\n", "C.swift"),
    ]
    let missing = CompilerError(
      path: "/App/A.swift", line: 1, column: 10, message: "cannot find type 'KitController' in scope")
    let others = [("A", 2), ("B", 2), ("C", 1)].map {
      CompilerError(path: "/App/\($0).swift", line: $1, column: 9, message: "'c' is ambiguous")
    }
    let first = rewriter.rewrite(files, errors: [missing] + others)
    #expect(first.cuts.flatMap(\.cuts).map(\.declaration) == ["d"])
  }

  /// Errors beside it may be mended by the stand-in, so that nothing is left out in that round.
  @Test func aMissingNameGetsAStandInFirst() {
    let text = "import Kit\nclass A: KitController {\n  var b = c as Int\n}\n"
    let errors = [
      CompilerError(path: "/App/A.swift", line: 2, column: 10, message: "cannot find type 'KitController' in scope"),
      CompilerError(path: "/App/A.swift", line: 3, column: 11, message: "'c' is ambiguous"),
    ]
    let first = rewriter.rewrite([file(text)], errors: errors)
    #expect(first.missing.names.map(\.description) == ["type  KitController"])
    #expect(first.newCuts == 1)
    #expect(first.cuts.isEmpty)
    #expect(first.standIns?.contains("open class KitController: UIViewController, SnugStandInObject {") == true)
    // A document may have objects of the class, and set what it does not have.
    #expect(first.target.table.contains("  table.isIncomplete = true\n"))
    let registration = "  table.add(KitController.self, named: \"KitController\", module: \"App\", isStandIn: true)\n"
    #expect(first.target.table.contains(registration))
    let second = rewriter.rewrite([file(text)], cuts: first.cuts, missing: first.missing, errors: [errors[1]])
    #expect(second.cuts.flatMap(\.cuts).map(\.declaration) == ["A.b"])
    #expect(second.missing == first.missing)
  }

  /// Other types may declare members of the same names.
  @Test func membersOfStandInsGetStandInsEvenIfOtherTypesHaveThem() throws {
    let text = """
      class A { var content = ""; static let shared = A() }
      extension Note {
        func b() { print(content, Note.shared.content) }
      }
      """
    let first = rewriter.rewrite(
      [file(text)],
      errors: [CompilerError(path: "/App/A.swift", line: 2, column: 11, message: "cannot find type 'Note' in scope")])
    let second = rewriter.rewrite(
      [file(text)], missing: first.missing,
      errors: [
        CompilerError(path: "/App/A.swift", line: 3, column: 20, message: "cannot find 'content' in scope"),
        CompilerError(
          path: "/App/A.swift", line: 3, column: 34,
          message: "instance member 'shared' cannot be used on type 'Note'; did you mean to use a value of this type?"),
        // Outside of stand-ins, what declares it may be left out itself.
        CompilerError(path: "/App/A.swift", line: 1, column: 1, message: "cannot find 'content' in scope"),
      ])
    #expect(
      second.missing.names.map(\.description) == ["member Note content", "staticMember Note shared", "type  Note"])
    let standIns = try #require(second.standIns)
    #expect(standIns.contains("extension Note { public var `content`: SnugStandInValue"))
    #expect(standIns.contains("extension Note { public static var `shared`: Note"))
  }

  /// What uses it is left out then, and the stand-in is not tried again.
  @Test func aStandInThatDoesNotCompileIsRefused() throws {
    let text = "func a<T>(_ b: T) {\n  b.c()\n}\n"
    let missing = CompilerError(
      path: "/App/A.swift", line: 2, column: 5, message: "value of type 'T' has no member 'c'")
    let first = rewriter.rewrite([file(text)], errors: [missing])
    let standIns = SourceFile(path: "/Out/S.swift", relativePath: "S.swift", text: try #require(first.standIns))
    let line = try #require(
      standIns.text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
        $0.contains("extension T")
      })
    let failed = CompilerError(
      path: "/Out/S.swift", line: line + 1, column: 11, message: "cannot find type 'T' in scope")
    let second = rewriter.rewrite([file(text)], missing: first.missing, standIns: standIns, errors: [failed])
    #expect(second.newCuts > 0)
    #expect(second.standIns == nil)
    let third = rewriter.rewrite([file(text)], missing: second.missing, errors: [missing])
    #expect(third.missing == second.missing)
    #expect(third.cuts.flatMap(\.cuts).map(\.kind) == [.statement])
  }

  @Test func importsAreThoseOfTheRewrittenSources() {
    let branches =
      "#if DEBUG\nimport class Kit.Client\n#else\nimport CoreGraphics\n#endif\n"
      + "#if canImport(UIKit)\nimport UIKit\n#else\nimport AppKit\n#endif\n"
    let text = "import Combine\n\(branches)@testable import A.B\n"
    #expect(rewriter.rewrite([file(text)]).imports == ["A", "EventPublishers", "Kit", "UIKit"])
  }

  /// A missing name may cause any error in the files that use it.
  @Test func whatAStandInCannotMendIsLeftOutInTheSameRound() {
    let files = [file("func a() {\n  b.c()\n}\n"), file("func d() {\n  e(1)\n}\n", "B.swift")]
    let other = CompilerError(path: "/App/B.swift", line: 2, column: 3, message: "extra argument in call")
    let inSameFile = CompilerError(path: "/App/A.swift", line: 2, column: 3, message: "extra argument in call")
    let member = CompilerError(path: "/App/A.swift", line: 2, column: 5, message: "value of type 'B' has no member 'c'")
    let type = CompilerError(path: "/App/A.swift", line: 2, column: 3, message: "cannot find type 'B' in scope")
    let withMember = rewriter.rewrite(files, errors: [member, inSameFile, other])
    #expect(withMember.newCuts == 2)
    #expect(withMember.cuts.flatMap(\.cuts).map(\.path) == ["/App/B.swift"])
    let withType = rewriter.rewrite(files, errors: [type, inSameFile, other])
    #expect(withType.newCuts == 2)
    #expect(withType.cuts.flatMap(\.cuts).map(\.path) == ["/App/B.swift"])
  }

  /// The stand-in is a type of the app, which the name of the module would hide.
  @Test func theNameOfAModuleThatNobodyHasIsDropped() {
    let text = "import Kit\nlet a: Kit.Client? = Kit.make(Kit.self, b.Kit.Client)\n"
    let errors = [
      CompilerError(path: "/App/A.swift", line: 2, column: 12, message: "no type named 'Client' in module 'Kit'"),
      CompilerError(path: "/App/A.swift", line: 2, column: 26, message: "module 'Kit' has no member named 'make'"),
    ]
    let first = rewriter.rewrite([file(text)], errors: errors)
    #expect(first.target.files[0].contains("let a:     Client? =     make(Kit.self, b.Kit.Client)\n"))
    #expect(first.newCuts == 2)
    #expect(first.cuts.isEmpty)
    #expect(first.imports == ["Kit"])
    let error = CompilerError(path: "/App/A.swift", line: 2, column: 12, message: "cannot find type 'Client' in scope")
    let second = rewriter.rewrite([file(text)], missing: first.missing, errors: [error])
    #expect(second.missing.names.map(\.description) == ["type  Client"])
    #expect(second.target.files == first.target.files)
  }

  /// Without the qualifier, a function of the app would call itself without end.
  @Test func aNameThatTheAppHasKeepsItsModule() {
    let text = "import Kit\nfunc log(_ text: String) { Kit.log(text) }\nstruct Note { var text: Kit.Text2 }\n"
    let errors = [("log", 2, 32), ("Text2", 3, 29)].map { name, line, column in
      CompilerError(
        path: "/App/A.swift", line: line, column: column, message: "module 'Kit' has no member named '\(name)'")
    }
    let first = rewriter.rewrite([file(text)], errors: errors)
    #expect(first.target.files[0].contains("{ Kit_log(text) }"))
    #expect(first.target.files[0].contains("var text:     Text2 }"))
    let missing = CompilerError(
      path: "/App/A.swift", line: 2, column: 28, message: "cannot find 'Kit_log' in scope")
    let second = rewriter.rewrite([file(text)], missing: first.missing, errors: [missing])
    #expect(second.missing.names.map(\.description) == ["type  Kit_log"])
  }

  /// Without the qualifier, it would be Swift's.
  @Test func aNameThatSwiftHasKeepsItsModule() {
    let text = "import Kit\nfunc read<D: Kit.Decoder>(_ d: inout D) { d.next(&count) }\n"
    let qualified = CompilerError(
      path: "/App/A.swift", line: 2, column: 18, message: "no type named 'Decoder' in module 'Kit'")
    let first = rewriter.rewrite([file(text)], errors: [qualified])
    #expect(first.target.files[0].contains("func read<D: Kit_Decoder>(_ d: inout D) {"))
    let type = CompilerError(
      path: "/App/A.swift", line: 2, column: 14, message: "cannot find type 'Kit_Decoder' in scope")
    let second = rewriter.rewrite([file(text)], missing: first.missing, errors: [type])
    #expect(second.standIns?.contains("public protocol Kit_Decoder: AnyObject {}") == true)
    let member = CompilerError(
      path: "/App/A.swift", line: 2, column: 45, message: "value of type 'D' has no member 'next'")
    let third = rewriter.rewrite([file(text)], missing: second.missing, errors: [member])
    #expect(third.missing.names.map(\.description) == ["member Kit_Decoder next", "type  Kit_Decoder"])
    #expect(third.standIns?.contains("func `next`<V0>(_ p0: inout V0) -> SnugStandInValue") == true)
  }

  /// A type that the app declares gets no stand-in: what names it is left out with it.
  @Test func aTypeOfTheAppGetsNoStandIn() {
    let files = [file("class A {}\n"), file("class B: A {\n}\n", "B.swift")]
    let error = CompilerError(path: "/App/B.swift", line: 1, column: 10, message: "cannot find type 'A' in scope")
    let result = rewriter.rewrite(files, errors: [error])
    #expect(result.missing.names.isEmpty)
    #expect(result.cuts.flatMap(\.cuts).map(\.kind) == [.conformance])
  }

  @Test func anAppWithoutADelegateHasOne() {
    let table = rewriter.rewrite([file("class A {}\n")]).target.table
    #expect(table.contains("final class SnugApplicationDelegate: UIResponder, UIApplicationDelegate {}"))
    #expect(table.contains("delegate: SnugApplicationDelegate()).run()"))
  }

  @Test func mainNamesTheDelegate() {
    let main =
      "import UIKit\nUIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(Mine.self))\n"
    let table = rewriter.rewrite([file(main, "main.swift")]).target.table
    #expect(table.contains("delegate: Mine()).run()"))
  }

  /// A function or a variable may choose between the app's delegate and one for tests.
  @Test(arguments: [
    "func name() -> String? { tests ? nil : NSStringFromClass(Mine.self) }",
    "let name = tests ? \"Other\" : NSStringFromClass(Mine.self)",
  ])
  func mainComputesTheDelegate(_ declaration: String) throws {
    let main = "\(declaration)\nUIApplicationMain(0, nil, NSStringFromClass(UIApplication.self), name)\n"
    let target = rewriter.rewrite([file(main, "main.swift")]).target
    #expect(target.table.contains("delegate: Mine()).run()"))
    #expect(try !#require(target.files.first).contains("UIApplicationMain"))
  }

  @Test(arguments: [
    "func f() -> Symbol? { return .leaf }", "func f() -> Symbol { .leaf }", "var f: Symbol? { a ? .leaf(1) : .leaf }",
    "let f: Symbol? = .leaf", "var f: Symbol { switch a { default: return .leaf } }",
  ])
  func anImplicitMemberIsOneOfTheStatedType(_ text: String) throws {
    let column = try #require(text.ranges(of: ".leaf").first).lowerBound
    let error = CompilerError(
      path: "/App/A.swift", line: 1, column: text.distance(from: text.startIndex, to: column) + 2,
      message: "reference to member 'leaf' cannot be resolved without a contextual type")
    let result = rewriter.rewrite([file(text)], errors: [error])
    #expect(result.missing.names.map(\.description) == ["staticMember Symbol leaf"])
    #expect(result.cuts.isEmpty)
  }

  @Test(arguments: [
    "func f() -> Symbol { show(.leaf) }", "func f() -> Symbol { run { .leaf } }", "func f() { let a = .leaf }",
  ])
  func anotherImplicitMemberIsLeftOut(_ text: String) throws {
    let column = try #require(text.ranges(of: ".leaf").first).lowerBound
    let error = CompilerError(
      path: "/App/A.swift", line: 1, column: text.distance(from: text.startIndex, to: column) + 2,
      message: "reference to member 'leaf' cannot be resolved without a contextual type")
    let result = rewriter.rewrite([file(text)], errors: [error])
    #expect(result.missing.names.isEmpty)
    #expect(result.cuts.flatMap(\.cuts).count == 1)
  }

  /// What is left out makes the closure compile. Without another error in it, the closure itself is left out.
  @Test(arguments: [true, false])
  func ofAClosureOnlyWhatFailsIsLeftOut(_ hasInnerError: Bool) {
    let text = "func f() {\n  run { db in\n    save(db, 1)\n  }\n}\n"
    let outer = CompilerError(
      path: "/App/A.swift", line: 2, column: 9,
      message: "cannot infer type of closure parameter 'db' without a type annotation")
    let inner = CompilerError(path: "/App/A.swift", line: 3, column: 14, message: "extra argument in call")
    let result = rewriter.rewrite([file(text)], errors: [outer] + (hasInnerError ? [inner] : []))
    #expect(result.cuts.flatMap(\.cuts).map(\.line) == [hasInnerError ? 3 : 2])
  }

  /// The module has methods of these names itself.
  @Test func membersOfStandInsOfOtherModulesAreAdded() {
    let text = "extension Box { func value() {} }\nlet a: Promise<[Int]> = .value(1)\n"
    let error = CompilerError(
      path: "/App/A.swift", line: 2, column: 26, message: "type 'Promise<[Int]>' has no member 'value'")
    #expect(rewriter.rewrite([file(text)], errors: [error]).missing.names.isEmpty)
    let sharing = TolerantRewriter(
      TargetRewriter(module: "App", folder: "/App"), sharedStandIns: ["Promise": "Kit"])
    let result = sharing.rewrite([file(text)], errors: [error])
    #expect(result.missing.names.map(\.description) == ["staticMember Promise value"])
  }

  @Test(arguments: [
    ("UIColor(system: .icons)", 21, "no exact matches in call to initializer ", "initializer UIColor system:"),
    ("UIColor(system: .icons)", 29, "extraneous argument label 'system:' in call", "initializer UIColor system:"),
    ("UIKit.UIColor(system: 1)", 27, "no exact matches in call to initializer ", "initializer UIKit.UIColor system:"),
    ("UIColor(1)", 21, "no exact matches in call to initializer ", nil),
    ("color(system: 1)", 27, "extraneous argument label 'system:' in call", nil),
    ("Own(system: 1)", 21, "no exact matches in call to initializer ", nil),
  ])
  func anInitializerOfAKnownTypeIsAdded(_ call: String, column: Int, _ message: String, name: String?) {
    let text = "func show() { show(\(call)) }\nstruct Own {}\n"
    let error = CompilerError(path: "/App/A.swift", line: 1, column: column, message: message)
    let result = rewriter.rewrite([file(text)], errors: [error])
    #expect(result.missing.names.map(\.description) == (name.map { [$0] } ?? []))
  }

  @Test(arguments: [
    ("var body: some View { Text(a).card(1) }", "VStack<Content>", "member View card"),
    ("func row() -> some SwiftUI.View { Text(a).card { 1 } }", "some View", "member View card"),
    ("func row() -> Row { Text(a).card(1) }", "Text", "member Text card"),
    ("var body: some View { Text(a.card) }", "Model", "member Model card"),
    ("var body: some View { Text(a.card(1)) }", "UIImage", "member UIImage card"),
  ])
  func aMethodOfAViewIsOneOfAllViews(_ text: String, type: String, name: String) throws {
    let column = try #require(text.ranges(of: "card").first).lowerBound
    let error = CompilerError(
      path: "/App/A.swift", line: 1, column: text.distance(from: text.startIndex, to: column) + 1,
      message: "value of type '\(type)' has no member 'card'")
    #expect(rewriter.rewrite([file(text)], errors: [error]).missing.names.map(\.description) == [name])
  }

  @Test func whatLoadsANibIsAMemberOfTheTypeAroundIt() {
    let text = "class Badge: UIView {\n  func setUp() { loadNibContent(); loadAll() }\n}\n"
    let errors = [(18, "loadNibContent"), (36, "loadAll")].map {
      CompilerError(path: "/App/A.swift", line: 2, column: $0, message: "cannot find '\($1)' in scope")
    }
    #expect(
      rewriter.rewrite([file(text)], errors: errors).missing.names.map(\.description) == [
        "global  loadAll", "member Badge loadNibContent",
      ])
  }

  @Test func aMemberOfAGenericParameterIsOneOfItsProtocol() {
    let text = "func walk<V: Kit.Visitor>(_ v: V) { v.visit(1) }\nfunc go<W>(_ w: W) where W: Visitor { w.end() }\n"
    let files = [SourceFile(path: "Walk.swift", text: text)]
    let rewriter = TolerantRewriter(TargetRewriter(module: "App", folder: "/app"))
    var missing = MissingNames()
    for errors in [
      [(1, 18, "cannot find type 'Visitor' in scope")],
      [(1, 39, "value of type 'V' has no member 'visit'"), (2, 42, "value of type 'W' has no member 'end'")],
    ] {
      missing =
        rewriter.rewrite(
          files, missing: missing,
          errors: errors.map { CompilerError(path: "Walk.swift", line: $0, column: $1, message: $2) }
        ).missing
    }
    #expect(missing.names.map(\.description) == ["member Visitor end", "member Visitor visit", "type  Visitor"])
  }
}
