extension UISplitViewController {
  /// Which columns a controller has.
  public enum Style: Int, Hashable, Sendable {
    /// Two, with the interface before iOS 14.
    case unspecified = 0
    /// Two.
    case doubleColumn = 1
    /// Three.
    case tripleColumn = 2
  }

  /// A column.
  public enum Column: Int, Hashable, Sendable {
    /// The first.
    case primary = 0
    /// The middle one of three.
    case supplementary = 1
    /// The last.
    case secondary = 2
    /// The column that is shown in a compact width.
    case compact = 3

    static let sideBySide: [Column] = [.primary, .supplementary, .secondary]
  }

  /// Which columns are visible.
  public enum DisplayMode: Int, Hashable, Sendable {
    /// The controller chooses.
    case automatic = 0
    /// Only the last column.
    case secondaryOnly = 1
    /// The last column and another one beside it.
    case oneBesideSecondary = 2
    /// The last column and another one over it.
    case oneOverSecondary = 3
    /// Three side by side.
    case twoBesideSecondary = 4
    /// The last column and two others over it.
    case twoOverSecondary = 5
    /// The last column, displaced by two others.
    case twoDisplaceSecondary = 6

    /// Only the last column; the name before iOS 14.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// Both of two columns; the name before iOS 14.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// The first column over the last one; the name before iOS 14.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// How columns share the room.
  public enum SplitBehavior: Int, Hashable, Sendable {
    case automatic = 0
    case tile, overlay, displace
  }

  /// When the button of the display mode is shown.
  public enum DisplayModeButtonVisibility: Int, Hashable, Sendable {
    case automatic = 0
    case never, always
  }

  /// On which side the first column is.
  public enum PrimaryEdge: Int, Hashable, Sendable {
    case leading = 0
    case trailing
  }

  /// What is behind the first column.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    case none = 0
    case sidebar
  }
}
