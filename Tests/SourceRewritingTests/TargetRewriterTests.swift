import Testing

@testable import SourceRewriting

/// A target has one table, and an entry point if one of its classes is the application's delegate.
@Suite struct TargetRewriterTests {
  @Test(arguments: ["@main", "@UIApplicationMain"])
  func theDelegateStartsTheHost(_ attribute: String) {
    let result = rewrite("\(attribute)\nclass AppDelegate: UIResponder, UIApplicationDelegate {\n}\n")
    #expect(!result.text.contains(attribute))
    #expect(result.table.contains("@main enum SnugApplication {"))
    #expect(
      result.table.contains("ApplicationHost(folder: \"/app\", name: \"App\", delegate: AppDelegate()).run()"))
    #expect(result.problems.isEmpty)
  }

  @Test func modulesElsewhereHaveTheirFolders() {
    let result = TargetRewriter(
      module: "App", folder: "/app", role: .app, modules: ["Kit"], foldersOfModules: ["/kit", "/more \"kits\""]
    ).rewrite([])
    #expect(
      result.table.contains(
        #"ApplicationHost(folder: "/app", foldersOfModules: ["/kit", "/more \"kits\""], name: "App", "#))
  }

  @Test func anAppThatItsTestsLaunchIsAModuleWithAFunction() {
    let target = TargetRewriter(module: "App", folder: "/app", role: .host)
    let file = SourceFile(
      path: "/app/App.swift", text: "@main class AppDelegate: UIResponder, UIApplicationDelegate {}")
    let table = target.rewrite([file]).table
    #expect(!table.contains("@main"))
    #expect(table.contains("public func snugHost_App() -> ApplicationHost {"))
    #expect(table.contains("ApplicationHost(folder: \"/app\", name: \"App\", delegate: AppDelegate())"))
  }

  @Test(arguments: ["App", nil])
  func testsAreAProgram(_ host: String?) {
    let target = TargetRewriter(
      module: "AppTests", folder: "/app", role: .tests, host: host, modules: host.map { [$0] } ?? [])
    let table = target.rewrite([SourceFile(path: "/app/A.swift", text: "class A: XCTestCase { func testA() {} }")])
      .table
    #expect(table.contains("@main enum SnugApplication {"))
    #expect(table.contains("func snugTestCases() -> [XCTestCaseEntry] {"))
    let program =
      host == nil
      ? #"TestProgram(of: ApplicationHost(folder: "/app", name: "AppTests", delegate: SnugApplicationDelegate()), "#
        + "isLaunched: false, cases: snugTestCases()).run()"
      : "TestProgram(of: snugHost_App(), cases: snugTestCases()).run()"
    #expect(table.contains(program))
    #expect(table.contains("final class SnugApplicationDelegate") == (host == nil))
  }

  @Test func aLibraryHasATableOnly() {
    let result = rewrite("class Row: UIView {}")
    #expect(!result.table.contains("@main"))
    #expect(!result.table.contains("SnugHost"))
    #expect(
      result.table.contains("@MainActor public func snugRegister_App(_ table: RuntimeTable) {\n  snugRegister_App_"))
  }

  @Test func aNestedClassHasAName() {
    #expect(rewrite("let name = NSStringFromClass(A.self)").table.contains("func NSStringFromClass("))
    #expect(!rewrite("let name = A.self").table.contains("func NSStringFromClass("))
  }

  @Test func assertionsDoNothingIfTheTargetIsBuiltAsReleasedAppsAre() {
    let target = TargetRewriter(module: "App", folder: "/app", checksAssertions: false)
    #expect(target.rewrite([]).table.contains("func assertionFailure("))
    #expect(!rewrite("assertionFailure()").table.contains("func assertionFailure("))
  }

  @Test func theSameSourcesGiveTheSameText() {
    let code = "class A: B {\n  @objc func f() {}\n}\nextension A {\n  @objc func g() {}\n}"
    #expect(rewrite(code).text == rewrite(code).text)
  }

  @Test func classesOfImportedModulesAreRegistered() {
    let result = rewrite("#if os(iOS)\nimport MapKit\n#endif\nimport class WebKit.WKWebView\nimport AVFoundation")
    #expect(
      result.table.hasPrefix(
        """
        @_spi(Generated) import UIKit
        #if canImport(MapKit)
          import MapKit
        #endif
        #if canImport(WebKit)
          import WebKit
        #endif

        """))
    #expect(
      result.table.contains(
        """
          #if canImport(MapKit)
            table.addFrameworkClass(MKMapView.self)
          #endif
          #if canImport(WebKit)
            table.addFrameworkClass(WKWebView.self)
          #endif
        }

        """))
  }

  @Test func aTargetThatImportsUIKitAloneNeedsNoOtherModule() {
    #expect(!rewrite("import UIKit\nclass Row: UIView {}").table.contains("addFrameworkClass"))
  }
}
