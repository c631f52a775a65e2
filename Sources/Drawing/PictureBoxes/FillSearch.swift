import Foundation

/// Finds a fill of another picture by its sides.
///
/// Text or a drawing that touches a side of an area joins it with what is beyond, so that neither is a fill of its own.
/// Pictures with one pixel per point often have this. The colour still ends at the sides of the area.
nonisolated struct FillSearch {
  private let bitmap: Bitmap
  /// Pixels per point.
  private let scale: Double

  /// How far from its place in the other picture a side may be, in points.
  private static let reach = 4.0
  /// The least share of the pixels along a side that have the colour inside of the fill, and not outside of it.
  private static let leastShare = 0.5

  init(in bitmap: Bitmap, scale: Double) {
    self.bitmap = bitmap
    self.scale = scale
  }

  /// The rectangle in points at whose four sides the colour of a fill ends; `nil` if it does not end near them.
  func rect(of fill: CGRect, _ color: UInt32) -> CGRect? {
    let across = pixels(from: Double(fill.minX), to: Double(fill.maxX), of: bitmap.width)
    let down = pixels(from: Double(fill.minY), to: Double(fill.maxY), of: bitmap.height)
    guard !across.isEmpty, !down.isEmpty else { return nil }
    func column(_ x: Int) -> Bool { isFilled(down.map { (x, $0) }, color) }
    func row(_ y: Int) -> Bool { isFilled(across.map { ($0, y) }, color) }
    guard let columns = sides(of: across, in: bitmap.width, column), let rows = sides(of: down, in: bitmap.height, row)
    else { return nil }
    return PixelBox(minX: columns.lowerBound, minY: rows.lowerBound, maxX: columns.upperBound, maxY: rows.upperBound)
      .rect(scale: scale)
  }

  private func pixels(from start: Double, to end: Double, of count: Int) -> Range<Int> {
    let (first, last) = ((start * scale).rounded(), (end * scale).rounded())
    let low = Int(max(0, min(first, Double(count))))  // in range: limited by the size of the picture
    let high = Int(max(0, min(last, Double(count))))  // in range: limited by the size of the picture
    return low..<max(low, high)
  }

  private func isFilled(_ places: [(x: Int, y: Int)], _ color: UInt32) -> Bool {
    let same = places.filter { place in
      let own = bitmap.row(place.y)[place.x] | bitmap.unusedBits
      return PixelColor.difference(own, color) <= BoxMatching.colorTolerance
    }
    return Double(same.count) >= Self.leastShare * Double(places.count)
  }

  /// The rows or columns between the two sides. Each side is looked for outwards, from the innermost row or column near
  /// it that is filled; text may cover others.
  private func sides(of range: Range<Int>, in count: Int, _ isFilled: (Int) -> Bool) -> Range<Int>? {
    let reach = Int((Self.reach * scale).rounded())  // in range: a few points
    let depths = (0...min(reach, (range.count - 1) / 2)).reversed()
    guard var low = depths.map({ range.lowerBound + $0 }).first(where: isFilled),
      var high = depths.map({ range.upperBound - 1 - $0 }).first(where: isFilled)
    else { return nil }
    while low > 0, isFilled(low - 1) { low -= 1 }
    while high + 1 < count, isFilled(high + 1) { high += 1 }
    guard range.lowerBound - low <= reach, high + 1 - range.upperBound <= reach else { return nil }
    return low..<high + 1
  }
}
