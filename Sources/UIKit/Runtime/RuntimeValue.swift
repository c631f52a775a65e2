import Foundation

/// Converts values without a static type, such as arguments of selectors, to the types of properties and parameters.
enum RuntimeValue {
  /// Converts a value to a type. A value of this type stays as it is, `nil` becomes the empty value of an optional
  /// type, and a number becomes a number of another type, without decimals for integer types. Returns `nil` if none of
  /// these is possible.
  static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    guard let value else { return (type as? any ExpressibleByNilLiteral.Type).flatMap { Self.none(of: $0) as? Value } }
    if let same = value as? Value { return same }
    guard let number = number(value) else { return nil }
    let candidates: [Any?] = [
      CGFloat(number), number, Float(number), Int(exactly: number.rounded(.towardZero)),
      UInt(exactly: number.rounded(.towardZero)), Int32(exactly: number.rounded(.towardZero)), NSNumber(value: number),
    ]
    for candidate in candidates {
      if let candidate, let result = candidate as? Value { return result }
    }
    return nil
  }

  /// The value inside an optional of any nesting depth.
  static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  private static func none(of type: any ExpressibleByNilLiteral.Type) -> Any { type.init(nilLiteral: ()) }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    default: nil
    }
  }
}
