import Foundation

/// A box of a picture, and the box of another picture that shows the same.
nonisolated package struct BoxMatch: Hashable, Sendable {
  package var kind: PictureBox.Kind
  /// The box in the expected picture; `nil` if it has none.
  package var expected: CGRect?
  /// The box in the actual picture; `nil` if it has none.
  package var actual: CGRect?
  /// The largest difference of a channel of a fill's colour, from 0 to 255.
  package var colorDifference = 0

  /// The largest distance between two sides in points; `nil` if only one of the pictures has the box.
  package var distance: Double? {
    guard let expected, let actual else { return nil }
    return Self.distance(expected, actual)
  }

  /// The largest distance between two sides of rectangles.
  static func distance(_ first: CGRect, _ second: CGRect) -> Double {
    [
      first.minX - second.minX, first.maxX - second.maxX, first.minY - second.minY, first.maxY - second.maxY,
    ]
    .map { abs(Double($0)) }.max() ?? 0
  }

  package init(kind: PictureBox.Kind, expected: CGRect?, actual: CGRect?, colorDifference: Int = 0) {
    self.kind = kind
    self.expected = expected
    self.actual = actual
    self.colorDifference = colorDifference
  }
}
