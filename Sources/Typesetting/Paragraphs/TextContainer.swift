/// The room that text is set in. Its coordinates have their origin at the top left and `y` downwards, in points.
public struct TextContainer: Hashable, Sendable {
  /// Infinite for text that may run on. Negative and NaN widths are taken as 0.
  public var width: Double
  /// Lines that do not fit are not shown; the first always is. Negative and NaN heights are taken as 0.
  public var height: Double
  /// No limit where 0 or less.
  public var maximumLines: Int
  /// What happens to text that does not fit.
  public var lineBreakMode: LineBreakMode
  /// Whether characters move closer together where that saves a line from an ellipsis: text may be up to a twentieth too long.
  public var tightensBeforeTruncating: Bool
  /// The direction of paragraphs whose own is `natural`.
  public var direction: WritingDirection
  /// Rectangles that lines keep out of. Those with an edge that is not finite are left out.
  public var exclusions: [TextRect]

  /// A container; without limits where nothing is given.
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
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// In points.
  public var width: Double
  /// In points.
  public var height: Double

  /// A rectangle by its origin and size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The right edge.
  public var maxX: Double { x + width }
  /// The bottom edge.
  public var maxY: Double { y + height }
}
