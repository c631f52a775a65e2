/// The value that an expectation is about, which is made when it is asked for.
public struct Expression<Value> {
  private let make: () throws -> Value?

  /// An expression.
  public init(expression: @escaping () throws -> Value?) { make = expression }

  /// The value; `nil` if there is none.
  public func evaluate() throws -> Value? { try make() }

  /// The expression of another value, which is made of this one.
  public func cast<Other>(_ transform: @escaping (Value?) throws -> Other?) -> Expression<Other> {
    Expression<Other> { try transform(try evaluate()) }
  }
}
