/// The room that text is set in. Its coordinates have their origin at the top left and `y` downwards, in points.
public struct TextContainer: Hashable, Sendable {
  /// Infinite for text that may run on. Negative and NaN widths are taken as 0.
  public var width: Double
  /// Lines that do not fit are not shown; the first always is. Negative and NaN heights are taken as 0.
  public var height: Double
  /// No limit where 0 or less.
  public var maximumLines: Int
  public var lineBreakMode: LineBreakMode
  /// The direction of paragraphs whose own is `natural`.
  public var direction: WritingDirection
  /// Rectangles that lines keep out of. Those with an edge that is not finite are left out.
  public var exclusions: [TextRect]

  public init(
    width: Double = .infinity, height: Double = .infinity, maximumLines: Int = 0,
    lineBreakMode: LineBreakMode = .byWordWrapping, direction: WritingDirection = .natural,
    exclusions: [TextRect] = []
  ) {
    self.width = width.isNaN ? 0 : max(width, 0)
    self.height = height.isNaN ? 0 : max(height, 0)
    self.maximumLines = max(maximumLines, 0)
    self.lineBreakMode = lineBreakMode
    self.direction = direction
    self.exclusions = exclusions.filter { $0.x.isFinite && $0.y.isFinite && $0.maxX.isFinite && $0.maxY.isFinite }
  }
}

/// A rectangle in the coordinates of a text container.
public struct TextRect: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public var maxX: Double { x + width }
  public var maxY: Double { y + height }
}
