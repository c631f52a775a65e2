import Foundation

/// Colours that change along a line, between two circles or around a point.
public struct GradientFill: Hashable, Sendable {
  /// A colour at a share of the way, 0 to 1.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: CGColor
    /// The share of the way.
    public var location: CGFloat
  }

  /// The way along which colours change.
  public enum Form: Hashable, Sendable {
    /// From a point to another.
    case linear(CGPoint, CGPoint)
    /// From a circle to another.
    case radial(CGPoint, CGFloat, CGPoint, CGFloat)
  }

  /// The way.
  public var form: Form
  /// The colours, by growing share.
  public var stops: [Stop]
  /// Whether the first colour goes on before the start.
  public var extendsBefore: Bool
  /// Whether the last colour goes on after the end.
  public var extendsAfter: Bool
}
