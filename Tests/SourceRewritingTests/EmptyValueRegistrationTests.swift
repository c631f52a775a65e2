import Testing

@testable import SourceRewriting

/// The rewritten sources of a project register how empty objects of their classes are made, and which properties other
/// code hands over.
struct EmptyValueRegistrationTests {
  /// The registered statements about empty values.
  private func statements(_ text: String) -> [String] {
    let file = SourceFile(path: "/app/App.swift", relativePath: "App.swift", text: text)
    let rewritten = TargetRewriter(module: "App", folder: "/app", makesEmptyValues: true).rewrite([file]).files[0]
    return rewritten.matches(of: /EmptyValues\.shared\.(?:add \{ .*? \}|addHandedOver\(.*?\))(?=;| \}|\n)/).map {
      String($0.0)
    }
  }

  private func makers(_ text: String) -> [String] {
    statements(text).compactMap { $0.wholeMatch(of: /EmptyValues\.shared\.add \{ (.*) \}/).map { String($0.1) } }
  }

  @Test func aClassThatIsMadeWithoutArgumentsIsAValueOfItsProtocols() {
    #expect(
      makers("protocol Theme {}\nclass Dark: NSObject, Theme, Codable {}") == ["Dark()", "Dark() as any Theme"])
  }

  @Test func typesOfOtherPlatformsAreNotRegistered() {
    #expect(
      makers("class Page {\n#if os(watchOS)\nstruct Crown {}\n#else\nstruct Header {}\n#endif\n}") == [
        "Self()", "Page()",
      ])
  }

  /// Such an initializer is called where a storyboard is loaded with a closure that makes the controller.
  @Test func anInitializerWithACoderIsACreator() {
    func creator(_ text: String) -> Bool {
      let file = SourceFile(
        path: "/app/App.swift", relativePath: "App.swift", text: "class Page: UIViewController { \(text) }")
      return TargetRewriter(module: "App", folder: "/app", makesEmptyValues: true).rewrite([file]).files[0].contains(
        "EmptyValues.shared.addCreator(of: Page.self) { coder in "
          + "Page(coder: coder, model: try EmptyValues.shared.required()) }")
    }
    #expect(creator("init?(coder: NSCoder, model: Model, size: Int = 1) {}"))
    #expect(creator("init(coder c: NSCoder, model: Model?) {}\ninit?(coder: NSCoder, model: Model, b: Int) {}"))
    #expect(!creator("init?(coder: NSCoder) {}"))
    #expect(!creator("init?(coder: NSCoder, model: Model? = nil) {}"))
    #expect(!creator("init(model: Model) {}"))
    #expect(!creator("init?(coder: NSCoder, model: @escaping () -> Model) {}"))
  }

  @Test func argumentsAreEmptyValues() {
    #expect(
      makers("class Model { init(_ name: String, size: Int = 3, next: Model?) {} }") == [
        "Model(try EmptyValues.shared.required(), next: try EmptyValues.shared.required())"
      ])
  }

  @Test func theInitializerWithTheFewestArgumentsIsCalled() {
    #expect(
      makers("class Model { init(a: Int, b: Int) {}\ninit(c: Int) {} }") == [
        "Model(c: try EmptyValues.shared.required())"
      ])
  }

  @Test(arguments: [
    "init(_ done: @escaping () -> Void) {}", "init(_ pair: (Int, Int)) {}", "init<T>(_ value: T) {}",
    "init(_ value: some Error) {}", "init(_ values: Int...) {}", "init(a: Int) {}\ninit(a: String) {}",
    "init(_ value: inout Int) {}", "init(a: Int) async {}",
  ])
  func noOtherInitializerIsCalled(_ initializer: String) {
    #expect(makers("class Model {\n\(initializer)\n}").isEmpty)
  }

  /// A generic type stands for many types, so its extension is asked.
  @Test func aGenericTypeMakesItsOwnValues() {
    let text = """
      class Provider<Target> { let count: Int; init(count: Int) { self.count = count } }
      struct Box<Value> { let value: Value }
      private class Hidden<T> {}
      class Closed<T> { init(_ done: @escaping () -> Void) {} }
      enum Names { class Inner<T> {} }
      class Plain {}
      """
    let file = SourceFile(path: "/app/App.swift", text: text)
    let target = TargetRewriter(module: "App", folder: "/app", makesEmptyValues: true).rewrite([file])
    let argument = "try EmptyValues.shared.required()"
    #expect(
      target.files[0].hasSuffix(
        """
        }
        extension Provider: SnugEmptyValue { @MainActor static func snugEmptyValue() throws -> Any \
        { Provider(count: \(argument)) } }
        extension Box: SnugEmptyValue { @MainActor static func snugEmptyValue() throws -> Any { Self(value: \(argument)) } }

        """))
    #expect(target.files[0].hasPrefix("@_spi(Generated) import UIKit"))
    #expect(target.files[0].ranges(of: "#sourceLocation()").count == 1)
    #expect(target.table.contains("protocol SnugEmptyValue"))
    #expect(target.table.contains("EmptyValues.shared.addSource { ($0 as? any SnugEmptyValue.Type)"))
  }

  @Test func withoutGenericTypesThereIsNoProtocol() {
    let file = SourceFile(path: "/app/App.swift", text: "class Plain {}")
    let target = TargetRewriter(module: "App", folder: "/app", makesEmptyValues: true).rewrite([file])
    #expect(!target.table.contains("SnugEmptyValue"))
  }

  /// Nothing can be registered in an extension of a generic type.
  @Test(arguments: ["Optional", "Array", "Box"])
  func aTypeInAnExtensionOfAGenericTypeIsNotMade(_ name: String) {
    #expect(makers("struct Box<T> {}\nextension \(name) { struct Failure: Error {} }").isEmpty)
  }

  @Test func aTypeInAnActorIsRegisteredByTheActor() {
    let file = SourceFile(path: "/app/App.swift", text: "actor Model { enum Fault: Error { case none } }")
    let rewritten = TargetRewriter(module: "App", folder: "/app", makesEmptyValues: true).rewrite([file]).files[0]
    #expect(rewritten.contains("EmptyValues.shared.add { Self.none }"))
    #expect(rewritten.contains("  Model.snugRegister_App_"))
    #expect(!rewritten.contains("\n  Fault."))
  }

  @Test func twoClassesOfOneNameAreNotMade() {
    #expect(makers("enum A { class Model {} }\nenum B { class Model { init(a: Int) {} } }").isEmpty)
  }

  @Test func aStructureIsMadeFromItsProperties() {
    let text = """
      protocol Theme {}
      struct Model: Theme {
        let name: String
        var next: Int?
        var other: Int? { nil }
        var count = 0
        static let shared = 1
        let parts: [String: Part] 
      }
      """
    let made = "Self(name: try EmptyValues.shared.required(), parts: try EmptyValues.shared.required())"
    #expect(makers(text) == [made, "\(made) as any Theme"])
  }

  @Test(arguments: [
    "let done: () -> Void", "@Wrapped var a: Int", "let (a, b): (Int, Int)", "let a: (Int, Int)",
    "init(_ done: @escaping () -> Void) {}",
  ])
  func noOtherStructureIsMade(_ member: String) {
    #expect(makers("struct Model {\n\(member)\n}").isEmpty)
  }

  @Test func aStructureWithInitializersIsMadeByTheShortest() {
    #expect(makers("struct Model { let a: Int; init(a: Int) {}\ninit() {} }") == ["Self()"])
  }

  @Test func anEnumerationIsItsFirstCaseWithoutValues() {
    #expect(
      makers("enum State {\ncase failed(Error)\n@available(*, unavailable) case old\ncase idle, busy\n}") == [
        "Self.idle"
      ])
    #expect(makers("enum State { case failed(Error) }").isEmpty)
    #expect(makers("enum Names<T> { case idle }\nstruct Box<T> {}").isEmpty)
  }

  @Test func propertiesThatOtherCodeHandsOverAreRegistered() {
    let text = """
      class Page: UIViewController {
        @IBOutlet var label: UILabel!
        weak var delegate: Delegate!
        private var model: Model!
        var theme: Theme! { didSet {} }
        var size: Int! { 3 }
        var name: String! = ""
        var other: Other?
        private(set) var state: State!
      }
      """
    #expect(
      statements(text).filter { $0.contains("HandedOver") } == [
        "EmptyValues.shared.addHandedOver(\"model\", of: Page.self, \\.model)",
        "EmptyValues.shared.addHandedOver(\"theme\", of: Page.self, \\.theme)",
      ])
  }

  @Test(arguments: ["class Model {\n}\n", "struct Model {\n}\n", "enum Model {\ncase a }\n"])
  func aTypeWhoseStatementsDoNotCompileRegistersNone(_ text: String) {
    let file = SourceFile(path: "/app/App.swift", relativePath: "App.swift", text: text)
    let rewriter = TolerantRewriter(TargetRewriter(module: "App", folder: "/app", makesEmptyValues: true))
    let error = CompilerError(path: "/app/App.swift", line: 2, column: 90, message: "ambiguous use of 'init'")
    #expect(rewriter.rewrite([file]).target.files[0].contains("EmptyValues"))
    let result = rewriter.rewrite([file], errors: [error])
    #expect(!result.target.files[0].contains("EmptyValues"))
    #expect(result.target.files[0].contains("Model {"))
    #expect(result.newCuts == 1)
  }

  @Test func thePluginRegistersNone() { #expect(!rewrite("class Model {}").text.contains("EmptyValues")) }
}
