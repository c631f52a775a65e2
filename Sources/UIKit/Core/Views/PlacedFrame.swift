/// The frame that layout is giving a view, while `bounds` and `center` are being set.
///
/// Only one view at a time is given a frame. An override of `bounds` or `center` can lay out other views meanwhile.
/// Afterwards, the frame that was given before is restored.
@MainActor struct PlacedFrame {
  private let view: ObjectIdentifier
  private let frame: CGRect

  private static var current: PlacedFrame?

  /// The frame that a view is being given; `nil` for all other views.
  static func of(_ view: UIView) -> CGRect? {
    guard let current, current.view == ObjectIdentifier(view) else { return nil }
    return current.frame
  }

  /// Gives a view a frame by setting its bounds and centre in `change`.
  static func give(_ frame: CGRect, to view: UIView, by change: () -> Void) {
    let outer = current
    current = PlacedFrame(view: ObjectIdentifier(view), frame: frame)
    change()
    current = outer
  }
}
