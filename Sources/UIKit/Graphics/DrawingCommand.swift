import Foundation
import Typesetting

/// One thing that code has drawn.
public struct DrawingCommand: @unchecked Sendable {
  // Unchecked because a command may hold a view or a layer. Only drawing reads it, on the main actor.
  /// What was drawn.
  public enum Content {
    /// The inside of a path.
    case fill(PathShape, isEvenOdd: Bool)
    /// The lines of a path.
    case stroke(PathShape)
    /// An image in a rectangle.
    case image(UIImage, CGRect)
    /// Laid-out text from a point on, with a colour for letters without one of their own and the images of attachments.
    case text(TextLayout, CGPoint, CGColor, [String: UIImage])
    /// Colours along a line or between two circles.
    case gradient(GradientFill)
    /// A rectangle that is cleared.
    case clear(CGRect)
    /// A view or layer with a rectangle, as it looks when the picture is drawn.
    case hosted(AnyObject, CGRect)
    /// The beginning of a layer: everything up to the matching end is one layer with the state's opacity.
    case beginLayer
    case endLayer
  }

  /// What was drawn, in the coordinates of its state.
  public var content: Content
  /// How it was drawn.
  public var state: GraphicsState
}
