import Foundation
import SnapshotAssertions
import SnugTesting

/// The file of a test.
public typealias FileString = StaticString

/// An expectation of a value, with the names of [Nimble](https://github.com/Quick/Nimble).
public struct SyncExpectation<Value> {
  /// The value.
  public let expression: Expression<Value>
  let file: StaticString
  let line: UInt

  /// Fails if a matcher does not match.
  @discardableResult public func to(_ matcher: Matcher<Value>, description: String? = nil) -> SyncExpectation {
    report(failure(of: matcher, to: "to"), description)
  }

  /// Fails if a matcher matches.
  @discardableResult public func toNot(_ matcher: Matcher<Value>, description: String? = nil) -> SyncExpectation {
    report(failure(of: matcher, to: "to not", isNegative: true), description)
  }

  /// Fails if a matcher matches.
  @discardableResult public func notTo(_ matcher: Matcher<Value>, description: String? = nil) -> SyncExpectation {
    toNot(matcher, description: description)
  }

  /// Fails if a matcher does not match within some time. Work that the app delays by less than this time is done at once.
  public func toEventually(
    _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = .seconds(1),
    pollInterval: NimbleTimeInterval = .milliseconds(10), description: String? = nil
  ) {
    wait(timeout) { failure(of: matcher, to: "to eventually") == nil }
    report(failure(of: matcher, to: "to eventually"), description)
  }

  /// Fails if a matcher still matches after some time.
  public func toEventuallyNot(
    _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = .seconds(1),
    pollInterval: NimbleTimeInterval = .milliseconds(10), description: String? = nil
  ) {
    wait(timeout) { failure(of: matcher, to: "", isNegative: true) == nil }
    report(failure(of: matcher, to: "to eventually not", isNegative: true), description)
  }

  /// Fails if a matcher still matches after some time.
  public func toNotEventually(
    _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = .seconds(1),
    pollInterval: NimbleTimeInterval = .milliseconds(10), description: String? = nil
  ) { toEventuallyNot(matcher, timeout: timeout, pollInterval: pollInterval, description: description) }

  /// Fails if a matcher matches at some time.
  public func toNever(
    _ matcher: Matcher<Value>, until: NimbleTimeInterval = .seconds(1),
    pollInterval: NimbleTimeInterval = .milliseconds(10), description: String? = nil
  ) {
    wait(until) { failure(of: matcher, to: "", isNegative: true) != nil }
    report(failure(of: matcher, to: "to never", isNegative: true), description)
  }

  /// Fails if a matcher does not match at some time.
  public func toAlways(
    _ matcher: Matcher<Value>, until: NimbleTimeInterval = .seconds(1),
    pollInterval: NimbleTimeInterval = .milliseconds(10), description: String? = nil
  ) {
    wait(until) { failure(of: matcher, to: "") != nil }
    report(failure(of: matcher, to: "to always"), description)
  }

  private func wait(_ time: NimbleTimeInterval, until isDone: () -> Bool) {
    let end = Date(timeIntervalSinceNow: time.seconds)
    MainThread.passTime(time.seconds) { isDone() || Date() > end }
  }

  @discardableResult private func report(_ message: String?, _ description: String?) -> SyncExpectation {
    if let message { TestLine("", file, line, 0).fail((description.map { "\($0)\n" } ?? "") + message) }
    return self
  }

  /// The failure message; `nil` if the value is as expected.
  ///
  /// - Parameter to: the words between “expected” and what was expected.
  func failure(of matcher: Matcher<Value>, to: String, isNegative: Bool = false) -> String? {
    do {
      let result = try matcher.satisfies(expression)
      let wanted: MatcherStatus = isNegative ? .doesNotMatch : .matches
      if result.status == wanted { return nil }
      return result.message.text(actual: words(try? expression.evaluate()), to: to)
    } catch {
      return "unexpected error thrown: <\(error)>"
    }
  }
}

/// An expectation of a value.
public func expect<Value>(
  file: FileString = #filePath, line: UInt = #line, _ expression: @autoclosure @escaping () throws -> Value?
) -> SyncExpectation<Value> {
  SyncExpectation(expression: Expression(expression: expression), file: file, line: line)
}

/// An expectation of the value that a closure gives, or of the error that it throws.
public func expect<Value>(
  file: FileString = #filePath, line: UInt = #line, _ expression: @autoclosure () -> (() throws -> Value?)
) -> SyncExpectation<Value> {
  SyncExpectation(expression: Expression(expression: expression()), file: file, line: line)
}

/// An expectation of the value that a closure gives, or of the error that it throws.
public func expect<Value>(
  file: FileString = #filePath, line: UInt = #line, _ expression: @autoclosure () -> (() throws -> Value)
) -> SyncExpectation<Value> {
  SyncExpectation(expression: Expression(expression: expression()), file: file, line: line)
}

/// An expectation of the error that a closure throws.
public func expect(
  file: FileString = #filePath, line: UInt = #line, _ expression: @autoclosure () -> (() throws -> Void)
) -> SyncExpectation<Void> {
  let body = expression()
  return SyncExpectation(expression: Expression { try body() }, file: file, line: line)
}

/// Fails.
public func fail(
  _ message: String = "fail() always fails", file: FileString = #filePath, line: UInt = #line
) { TestLine("", file, line, 0).fail(message) }

/// Calls a closure, and waits until it calls the function that it gets.
public func waitUntil(
  timeout: NimbleTimeInterval = .seconds(1), file: FileString = #filePath, line: UInt = #line,
  action: @escaping (@escaping () -> Void) -> Void
) {
  var isDone = false
  action { isDone = true }
  let end = Date(timeIntervalSinceNow: timeout.seconds)
  MainThread.passTime(timeout.seconds) { isDone || Date() > end }
  if !isDone { fail("Waited more than \(timeout.seconds) seconds", file: file, line: line) }
}
