/// Margin settings of a view, and the insets that were announced last.
@MainActor struct ViewMarginState {
  /// Margins set by hand; `nil` means the system's.
  @Rare var custom: CustomMargins? = nil
  var preservesSuperviewMargins = false
  var insetsFromSafeArea = true
  var followsReadableWidth = false
  /// The surroundings of a view without a superview; `nil` if none were set.
  @Rare var host: UIHostEnvironment? = nil
  /// The safe-area insets and margins announced last; at first those of a view without a superview.
  var announcedSafeArea: UIEdgeInsets {
    get { announced?.safeArea ?? .zero }
    set { announce(newValue, announcedMargins) }
  }
  var announcedMargins: UIEdgeInsets {
    get { announced?.margins ?? Self.standardMargins }
    set { announce(announcedSafeArea, newValue) }
  }

  /// What was announced last; `nil` for no safe area and the margins of a view without a superview.
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
