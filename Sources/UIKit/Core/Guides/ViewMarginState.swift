/// Margin settings of a view, and the insets that were announced last.
@MainActor struct ViewMarginState {
  /// Margins set by hand; `nil` means the system's.
  var custom: CustomMargins?
  var preservesSuperviewMargins = false
  var insetsFromSafeArea = true
  var followsReadableWidth = false
  /// The surroundings of a view without a superview; `nil` elsewhere.
  var host: UIHostEnvironment?
  /// The safe-area insets and margins announced last; at first those of a view without a superview.
  var announcedSafeArea = UIEdgeInsets.zero
  var announcedMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  enum CustomMargins: Hashable {
    case physical(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)

    func resolved(in direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
      switch self {
      case .physical(let insets): insets
      case .directional(let insets): insets.resolved(in: direction)
      }
    }
  }
}
