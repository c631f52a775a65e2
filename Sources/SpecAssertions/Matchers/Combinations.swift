/// Matches if all of some matchers match.
public func satisfyAllOf<Value>(_ matchers: Matcher<Value>...) -> Matcher<Value> { satisfyAllOf(matchers) }
/// Matches if all of some matchers match.
public func satisfyAllOf<Value>(_ matchers: [Matcher<Value>]) -> Matcher<Value> {
  combination(of: matchers, "match all of") { $0.allSatisfy(\.self) }
}
/// Matches if any of some matchers matches.
public func satisfyAnyOf<Value>(_ matchers: Matcher<Value>...) -> Matcher<Value> { satisfyAnyOf(matchers) }
/// Matches if any of some matchers matches.
public func satisfyAnyOf<Value>(_ matchers: [Matcher<Value>]) -> Matcher<Value> {
  combination(of: matchers, "match one of") { $0.contains(true) }
}

private func combination<Value>(
  of matchers: [Matcher<Value>], _ verb: String, _ decide: @escaping ([Bool]) -> Bool
) -> Matcher<Value> {
  Matcher { expression in
    let results = try matchers.map { try $0.satisfies(expression) }
    let parts = results.map { "{\($0.message.text(actual: "", to: "to").replacing(", got ", with: ""))}" }
    return MatcherResult(
      bool: decide(results.map { $0.status == .matches }),
      message: .expectedActualValueTo("\(verb): \(parts.joined(separator: ", "))"))
  }
}

/// Matches if an expression throws an error.
public func throwError<Value>() -> Matcher<Value> { thrown("throw any error") { _ in true } }
/// Matches if an expression throws an error that is equal to another one.
public func throwError<Value, Failure: Error & Equatable>(_ error: Failure) -> Matcher<Value> {
  thrown("throw error \(words(error))") { $0 as? Failure == error }
}
/// Matches if an expression throws an error of a type.
public func throwError<Value, Failure: Error>(
  errorType: Failure.Type, closure: ((Failure) -> Void)? = nil
) -> Matcher<Value> {
  thrown("throw error of type \(errorType)") { error in
    guard let error = error as? Failure else { return false }
    closure?(error)
    return true
  }
}
/// Matches if an expression throws an error, which a closure gets.
public func throwError<Value>(closure: @escaping (any Error) -> Void) -> Matcher<Value> {
  thrown("throw error that satisfies block") { error in
    closure(error)
    return true
  }
}

private func thrown<Value>(_ verb: String, _ isExpected: @escaping (any Error) -> Bool) -> Matcher<Value> {
  Matcher { expression in
    var thrown: (any Error)?
    do { _ = try expression.evaluate() } catch { thrown = error }
    return MatcherResult(
      bool: thrown.map(isExpected) ?? false,
      message: .expectedCustomValueTo(verb, actual: thrown.map { words($0) } ?? "no error"))
  }
}

/// Matches a success.
public func beSuccess<Success, Failure>(test: ((Success) -> Void)? = nil) -> Matcher<Result<Success, Failure>> {
  .test("be <success>") { result in
    guard case .success(let value) = result else { return false }
    test?(value)
    return true
  }
}
/// Matches a failure.
public func beFailure<Success, Failure>(test: ((Failure) -> Void)? = nil) -> Matcher<Result<Success, Failure>> {
  .test("be <failure>") { result in
    guard case .failure(let error) = result else { return false }
    test?(error)
    return true
  }
}
