import Foundation

/// A message with values in it. Inert: neither is kept, and values are not computed.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
  /// Creates a message without values.
  public init(stringLiteral value: String) {}
  /// Creates a message.
  public init(stringInterpolation: OSLogInterpolation) {}
}
