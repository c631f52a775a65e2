import SwiftParser
import SwiftSyntax
import Testing

@testable import SourceRewriting

/// Members and functions that nobody declares are made from how they are used.
struct StandInFileTests {
  /// The stand-ins for what errors miss, without the text that all have.
  private func standIns(_ text: String, _ messages: String...) -> [String] {
    let names = messages.compactMap { MissingName($0) ?? MissingName(operatorIn: $0, between: [StandInValue.name]) }
    let text = StandInFile(names, usedIn: [Parser.parse(source: text)]).text
    return text.split(separator: "\n").compactMap { line in
      line.firstRange(of: "  // ").map { String(line[..<$0.lowerBound]) }
    }
  }

  @Test(arguments: [
    ("cannot find type 'Kit' in scope", "type  Kit"), ("cannot find 'Kit' in scope", "type  Kit"),
    ("cannot find 'log' in scope", "global  log"),
    ("value of type 'UIButton' has no member 'rx'", "member UIButton rx"),
    ("value of type 'Signal<Int>?' has no member 'map'", "member Signal map"),
    ("value of type 'any Service' has no member 'load'", "member Service load"),
    ("type 'Kit.Style' has no member 'dark'", "staticMember Kit.Style dark"),
    ("cannot find operator '<-' in scope", "infixOperator  <-"),
    ("cannot find operator '>>>' in scope; did you mean '>>'?", "infixOperator  >>>"),
    (
      "instance member 'shared' cannot be used on type 'Kit'; did you mean to use a value of this type instead?",
      "staticMember Kit shared"
    ),
  ])
  func anErrorSaysWhatIsMissing(_ message: String, description: String) throws {
    let name = try #require(MissingName(message))
    #expect(name.description == description)
    #expect(MissingName(description: description) == name)
  }

  @Test(arguments: [
    "value of type '(Int) -> Void' has no member 'a'", "cannot convert value of type 'A' to type 'B'",
    "value of tuple type 'Void' has no member 'a'",
  ])
  func otherErrorsMissNoName(_ message: String) {
    #expect(MissingName(message) == nil)
  }

  /// A public class may be derived from a stand-in, and a property of it may be one.
  @Test func standInsArePublic() {
    let names = ["KitView", "KitDelegate"].compactMap { MissingName(description: "type  \($0)") }
    let trees = [Parser.parse(source: "public class A: KitView { var b: KitDelegate }")]
    let text = StandInFile(names, usedIn: trees).text
    #expect(text.contains("\n@dynamicMemberLookup open class KitView: UIView, SnugStandInObject {"))
    #expect(text.contains("\npublic protocol KitDelegate: AnyObject {}"))
    #expect(text.contains("\npublic func snugStandIn<T>("))
    #expect(text.contains("@dynamicCallable public struct SnugStandInValue"))
  }

  @Test(arguments: [("loadNibContent", true), ("loadFromXib", true), ("loadContent", false), ("nibLoader", false)])
  func aMemberThatLoadsANibLoadsTheXibOfTheClass(_ name: String, loads: Bool) {
    let made = standIns("badge.\(name)()", "value of type 'Badge' has no member '\(name)'")
    #expect(made.map { $0.contains("OwnDocument.load(into: self)") } == [loads])
  }

