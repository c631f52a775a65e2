import Testing

@testable import Projects

/// Types are read as clang writes them, and nothing else is.
struct ObjectiveCTypeTests {
  @Test func namesHaveArguments() throws {
    let type = try #require(ObjectiveCTypeParser.type("NSArray<NSString *> * _Nullable __strong"))
    var expected = ObjectiveCType(
      .pointer(
        ObjectiveCType(.named("NSArray", arguments: [ObjectiveCType(.pointer(ObjectiveCType("NSString")))]))))
    expected.nullability = .possible
    #expect(type == expected)
  }

  @Test func blocksHaveParameters() throws {
    let type = try #require(ObjectiveCTypeParser.type("void (^ _Nullable)(BOOL, NSError * _Nullable)"))
    guard case .block(let result, let parameters) = type.form else {
      Issue.record("it is no block")
      return
    }
    #expect(result.isVoid)
    #expect(parameters.count == 2)
    #expect(type.nullability == .possible)
    #expect(ObjectiveCTypeParser.type("int (^)(void)")?.form == .block(result: ObjectiveCType("int"), parameters: []))
  }

  @Test(arguments: [
    ("unsigned long long", "unsigned long long"), ("const CGFloat", "CGFloat"), ("struct Point", "Point"),
    ("NS_SWIFT_NAME Kind", "Kind"), ("__kindof Cell", "Cell"),
  ])
  func otherWordsAreLeftOut(_ text: String, name: String) { #expect(ObjectiveCTypeParser.type(text)?.name == name) }

  @Test func errorsHaveAPlace() {
    #expect(ObjectiveCTypeParser.type("NSError *__autoreleasing  _Nullable * _Nullable")?.isErrorPlace == true)
    #expect(ObjectiveCTypeParser.type("NSError *")?.isErrorPlace == false)
  }

  @Test(arguments: [
    "", "*", "enum (unnamed at ./h1.h:3:9)", "int (*", "A<", "A<B", "A B", "void (^)(", ")", "int[", "A; exit(1)",
    String(repeating: "A<", count: 900), "int" + String(repeating: "*", count: 900),
    String(repeating: "a", count: 5000),
    String(repeating: "(^)", count: 600), "A\n{}",
  ])
  func anythingElseIsNone(_ text: String) { #expect(ObjectiveCTypeParser.type(text) == nil) }
}
