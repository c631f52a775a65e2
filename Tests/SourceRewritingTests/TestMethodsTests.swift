import Foundation
import SwiftParser
import Testing

@testable import SourceRewriting

/// The test methods that XCTest finds on Apple's systems are listed by generated code.
struct TestMethodsTests {
  private func list(_ files: String...) -> String {
    let trees = files.map { Parser.parse(source: $0) }
    return TestMethods(trees, ClassIndex(trees)).text
  }

  /// The statements that add tests.
  private func tests(_ files: String...) -> [String] {
    let trees = files.map { Parser.parse(source: $0) }
    return TestMethods(trees, ClassIndex(trees)).text.split(separator: "\n").map(String.init)
      .filter { $0.contains("tests.append") || $0.contains("#if") }
      .map { $0.trimmingPrefix { $0 == " " } }.map(String.init)
  }

  @Test func methodsWithoutParametersAreTests() {
    let code = """
      final class FormTests: XCTestCase {
        func testTitle() {}
        func testLater() async throws {}
        func testFail() throws {}
        func helper() {}
        func testWith(_ number: Int) {}
        func testResult() -> Int { 1 }
        private func testPrivate() {}
        static func testStatic() {}
      }
      """
    #expect(
      tests(code) == [
        #"tests.append(("testTitle", { test in { try test.testTitle() } }))"#,
        #"tests.append(("testLater", asyncTest { test in { try await test.testLater() } }))"#,
        #"tests.append(("testFail", { test in { try test.testFail() } }))"#,
      ])
    #expect(list(code).contains("var tests: [(String, (FormTests) -> () throws -> Void)] = []"))
  }

  @Test func aClassHasTheTestsOfItsSuperclassesAndExtensions() {
    let base = "class Base: XCTestCase { func testBase() {} }"
    let derived = "class Derived: Base { func testOwn() {}; override func testBase() {} }"
    let added = "extension Derived { func testAdded() {} }"
    let text = list(base, derived, added)
    #expect(text.components(separatedBy: #""testBase""#).count == 3)
    #expect(text.components(separatedBy: #""testOwn""#).count == 2)
    #expect(text.components(separatedBy: #""testAdded""#).count == 2)
    #expect(text.contains("(Base) -> () throws -> Void") && text.contains("(Derived) -> () throws -> Void"))
  }

  @Test func conditionsStay() {
    let code = """
      class A: XCTestCase {
        #if BETA
          func testBeta() {}
        #endif
      }
      """
    #expect(tests(code).first == "#if (BETA)")
  }

  @Test func aNestedClassHasItsWholeName() {
    #expect(list("enum Forms { class FieldTests: XCTestCase { func testA() {} } }").contains("(Forms.FieldTests) ->"))
  }

  /// A spec describes its examples when it runs. Settings of all specs come first.
  @Test func aSpecIsAskedForItsExamples() {
    let text = list(
      "class FormSpec: Base { override class func spec() {} }", "class Base: QuickSpec { func testPlain() {} }",
      "class Settings: QuickConfiguration {}")
    let lines = text.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }.filter { $0.contains("snug") }
    #expect(
      lines.prefix(4) == [
        "@MainActor func snugTestCases() -> [XCTestCaseEntry] {", "snugConfigure(Settings.self)",
        "if let entry = snugExamples(of: FormSpec.self) { entries.append(entry) }",
        "if let entry = snugExamples(of: Base.self) { entries.append(entry) }",
      ])
    #expect(text.components(separatedBy: #""testPlain""#).count == 3)
  }

  @Test func otherClassesHaveNoTests() {
    #expect(tests("class A: NSObject { func testA() {} }", "private class B: XCTestCase { func testB() {} }").isEmpty)
  }
}
