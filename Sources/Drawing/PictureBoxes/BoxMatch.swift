import Foundation

/// A box of a picture, and the box of another picture that shows the same.
nonisolated package struct BoxMatch: Sendable {
  package var kind: PictureBox.Kind
  /// The box in the expected picture; `nil` if it has none.
  package var expected: CGRect?
  /// The box in the actual picture; `nil` if it has none.
  package var actual: CGRect?
  /// The colours of a fill in the two pictures, as in ``PictureBox/color``.
  package var colors: (expected: UInt32?, actual: UInt32?) = (nil, nil)

  /// Whether both pictures have the fill, in different colours.
  package var hasOtherColor: Bool {
    guard let expected = colors.expected, let actual = colors.actual else { return false }
    return PixelColor.difference(expected, actual) > BoxMatching.colorTolerance
  }

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

  package init(
    kind: PictureBox.Kind, expected: CGRect?, actual: CGRect?, colors: (expected: UInt32?, actual: UInt32?) = (nil, nil)
  ) {
    self.kind = kind
    self.expected = expected
    self.actual = actual
    self.colors = colors
  }

  /// Looks for a fill that is a box of one picture alone in the other one.
  package func completed(expected: PictureBoxes, actual: PictureBoxes) -> BoxMatch {
    var match = self
    if let fill = self.actual, self.expected == nil, let color = colors.actual {
      match.expected = expected.place(ofFill: fill, color)
    } else if let fill = self.expected, self.actual == nil, let color = colors.expected {
      match.actual = actual.place(ofFill: fill, color)
    }
    return match
  }
}
