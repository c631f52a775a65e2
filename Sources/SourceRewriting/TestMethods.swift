import SwiftSyntax

/// Finds the test methods of a target's classes that are derived from `XCTestCase`, as XCTest does on Apple's systems,
/// and generates a function that lists them.
///
/// A class has the test methods of its superclasses, too. XCTest ignores private methods.
struct TestMethods {
  private struct Method {
    var name: String
    var isAsynchronous: Bool
    var conditions: [String]
  }

  private struct Class {
    /// The name with those of the types around it, such as `Forms.FieldTests`.
    var qualifiedName: String
    var conditions: [String] = []
    var methods: [Method] = []
    /// Whether it describes examples.
    var isSpec = false
  }

  /// The library's classes from which classes with tests are derived.
  static let bases: Set<String> = ["XCTestCase", "FBSnapshotTestCase", specs]
  /// The class of tests that describe their examples when they run.
  private static let specs = "QuickSpec"
  /// The class of settings for all specs.
  private static let settingsOfSpecs = "QuickConfiguration"

  private var classes: [String: Class] = [:]
  /// The names of the classes in the order of their declarations.
  private var order: [String] = []
  private let index: ClassIndex
  /// The names of the classes with settings for all specs.
  private let settings: [String]

  /// - Parameters:
  ///   - trees: the files of the target.
  ///   - index: the target's classes.
  init(_ trees: [SourceFileSyntax], _ index: ClassIndex) {
    self.index = index
    let derived = index.classes(derivedFrom: Self.bases)
    let visitor = Visitor(derived)
    for tree in trees { visitor.walk(tree) }
    classes = visitor.classes
    for name in index.classes(derivedFrom: [Self.specs]) { classes[name]?.isSpec = true }
    settings = index.classes(derivedFrom: [Self.settingsOfSpecs]).sorted()
    order = visitor.order
  }

  /// The function that lists the tests.
  var text: String {
    """

    /// The test methods of the module, class by class.
    @MainActor func snugTestCases() -> [XCTestCaseEntry] {
      var entries: [XCTestCaseEntry] = []
    \(settings.map { "  snugConfigure(\($0).self)\n" }.joined())\(order.map(entry).joined())  return entries
    }

    """ + Self.waiting
  }

  /// Members that take the place of XCTest's in the module, because Swift prefers those of the calling module. While a
  /// test waits, the app's delayed work is done at once.
  private static let waiting = """

    extension XCTestCase {
      func wait(
        for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false,
        file: StaticString = #filePath, line: Int = #line
      ) {
        snugWait(for: expectations, timeout: timeout, enforceOrder: enforceOrder, file: file, line: line)
      }

      @preconcurrency @MainActor func waitForExpectations(
        timeout: TimeInterval, file: StaticString = #filePath, line: Int = #line,
        handler: XCWaitCompletionHandler? = nil
      ) {
        snugWaitForExpectations(timeout: timeout, file: file, line: line, handler: handler)
      }

      func fulfillment(
        of expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false,
        file: StaticString = #filePath, line: Int = #line
      ) async {
        await snugFulfillment(of: expectations, timeout: timeout, enforceOrder: enforceOrder, file: file, line: line)
      }
    }

    """

  /// The statements that add the tests of a class.
  private func entry(of name: String) -> String {
    guard let own = classes[name] else { return "" }
    let examples =
      own.isSpec
      ? Self.text(
        "  if let entry = snugExamples(of: \(own.qualifiedName).self) { entries.append(entry) }\n", if: own.conditions)
      : ""
    let methods = ([name] + index.ancestors(of: name)).flatMap { classes[$0]?.methods ?? [] }
    var seen: Set<String> = []
    let tests = methods.filter { seen.insert($0.name).inserted }.map { method in
      let call = "{ test in { try \(method.isAsynchronous ? "await " : "")test.\(method.name)() } }"
      let test = method.isAsynchronous ? "asyncTest \(call)" : call
      return Self.text("    tests.append((\(method.name.quoted), \(test)))\n", if: method.conditions)
    }
    guard !tests.isEmpty else { return examples }
    let statements = """
        do {
          var tests: [(String, (\(own.qualifiedName)) -> () throws -> Void)] = []
      \(tests.joined())    entries.append(testCase(tests))
        }

      """
    return examples + Self.text(statements, if: own.conditions)
  }

  /// Statements under the conditions of `#if` under which a declaration is compiled.
  private static func text(_ statements: String, if conditions: [String]) -> String {
    conditions.isEmpty ? statements : "  #if \(conditions.joined(separator: " && "))\n\(statements)  #endif\n"
  }

  private final class Visitor: SyntaxVisitor {
    var classes: [String: Class] = [:]
    var order: [String] = []
    private let derived: Set<String>
    /// The names of the types around the current node.
    private var scopes: [String] = []

    init(_ derived: Set<String>) {
      self.derived = derived
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      let name = node.name.text
      scopes.append(name)
      if derived.contains(name), !Self.isPrivate(node.modifiers) {
        if classes[name] == nil { order.append(name) }
        classes[name, default: Class(qualifiedName: "")].qualifiedName = scopes.joined(separator: ".")
        classes[name]?.conditions = PlatformCondition.conditions(around: node)
        addMethods(of: node.memberBlock, to: name)
      }
      return .visitChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      scopes.append(node.name.text)
      return .visitChildren
    }

    override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      scopes.append(node.name.text)
      return .visitChildren
    }

    override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      let name = node.extendedType.trimmedDescription
      scopes.append(name)
      let last = name.lastComponent
      if derived.contains(last) { addMethods(of: node.memberBlock, to: last) }
      return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func addMethods(of block: MemberBlockSyntax, to name: String) {
      for declaration in block.members.declarations {
        guard let method = declaration.as(FunctionDeclSyntax.self), Self.isTest(method) else { continue }
        classes[name, default: Class(qualifiedName: name)].methods.append(
          Method(
            name: method.name.text, isAsynchronous: method.signature.effectSpecifiers?.asyncSpecifier != nil,
            conditions: PlatformCondition.conditions(around: method)))
      }
    }

    private static func isTest(_ method: FunctionDeclSyntax) -> Bool {
      method.name.text.hasPrefix("test") && method.signature.parameterClause.parameters.isEmpty
        && method.signature.returnClause == nil && method.genericParameterClause == nil
        && !isPrivate(method.modifiers) && !method.modifiers.contains { isTypeMember($0) }
    }

    private static func isTypeMember(_ modifier: DeclModifierSyntax) -> Bool {
      [.keyword(.static), .keyword(.class)].contains(modifier.name.tokenKind)
    }

    private static func isPrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
      modifiers.contains { [.keyword(.private), .keyword(.fileprivate)].contains($0.name.tokenKind) }
    }
  }
}
