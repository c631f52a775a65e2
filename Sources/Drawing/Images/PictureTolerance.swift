import Foundation

/// How much two pictures may differ and still count as equal.
nonisolated public struct PictureTolerance: Hashable, Sendable {
  /// The largest difference of a colour channel (from 0 to 255) with which two pixels still count as equal.
  public var levels: Int
  /// The largest share of pixels that may differ, from 0 to 1.
  public var share: Double

  /// Makes a tolerance. By default, there is none: a single different pixel makes pictures different.
  public init(levels: Int = 0, share: Double = 0) {
    self.levels = levels
    self.share = share
  }
}

nonisolated extension PictureComparison {
  /// Compares two PNG files, with the tolerance for colour channels (``PictureTolerance/levels``); `nil` if one of them
  /// is not a PNG file.
  package init?(expected: Data, actual: Data, within tolerance: PictureTolerance) {
    self.init(expected: expected, actual: actual, levels: tolerance.levels)
  }

  /// Whether the share of different pixels is at most ``PictureTolerance/share``.
  package func isSame(within tolerance: PictureTolerance) -> Bool {
    Double(differentPixels) <= tolerance.share * Double(pixels)
  }
}
