import Foundation

/// A linear or radial gradient.
public struct GradientFill: Hashable, Sendable {
  /// A colour at a position of the gradient.
  public struct Stop: Hashable, Sendable {
    public var color: CGColor
    /// The position as a fraction of the gradient's length, from 0 to 1.
    public var location: CGFloat
  }

  /// Whether the gradient is linear or radial, and its geometry.
  public enum Form: Hashable, Sendable {
    /// Linear, from the first point to the second.
    case linear(CGPoint, CGPoint)
    /// Radial, from the first circle to the second. Each circle is given by its centre and radius.
    case radial(CGPoint, CGFloat, CGPoint, CGFloat)
  }

  /// Whether the gradient is linear or radial, and its geometry.
  public var form: Form
  /// The colours in the order of their positions.
  public var stops: [Stop]
  /// Whether the first colour is extended before the start.
  public var extendsBefore: Bool
  /// Whether the last colour is extended after the end.
  public var extendsAfter: Bool
}
