import Drawing
import Environments
import Foundation

/// A box of a snapshot, and the same box of the reference that a simulator recorded.
package struct ComparedBox: Sendable {
  /// The view that the box belongs to, and what it is: a line of text or a drawing, a fill, or the view's frame.
  package var name: String
  /// The box in the reference in points; `nil` if it has none.
  package var expected: CGRect?
  /// The box in the snapshot in points; `nil` if it has none.
  package var actual: CGRect?
  /// The two colours of a fill as `#RRGGBB`, or `#AARRGGBB` if it is not opaque; `nil` if they are the same.
  package var otherColor: String?

  /// The largest distance between two sides in points; `nil` if only one of the two has the box.
  package var distance: Double? { BoxMatch(kind: .fill, expected: expected, actual: actual).distance }

  /// The name, the distance and the two boxes, and the colours if they differ.
  package var words: String { place + (otherColor.map { ", colour \($0)" } ?? "") }

  private var place: String {
    switch (expected, actual, distance) {
    case (let expected?, let actual?, let distance?):
      "\(name): \(Number.hundredths(distance)) pt: \(Number.frame(actual)), recorded \(Number.frame(expected))"
    case (let expected?, _, _): "\(name): only in the recorded one: \(Number.frame(expected))"
    default: "\(name): not in the recorded one: \(actual.map(Number.frame) ?? "")"
    }
  }
}
