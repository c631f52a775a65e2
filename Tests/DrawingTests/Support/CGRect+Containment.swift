import Foundation

extension CGRect {
  /// Whether all four edges of `other` lie inside, without the rounding that `contains(_:)` compares exactly.
  func encloses(_ other: CGRect) -> Bool {
    other.minX >= minX && other.minY >= minY && other.maxX <= maxX && other.maxY <= maxY
  }
}
