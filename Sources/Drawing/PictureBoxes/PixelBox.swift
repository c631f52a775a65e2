import Foundation

/// A rectangle of whole pixels.
nonisolated struct PixelBox: Hashable {
  /// The first column.
  var minX: Int
  /// The first row.
  var minY: Int
  /// The column after the last one.
  var maxX: Int
  /// The row after the last one.
  var maxY: Int

  var width: Int { maxX - minX }
  var height: Int { maxY - minY }
  var area: Int { width * height }

  /// Enlarges the rectangle so that it contains another one.
  mutating func form(unionWith other: PixelBox) {
    minX = min(minX, other.minX)
    minY = min(minY, other.minY)
    maxX = max(maxX, other.maxX)
    maxY = max(maxY, other.maxY)
  }

  /// Whether another rectangle lies in this one.
  func contains(_ other: PixelBox) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  /// The rectangle in points.
  ///
  /// - Parameter scale: pixels per point.
  func rect(scale: Double) -> CGRect {
    CGRect(
      x: Double(minX) / scale, y: Double(minY) / scale, width: Double(width) / scale, height: Double(height) / scale)
  }
}