  @Test func aMemberHasAnyMember() {
    #expect(
      standIns("a.rx.tap.b(1)", "value of type 'UIButton' has no member 'rx'") == [
        "extension UIButton { public var `rx`: SnugStandInValue { get { SnugStandInValue() } set {} } }"
      ])
  }

  /// No type can declare a property and a function without parameters of the same name.
  @Test func aStaticMemberIsMadeFromTheUsesOfItsType() {
    let text = "Kit.shared.load(); Other.shared().load(); run(.shared); Both.shared; Both.shared()"
    func made(_ type: String) -> [String] { standIns(text, "type '\(type)' has no member 'shared'") }
    #expect(
      made("Kit") == ["extension Kit { public static var `shared`: Kit { get { snugStandIn() } set {} } }"])
    #expect(made("Other") == ["extension Other { public static func `shared`() -> Other { snugStandIn() } }"])
    #expect(
      made("Both") == [
        "extension Both { public static var `shared`: SnugStandInValue { get { SnugStandInValue() } set {} } }"
      ])
  }

  @Test func anInitializerOfAKnownTypeAppliesOnlyWhereNoOtherDoes() throws {
    let name = try #require(MissingName(description: "initializer UIColor system:_:"))
    let trees = [Parser.parse(source: "UIColor(system: .icons, 3); UIColor(white: 1, alpha: 1)")]
    let text = StandInFile([name], usedIn: trees).text
    #expect(
      text.contains(
        """
        public protocol SnugInitializer_UIColor_system___ {}; \
        extension UIColor: SnugInitializer_UIColor_system___ {}; \
        extension SnugInitializer_UIColor_system___ { \
        @_disfavoredOverload public init(system p0: SnugStandInValue?, _ p1: Any?) { self = snugStandIn() } }  \
        // initializer UIColor system:_:
        """))
  }

  @Test func aValueOfAStandInProtocolIsAnObjectThatConformsToIt() {
    let names = ["Charting", "Graph"].compactMap { MissingName(description: "type  \($0)") }
    let text = StandInFile(names, usedIn: [Parser.parse(source: "var a: any Charting; var b: Graph")]).text
    #expect(text.contains("\nfinal class SnugCharting: NSObject, Charting {}\n"))
    #expect(text.contains("\n  if type == (any Charting).self { return SnugCharting() }\n"))
    #expect(!text.contains("SnugGraph"))
  }

  @Test func aMethodOfAViewReturnsTheView() {
    let trees = [Parser.parse(source: "a.card(1, edge: .top)")]
    let names = [MissingName(description: "member View card")].compactMap { $0 }
    let text = StandInFile(names, usedIn: trees).text
    #expect(text.contains("\nimport SwiftUI\n"))
    #expect(
      text.contains(
        "\nextension View { public func `card`(_ p0: Any?, edge p1: SnugStandInValue?) -> some View { self } }  // "))
  }

  @Test func aMemberThatIsOnlySetTakesAnything() {
    #expect(
      standIns("a.hero = 3", "value of type 'UIView' has no member 'hero'") == [
        "extension UIView { public var `hero`: Any? { get { nil } set {} } }"
      ])
  }

  @Test func aMemberThatChangesAVariableIsPublicBehindItsAttribute() {
    let made = standIns("try d.read(into: &a)", "value of type 'Reader' has no member 'read'")
    #expect(
      made == [
        "extension Reader { @discardableResult public func `read`<V0>(into p0: inout V0) -> SnugStandInValue { SnugStandInValue() } }",
        "extension Reader { public func `read`<V0, T>(into p0: inout V0) -> T { snugStandIn() } }",
      ])
    #expect(made.allSatisfy { !Parser.parse(source: $0).hasError })
  }

  @Test func aFunctionWithAClosureHasItsParameters() {
    #expect(
      standIns("load(1, then: { a, b in })", "cannot find 'load' in scope") == [
        "@discardableResult func `load`<R1>(_ p0: Any?, then p1: ((SnugStandInValue, SnugStandInValue) throws -> R1)?) -> SnugStandInValue { SnugStandInValue() }",
        "func `load`<R1, T>(_ p0: Any?, then p1: ((SnugStandInValue, SnugStandInValue) throws -> R1)?) -> T { snugStandIn() }",
      ])
    #expect(
      standIns("load { $1 }", "cannot find 'load' in scope").first?.contains(
        "_ p0: ((SnugStandInValue, SnugStandInValue)") == true)
    #expect(
      standIns("load { (a: Int) in }", "cannot find 'load' in scope")
        == ["var `load`: SnugStandInValue { get { SnugStandInValue() } set {} }"])
  }

  @Test func anOperatorTakesAnyValues() {
    #expect(
      standIns("a <- b", "cannot find operator '<-' in scope") == [
        "infix operator <-",
        "@discardableResult public func <- <L, R>(left: L, right: R) -> SnugStandInValue { SnugStandInValue() }",
        "public func <- <L, R, T>(left: L, right: R) -> T { snugStandIn() }",
      ])
  }

  @Test(arguments: [
    "binary operator '+=' cannot be applied to operands of type 'SnugStandInValue' and 'SnugStandInValue.Stride'",
    "referencing operator function '+=' on 'BinaryInteger' requires that 'App.SnugStandInValue' conform to 'BinaryInteger'",
    "operator function '+=' requires that 'SnugStandInValue' conform to 'BinaryInteger'",
  ])
  func anOperatorOfSwiftTakesStandIns(_ message: String) {
    #expect(
      standIns("a += 1", message) == [
        "@_disfavoredOverload public func += <S: SnugStandIn, T>(left: inout S, right: T) {}",
        "@_disfavoredOverload public func += <T, S: SnugStandIn>(left: inout T, right: S) {}",
        "@_disfavoredOverload public func += <S: SnugStandIn, U: SnugStandIn>(left: inout S, right: U) {}",
      ])
  }

  @Test func comparisonsAreFalseAndCalculationsAreEmpty() {
    #expect(
      StandInOperator("<")?.declarations.first
        == "@_disfavoredOverload public func < <S: SnugStandIn, T>(left: S, right: T) -> Bool { false }")
    #expect(
      StandInOperator("*")?.declarations.last
        == "@_disfavoredOverload public func * <S: SnugStandIn, U: SnugStandIn>(left: S, right: U) -> SnugStandInValue { snugStandIn() }"
    )
    #expect(StandInOperator("~=") == nil)
  }

  @Test func operatorsOfOtherTypesAreNotDeclared() {
    #expect(standIns("a + 1", "binary operator '+' cannot be applied to operands of type 'String' and 'Int'") == [])
  }

  /// A name that the sources use as a nested type is one, although expressions call it like a function.
  @Test(arguments: [
    ("type 'Alert' has no member 'Sound'", "Alert"),
    ("'Sound' is not a member type of struct 'SwiftUI.Alert'", "Alert"),
    ("'Sound' is not a member type of class 'App.Kit.Alert'", "Kit.Alert"),
  ])
  func aNestedTypeIsDeclared(_ message: String, type: String) {
    #expect(
      standIns("var a: Alert.Sound?; var b: Kit.Alert.Sound = Alert.Sound(named: c)", message) == [
        "extension \(type) { @dynamicMemberLookup public struct Sound: Hashable, Codable, SnugStandInObject { public init() {}; "
          + "public init(named p0: Any?) { self.init() }; public static func snugEmpty() -> Any { Sound() } } }"
      ])
  }

  /// The types of which they are called are not known without the compiler.
  @Test func everyStandInTypeHasTheInitializersThatAreCalledWithoutAName() throws {
    let names = [try #require(MissingName("cannot find type 'Kit' in scope"))]
    let trees = [Parser.parse(source: "let a: Kit = .init(size: 1); let b: Kit = .init(2); Kit.init(name: 3)")]
    let text = StandInFile(names, usedIn: trees).text
    #expect(
      text.contains(
        "extension SnugStandInObject {\n  init(size p0: Any?) { self = Self.snugEmpty() as! Self }\n}"))
  }

  /// Their own methods are internal, so this module declares them once more.
  @Test func theStandInsOfOtherModulesHaveTheMethodsOfThisOne() {
    let trees = [Parser.parse(source: "queue.read { db in db.count }")]
    let text = StandInFile([], usedIn: trees, sharedModules: ["Kit", "Core"]).text
    #expect(text.hasPrefix("import Core\nimport Kit\n"))
    for suffix in ["", "_Core", "_Kit"] {
      #expect(text.contains("extension SnugStandIn\(suffix) {\n  @discardableResult func `read`<R0>("))
    }
  }

  /// `Account.SnugStandIn` would be a member of the class if the module Account has a class Account.
  @Test func theProtocolsHaveNamesThatNoTypeOfTheModuleHides() {
    let text = StandInFile([], usedIn: [], module: "Account").text
    #expect(text.contains("\npublic typealias SnugStandIn_Account = SnugStandIn\n"))
    #expect(text.contains("\npublic typealias SnugStandInObject_Account = SnugStandInObject\n"))
  }

  @Test func aMemberOfATypeIsOfTheType() {
    #expect(
      standIns(
        "a = .brand; b = UIColor.tinted(by: 2)", "type 'UIColor' has no member 'brand'",
        "type 'UIColor' has no member 'tinted'") == [
          "extension UIColor { public static var `brand`: UIColor { get { snugStandIn() } set {} } }",
          "extension UIColor { public static func `tinted`(by p0: Any?) -> UIColor { snugStandIn() } }",
        ])
  }

  @Test func everyLineNamesItsStandIn() throws {
    let name = try #require(MissingName("value of type 'UIButton' has no member 'rx'"))
    let text = StandInFile([name], usedIn: [Parser.parse(source: "a.rx")]).text
    let line = try #require(text.split(separator: "\n").last)
    #expect(StandInFile.name(markedIn: line) == name)
    #expect(StandInFile.name(markedIn: "protocol SnugStandIn {}") == nil)
  }
}
