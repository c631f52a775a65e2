/// Stores the exact frame that layout is setting on a view while it sets `bounds` and `center`.
///
/// `UIView.bounds` and `center` take the frame from here, because computing it from a size and a centre would add
/// rounding errors. It also tells layout that it changes the frame itself, and not other code. An app's override of
/// `bounds` or `center` may lay out other views meanwhile, so calls can be nested.
@MainActor struct PlacedFrame {
  private let view: ObjectIdentifier
  private let frame: CGRect

  private static var current: PlacedFrame?

  /// The frame that layout is setting on `view`; `nil` if it is not setting one.
  static func of(_ view: UIView) -> CGRect? {
    guard let current, current.view == ObjectIdentifier(view) else { return nil }
    return current.frame
  }

  /// Calls `change`, which sets the bounds and centre of a view so that it gets the given frame. Until `change`
  /// returns, ``of(_:)`` returns the frame.
  static func give(_ frame: CGRect, to view: UIView, by change: () -> Void) {
    let outer = current
    current = PlacedFrame(view: ObjectIdentifier(view), frame: frame)
    change()
    current = outer
  }
}
