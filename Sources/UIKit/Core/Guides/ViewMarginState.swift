/// The margin properties that were set on a view, and the safe area and margins that its `…DidChange` methods were last
/// called for.
@MainActor struct ViewMarginState {
  /// The margins that were set on the view; `nil` if it has the default margins.
  @Rare var custom: CustomMargins? = nil
  var preservesSuperviewMargins = false
  var insetsFromSafeArea = true
  var followsReadableWidth = false
  /// The value of `UIView.hostEnvironment`; `nil` if none was set.
  @Rare var host: UIHostEnvironment? = nil
  /// The safe-area insets (here) and the margins (`announcedMargins`) for which `safeAreaInsetsDidChange()` and
  /// `layoutMarginsDidChange()` were called last. At first, no insets and margins of 8 points.
  var announcedSafeArea: UIEdgeInsets {
    get { announced?.safeArea ?? .zero }
    set { announce(newValue, announcedMargins) }
  }
  var announcedMargins: UIEdgeInsets {
    get { announced?.margins ?? Self.standardMargins }
    set { announce(announcedSafeArea, newValue) }
  }

  /// The values of `announcedSafeArea` and `announcedMargins`; `nil` for zero insets and margins of 8 points.
  @Rare private var announced: (safeArea: UIEdgeInsets, margins: UIEdgeInsets)? = nil

  private static let standardMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  private mutating func announce(_ safeArea: UIEdgeInsets, _ margins: UIEdgeInsets) {
    announced = safeArea == .zero && margins == Self.standardMargins ? nil : (safeArea, margins)
  }

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
