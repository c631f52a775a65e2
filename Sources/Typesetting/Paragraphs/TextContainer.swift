/// The area in which text is laid out. The origin is the top left corner, `y` increases downwards, and lengths are in
/// points.
public struct TextContainer: Hashable, Sendable {
  /// The width available for lines; infinite for text that is not wrapped. Negative and NaN widths count as 0.
  public var width: Double
  /// The height available for lines. Lines that do not fit are hidden, except the first. Negative and NaN heights count
  /// as 0.
  public var height: Double
  /// The largest number of lines; 0 or less means no limit.
  public var maximumLines: Int
  /// What happens to text that does not fit.
  public var lineBreakMode: LineBreakMode
  /// Whether characters are moved closer together to avoid an ellipsis if the text is at most 5 % too long.
  public var tightensBeforeTruncating: Bool
  /// The direction of paragraphs whose own direction is `natural`.
  public var direction: WritingDirection
  /// Rectangles that lines avoid, like the exclusion paths of `NSTextContainer`. Rectangles with an edge that is not
  /// finite are ignored.
  public var exclusions: [TextRect]

  /// Makes a container. By default it has no limits.
  public init(
    width: Double = .infinity, height: Double = .infinity, maximumLines: Int = 0,
    lineBreakMode: LineBreakMode = .byWordWrapping, tightensBeforeTruncating: Bool = false,
    direction: WritingDirection = .natural,
    exclusions: [TextRect] = []
  ) {
    self.width = width.isNaN ? 0 : max(width, 0)
    self.height = height.isNaN ? 0 : max(height, 0)
    self.maximumLines = max(maximumLines, 0)
    self.lineBreakMode = lineBreakMode
    self.tightensBeforeTruncating = tightensBeforeTruncating
    self.direction = direction
    self.exclusions = exclusions.filter { $0.x.isFinite && $0.y.isFinite && $0.maxX.isFinite && $0.maxY.isFinite }
  }
}

/// A rectangle in the coordinates of a text container.
public struct TextRect: Hashable, Sendable {
  /// The left edge, in points from the left edge of the container.
  public var x: Double
  /// The top edge, in points from the top of the container.
  public var y: Double
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double

  /// Makes a rectangle from its origin and size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The right edge, in points from the left edge of the container.
  public var maxX: Double { x + width }
  /// The bottom edge, in points from the top of the container.
  public var maxY: Double { y + height }
}
