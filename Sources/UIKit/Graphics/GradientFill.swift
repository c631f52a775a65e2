import Foundation

/// Colours that change along a line, between two circles or around a point.
public struct GradientFill: Hashable, Sendable {
  /// A colour at a position along the gradient, 0 to 1.
  public struct Stop: Hashable, Sendable {
    public var color: CGColor
    /// The position along the gradient.
    public var location: CGFloat
  }

  /// The shape along which colours change.
  public enum Form: Hashable, Sendable {
    /// From a point to another.
    case linear(CGPoint, CGPoint)
    /// From a circle to another.
    case radial(CGPoint, CGFloat, CGPoint, CGFloat)
  }

  /// The shape along which the colours change.
  public var form: Form
  /// The colours, by growing position.
  public var stops: [Stop]
  /// Whether the first colour is extended before the start.
  public var extendsBefore: Bool
  /// Whether the last colour is extended after the end.
  public var extendsAfter: Bool
}
