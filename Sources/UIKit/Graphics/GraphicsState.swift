import Foundation

/// How a context draws: where, in which colours and with which pen.
public struct GraphicsState: Hashable, Sendable {
  /// A path to whose inside drawing is limited, in the coordinates of the picture.
  public struct Clip: Hashable, Sendable {
    /// The path.
    public var shape: PathShape
    /// Whether its parity decides what is inside.
    public var isEvenOdd: Bool
  }

  /// A soft copy below what is drawn.
  public struct Shadow: Hashable, Sendable {
    /// Displacement in points.
    public var offset: CGSize
    /// Softness in points.
    public var blur: CGFloat
    /// The colour.
    public var color: CGColor
  }

  /// From the coordinates of drawing to those of the picture.
  public var transform = CGAffineTransform.identity
  /// Drawing stays inside of all of these.
  public var clips: [Clip] = []
  /// Colour of fillings.
  public var fillColor = CGColor(gray: 0, alpha: 1)
  /// Colour of lines.
  public var strokeColor = CGColor(gray: 0, alpha: 1)
  /// Width of lines.
  public var lineWidth: CGFloat = 1
  /// Ends of lines.
  public var lineCap = CGLineCap.butt
  /// Corners of lines.
  public var lineJoin = CGLineJoin.miter
  /// From which length, in widths, pointed corners are cut off.
  public var miterLimit: CGFloat = 10
  /// Lengths of strokes and gaps in turn.
  public var dash: [CGFloat] = []
  /// Where in the pattern of strokes lines begin.
  public var dashPhase: CGFloat = 0
  /// Opacity of everything, 0 to 1.
  public var alpha: CGFloat = 1
  /// How drawing mixes with what is there.
  public var blendMode = CGBlendMode.normal
  /// The shadow; nil for none.
  public var shadow: Shadow?
}
