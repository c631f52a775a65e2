import Foundation

/// How much pictures may differ and still count as the same.
nonisolated public struct PictureTolerance: Hashable, Sendable {
  /// The largest difference of a colour channel that counts as none, of 255 levels.
  public var levels: Int
  /// The largest share of pixels that may differ, from 0 to 1.
  public var share: Double

  /// A tolerance; by default none: one pixel is a difference.
  public init(levels: Int = 0, share: Double = 0) {
    self.levels = levels
    self.share = share
  }
}

nonisolated extension PictureComparison {
  /// Compares two PNG files with a tolerance for the levels of colours; `nil` if one of them is not a PNG.
  package init?(expected: Data, actual: Data, within tolerance: PictureTolerance) {
    self.init(expected: expected, actual: actual, levels: tolerance.levels)
  }

  /// Whether no more pixels differ than a tolerance allows.
  package func isSame(within tolerance: PictureTolerance) -> Bool {
    Double(differentPixels) <= tolerance.share * Double(pixels)
  }
}
