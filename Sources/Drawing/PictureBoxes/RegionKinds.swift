/// What the areas of a picture are, by their shapes.
nonisolated struct RegionKinds {
  /// What an area is.
  enum Kind {
    /// A filled rectangle.
    case fill
    /// A background of another shape, such as what rounded rectangles leave free. It is no part of the layout.
    case scenery
    /// The blurred side of a fill that ends within a pixel.
    case edge
    /// A part of a letter, of a drawing or of a photograph.
    case ink
  }

  /// The kinds in the order of the areas.
  let kinds: [Kind]

  /// The shortest side of a fill, in points. Strokes of letters are thinner up to text of 60 points.
  private static let shortestSide = 6.0
  /// The shortest side of a fill with large holes and round corners, in points. Letters are smaller up to text of 80 points.
  private static let shortestSideWithHoles = 60.0
  /// The longest short side, and the shortest long side, of a separator in points. Upright ones are longer, because a letter
  /// has strokes as thin.
  private static let separator = (short: 2.0, wide: 20.0, high: 40.0)
  /// The size of the smallest background of another shape, in square points.
  private static let sceneryArea = 2_000.0

  /// - Parameters:
  ///   - regions: the areas.
  ///   - bitmap: the picture.
  ///   - scale: pixels per point.
  init(of regions: ColorRegions, in bitmap: Bitmap, scale: Double) {
    kinds = regions.regions.map { region in
      let box = region.box
      let short = Double(min(box.width, box.height)) / scale
      let long = Double(max(box.width, box.height)) / scale
      let share = Double(region.pixels) / Double(box.area)
      let leastLength = box.width > box.height ? Self.separator.wide : Self.separator.high
      if short <= Self.separator.short, long >= leastLength, share >= 0.9 {
        return Self.isEdge(region, bitmap) ? .edge : .fill
      }
      let sides = Double(region.sidePixels) / Double(2 * (box.width + box.height))
      // A circle covers 79 per cent of its square, a letter at most 60. A letter covers at most 85 per cent of its sides.
      let neededSides = short >= Self.shortestSideWithHoles ? 0.6 : 0.9
      if short >= Self.shortestSide, share >= 0.7 || sides >= neededSides { return .fill }
      return Double(region.pixels) >= Self.sceneryArea * scale * scale ? .scenery : .ink
    }
  }

  /// Whether the colour of a thin area is a mixture of those on its two sides. A line of one pixel at the side of the
  /// picture counts, too: the picture has a size of a fraction of pixels.
  private static func isEdge(_ region: ColorRegions.Region, _ bitmap: Bitmap) -> Bool {
    let box = region.box
    let isHorizontal = box.width > box.height
    let (x, y) = ((box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2)
    let before = isHorizontal ? (x, box.minY - 1) : (box.minX - 1, y)
    let after = isHorizontal ? (x, box.maxY) : (box.maxX, y)
    guard let one = color(at: before, bitmap), let other = color(at: after, bitmap) else {
      return min(box.width, box.height) == 1
    }
    let own = color(at: (x, y), bitmap) ?? region.color
    return PixelColor.difference(one, other) > 3 && PixelColor.isBetween(own, one, other, within: 3)
  }

  private static func color(at place: (x: Int, y: Int), _ bitmap: Bitmap) -> UInt32? {
    guard place.x >= 0, place.x < bitmap.width, place.y >= 0, place.y < bitmap.height else { return nil }
    return bitmap.row(place.y)[place.x] | bitmap.unusedBits
  }
}
