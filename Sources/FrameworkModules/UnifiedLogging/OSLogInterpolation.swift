import Foundation

/// The values in a message. Inert: they are not computed.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  /// Starts a message.
  public init(literalCapacity: Int, interpolationCount: Int) {}
  /// Adds text. Inert.
  public mutating func appendLiteral(_ literal: String) {}
  /// Adds a value. Inert.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {}
  /// Adds a number. Inert.
  public mutating func appendInterpolation<Value: FixedWidthInteger>(
    _ number: @autoclosure () -> Value, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {}
  /// Adds a number. Inert.
  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
    _ number: @autoclosure () -> Value, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {}
  /// Adds a truth value. Inert.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto
  ) {}
}
