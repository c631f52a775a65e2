/// What a view remembers about margins and safe areas.
struct ViewMarginState {
  /// Margins set by hand; `nil` means the system's.
  var custom: CustomMargins?
  var preservesSuperviewMargins = false
  var insetsFromSafeArea = true
  var followsReadableWidth = false
  /// What surrounds a view without a superview; `nil` elsewhere.
  var host: UIHostEnvironment?
  var lastSafeAreaInsets = UIEdgeInsets.zero
  var lastMargins = UIEdgeInsets.zero

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
