import Foundation

/// How a context draws: where, in which colours and with which pen.
public struct GraphicsState: Hashable, Sendable {
  /// A path to which drawing is clipped, in the coordinates of the picture.
  public struct Clip: Hashable, Sendable {
    public var shape: PathShape
    /// Whether the even-odd rule decides what is inside.
    public var isEvenOdd: Bool
  }

  /// A shadow below what is drawn.
  public struct Shadow: Hashable, Sendable {
    /// Displacement in points.
    public var offset: CGSize
    /// Softness in points.
    public var blur: CGFloat
    public var color: CGColor
  }

  /// The transform from drawing coordinates to picture coordinates.
  public var transform = CGAffineTransform.identity
  /// Drawing is clipped to all of these paths.
  public var clips: [Clip] = []
  /// Colour of fillings.
  public var fillColor = CGColor(gray: 0, alpha: 1)
  /// Colour of lines.
  public var strokeColor = CGColor(gray: 0, alpha: 1)
  public var lineWidth: CGFloat = 1
  /// Ends of lines.
  public var lineCap = CGLineCap.butt
  /// Corners of lines.
  public var lineJoin = CGLineJoin.miter
  /// The length, in line widths, from which pointed corners are cut off.
  public var miterLimit: CGFloat = 10
  /// Alternating lengths of dashes and gaps.
  public var dash: [CGFloat] = []
  /// The distance into the dash pattern at which lines begin.
  public var dashPhase: CGFloat = 0
  /// Opacity of everything, 0 to 1.
  public var alpha: CGFloat = 1
  /// How drawing is blended with what was drawn before.
  public var blendMode = CGBlendMode.normal
  /// The shadow; nil for none.
  public var shadow: Shadow?
}
