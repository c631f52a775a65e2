import Foundation

/// The settings with which a graphics context draws: transform, clipping, colours, line style, opacity and shadow.
public struct GraphicsState: Hashable, Sendable {
  /// A path to which drawing is clipped, in the coordinates of the image: transforms are already applied.
  public struct Clip: Hashable, Sendable {
    public var shape: PathShape
    /// Whether the even-odd rule decides what is inside.
    public var isEvenOdd: Bool
  }

  /// A shadow below what is drawn.
  public struct Shadow: Hashable, Sendable {
    /// Displacement in points.
    public var offset: CGSize
    /// Blur radius in points.
    public var blur: CGFloat
    public var color: CGColor
  }

  /// The transform from the coordinates of drawing code to those of the image.
  public var transform = CGAffineTransform.identity
  /// The paths to which drawing is clipped: only the area inside of all of them is drawn.
  public var clips: [Clip] = []
  /// The fill colour.
  public var fillColor = CGColor(gray: 0, alpha: 1)
  /// The stroke colour.
  public var strokeColor = CGColor(gray: 0, alpha: 1)
  public var lineWidth: CGFloat = 1
  /// The shape of the ends of lines.
  public var lineCap = CGLineCap.butt
  /// The shape of the corners between lines.
  public var lineJoin = CGLineJoin.miter
  /// The miter limit: a pointed corner that is longer than so many line widths is drawn as a bevel.
  public var miterLimit: CGFloat = 10
  /// Alternating lengths of dashes and gaps in points; empty for solid lines.
  public var dash: [CGFloat] = []
  /// The distance into the dash pattern at which lines begin.
  public var dashPhase: CGFloat = 0
  /// Opacity of everything, 0 to 1.
  public var alpha: CGFloat = 1
  /// How new drawing is blended with the drawing below it.
  public var blendMode = CGBlendMode.normal
  /// The shadow; nil for none.
  public var shadow: Shadow?
}
