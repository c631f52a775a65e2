import Foundation

/// A row or an item that a finger is on.
struct TouchedRow {
  let touch: UITouch
  let indexPath: IndexPath
  /// Whether the row is highlighted, so that it is chosen when the finger is lifted.
  var isHighlighted = false
  /// Whether the finger is on the button of details at the row's end.
  var isOnAccessory = false

  /// Whether the finger has left the place where it came down.
  @MainActor var hasMoved: Bool { touch.distanceFromStart > GestureMeasures.panDistance }

  /// The view of a class that lies around another view in a list.
  @MainActor static func cell<Cell: UIView>(_ type: Cell.Type, around view: UIView?, in list: UIView) -> Cell? {
    var current = view
    while let view = current, view !== list {
      if let cell = view as? Cell { return cell }
      current = view.superview
    }
    return nil
  }
}
