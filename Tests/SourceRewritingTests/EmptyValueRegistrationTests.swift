import Testing

@testable import SourceRewriting

/// The rewritten sources of a project register how empty objects of their classes are made, and which properties other
/// code hands over.
struct EmptyValueRegistrationTests {
  /// The registered statements about empty values.
  private func statements(_ text: String) -> [String] {
    let file = SourceFile(path: "/app/App.swift", relativePath: "App.swift", text: text)
    let rewritten = TargetRewriter(module: "App", folder: "/app", makesEmptyValues: true).rewrite([file]).files[0]
    return rewritten.matches(of: /EmptyValues\.shared\.(?:add \{ .*? \}|addHandedOver\(.*?\))(?=;| \})/).map {
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

  @Test func twoClassesOfOneNameAreNotMade() {
    #expect(makers("enum A { class Model {} }\nenum B { class Model { init(a: Int) {} } }").isEmpty)
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

  @Test func aClassWhoseStatementsDoNotCompileRegistersNone() {
    let file = SourceFile(path: "/app/App.swift", relativePath: "App.swift", text: "class Model {\n}\n")
    let rewriter = TolerantRewriter(TargetRewriter(module: "App", folder: "/app", makesEmptyValues: true))
    let error = CompilerError(path: "/app/App.swift", line: 2, column: 90, message: "ambiguous use of 'init'")
    #expect(rewriter.rewrite([file]).target.files[0].contains("EmptyValues"))
    let result = rewriter.rewrite([file], errors: [error])
    #expect(!result.target.files[0].contains("EmptyValues"))
    #expect(result.target.files[0].contains("class Model"))
    #expect(result.newCuts == 1)
  }

  @Test func thePluginRegistersNone() { #expect(!rewrite("class Model {}").text.contains("EmptyValues")) }
}
