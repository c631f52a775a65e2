import Foundation

/// A row or an item that a finger is on.
struct TouchedRow {
  let touch: UITouch
  let indexPath: IndexPath
  /// Whether the row is highlighted. If it is, it is selected when the finger is lifted.
  var isHighlighted = false
  /// Whether the finger is on the detail button at the row's trailing edge.
  var isOnAccessory = false

  /// Whether the finger has moved away from where it touched down.
  @MainActor var hasMoved: Bool { touch.distanceFromStart > GestureMeasures.panDistance }

  /// The nearest view of a class that contains another view in a list.
  @MainActor static func cell<Cell: UIView>(_ type: Cell.Type, around view: UIView?, in list: UIView) -> Cell? {
    var current = view
    while let view = current, view !== list {
      if let cell = view as? Cell { return cell }
      current = view.superview
    }
    return nil
  }
}
