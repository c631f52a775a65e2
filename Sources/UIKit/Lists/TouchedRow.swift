import Foundation

/// The row of a table, or item of a collection view, that a finger touches.
struct TouchedRow {
  let touch: UITouch
  let indexPath: IndexPath
  /// Whether the row is highlighted. A highlighted row is selected when the finger is lifted.
  var isHighlighted = false
  /// Whether the finger is on the detail button at the row's trailing edge.
  var isOnAccessory = false

  /// Whether the finger has moved so far from where it touched down that it is no longer a tap.
  @MainActor var hasMoved: Bool { touch.distanceFromStart > GestureMeasures.panDistance }

  /// The cell that contains a touched view: the view itself or its nearest superview of the cell class, inside `list`;
  /// nil if there is none.
  @MainActor static func cell<Cell: UIView>(_ type: Cell.Type, around view: UIView?, in list: UIView) -> Cell? {
    var current = view
    while let view = current, view !== list {
      if let cell = view as? Cell { return cell }
      current = view.superview
    }
    return nil
  }
}
