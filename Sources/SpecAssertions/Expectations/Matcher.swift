/// Whether a value is as expected.
public enum MatcherStatus: Sendable {
  case matches, doesNotMatch
  /// It is not, and it would not be with `toNot` either.
  case fail

  /// `matches` or `doesNotMatch`.
  public init(bool matches: Bool) { self = matches ? .matches : .doesNotMatch }
}

/// What a matcher has found.
public struct MatcherResult {
  /// Whether the value is as expected.
  public var status: MatcherStatus
  /// What is said if it is not.
  public var message: ExpectationMessage

  /// A result.
  public init(status: MatcherStatus, message: ExpectationMessage) {
    self.status = status
    self.message = message
  }

  /// A result.
  public init(bool: Bool, message: ExpectationMessage) {
    self.init(status: MatcherStatus(bool: bool), message: message)
  }
}

/// Decides whether a value is as expected.
public struct Matcher<Value> {
  private let body: (Expression<Value>) throws -> MatcherResult

  /// A matcher.
  public init(_ matcher: @escaping (Expression<Value>) throws -> MatcherResult) { body = matcher }

  /// Decides about a value.
  public func satisfies(_ expression: Expression<Value>) throws -> MatcherResult { try body(expression) }

  /// A matcher that never matches `nil`.
  public static func define(
    _ message: String = "match",
    matcher: @escaping (Expression<Value>, ExpectationMessage) throws -> MatcherResult
  ) -> Matcher {
    Matcher { expression in
      let message = ExpectationMessage.expectedActualValueTo(message)
      if try expression.evaluate() == nil { return MatcherResult(status: .fail, message: message.appendedBeNilHint()) }
      return try matcher(expression, message)
    }
  }

  /// A matcher that may match `nil`.
  public static func defineNilable(
    _ message: String = "match",
    matcher: @escaping (Expression<Value>, ExpectationMessage) throws -> MatcherResult
  ) -> Matcher { Matcher { try matcher($0, .expectedActualValueTo(message)) } }

  /// A matcher of which only the status is decided. It never matches `nil`.
  public static func simple(
    _ message: String = "match", matcher: @escaping (Expression<Value>) throws -> MatcherStatus
  ) -> Matcher { define(message) { MatcherResult(status: try matcher($0), message: $1) } }

  /// A matcher of which only the status is decided. It may match `nil`.
  public static func simpleNilable(
    _ message: String = "match", matcher: @escaping (Expression<Value>) throws -> MatcherStatus
  ) -> Matcher { defineNilable(message) { MatcherResult(status: try matcher($0), message: $1) } }

  /// A matcher that tests a value, which is not `nil`.
  static func test(_ message: String, _ test: @escaping (Value) throws -> Bool) -> Matcher {
    simple(message) { MatcherStatus(bool: try $0.evaluate().map(test) ?? false) }
  }
}
