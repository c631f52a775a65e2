/// Matches an equal value.
public func equal<Value: Equatable>(_ expected: Value?) -> Matcher<Value> {
  Matcher { expression in
    let actual = try expression.evaluate()
    let message = ExpectationMessage.expectedActualValueTo("equal \(words(expected))")
    if expected == nil || actual == nil {
      return MatcherResult(status: .fail, message: message.appendedBeNilHint())
    }
    return MatcherResult(bool: actual == expected, message: message)
  }
}

/// Matches `nil`.
public func beNil<Value>() -> Matcher<Value> {
  Matcher.simpleNilable("be nil") { MatcherStatus(bool: try $0.evaluate() == nil) }
}

/// Matches `true`.
public func beTrue() -> Matcher<Bool> { equal(true) }
/// Matches `false`.
public func beFalse() -> Matcher<Bool> { equal(false) }
/// Matches `true`.
public func beTruthy() -> Matcher<Bool> { .test("be truthy") { $0 } }
/// Matches `false` and `nil`.
public func beFalsy() -> Matcher<Bool> {
  .simpleNilable("be falsy") { MatcherStatus(bool: try $0.evaluate() != true) }
}

/// Matches the same object.
public func beIdenticalTo<Value: AnyObject>(_ expected: Value?) -> Matcher<Value> {
  .defineNilable("be identical to \(words(expected))") {
    MatcherResult(bool: try $0.evaluate() === expected, message: $1)
  }
}

/// Matches the same object.
public func be<Value: AnyObject>(_ expected: Value?) -> Matcher<Value> { beIdenticalTo(expected) }

/// Matches a value of a type or of one that is derived from it.
public func beAKindOf<Expected>(_ type: Expected.Type) -> Matcher<Any> {
  .test("be a kind of \(type)") { $0 is Expected }
}

/// Matches a value of a type itself.
public func beAnInstanceOf<Expected>(_ expected: Expected.Type) -> Matcher<Any> {
  .test("be an instance of \(expected)") { type(of: $0) == expected }
}

/// Matches what a function returns: nothing.
public func beVoid() -> Matcher<Void> { .simpleNilable("be void") { MatcherStatus(bool: try $0.evaluate() != nil) } }
