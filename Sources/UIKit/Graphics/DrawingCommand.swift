import Foundation
import Typesetting

/// One recorded drawing operation, with the graphics state in which it was made.
public struct DrawingCommand: @unchecked Sendable {
  // The conformance is unchecked because a command may contain a view or a layer. Only the module Drawing reads it, on
  // the main actor.
  /// The kind of drawing operation, with its arguments.
  public enum Content {
    /// Fills a path.
    case fill(PathShape, isEvenOdd: Bool)
    /// Strokes a path.
    case stroke(PathShape)
    /// Draws an image in a rectangle.
    case image(UIImage, CGRect)
    /// Draws laid-out text whose top left corner is at a point. The colour is for text without a colour attribute. The
    /// images are those of text attachments, by their names.
    case text(TextLayout, CGPoint, CGColor, [String: UIImage])
    /// Fills the clipping area with a linear or radial gradient.
    case gradient(GradientFill)
    /// Makes a rectangle transparent.
    case clear(CGRect)
    /// Draws a view or layer in a rectangle, with the content that it has when the module Drawing draws the record.
    case hosted(AnyObject, CGRect)
    /// Begins a transparency layer: everything up to the matching `endLayer` is drawn as a whole with the opacity and
    /// clipping of the state.
    case beginLayer
    case endLayer
  }

  /// The drawing operation. Its coordinates are those before `state.transform`.
  public var content: Content
  /// The graphics state, such as transform, colours and clipping, in which the operation was made.
  public var state: GraphicsState
}
