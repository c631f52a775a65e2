import Foundation

/// The appearance of a list: a collection view whose layout is rows as wide as the view, as in a table.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  /// Styles of lists.
  public enum Appearance: Int, Hashable, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// Where a section's header comes from.
  public enum HeaderMode: Int, Hashable, Sendable {
    /// The section has no header.
    case none = 0
    /// From a supplementary view.
    case supplementary = 1
    /// The section's first item is the header.
    case firstItemInSection = 2
  }

  /// Where a section's footer comes from.
  public enum FooterMode: Int, Hashable, Sendable {
    /// The section has no footer.
    case none = 0
    /// From a supplementary view.
    case supplementary = 1
  }

  /// The style of the list.
  public let appearance: Appearance
  /// Whether separators are shown between rows. Inert: separators are not drawn.
  @inert public var showsSeparators = true
  /// The separators between rows. Inert: separators are not drawn.
  @inert public var separatorConfiguration: UIListSeparatorConfiguration
  /// Returns the separators of a row, given those of the list. Inert: separators are not drawn.
  @inert public var itemSeparatorHandler: ((IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)?
  /// Colour behind the rows. Inert: the value is stored and has no effect.
  @inert public var backgroundColor: UIColor?
  /// Where headers come from.
  public var headerMode = HeaderMode.none
  /// Where footers come from.
  public var footerMode = FooterMode.none
  /// Space above headers in points. Inert: the value is stored and has no effect.
  @inert public var headerTopPadding: CGFloat?
  /// Returns the actions that a swipe reveals at the leading edge of a row. Inert: only a walk calls it.
  @inert public var leadingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)?
  /// Returns the actions that a swipe reveals at the trailing edge of a row. Inert: only a walk calls it.
  @inert public var trailingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)?

  /// Creates a configuration of a list in a style.
  @kept(separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance))
  public init(appearance: Appearance)
}

/// The appearance of the separators above and below a row of a list. Inert: separators are not drawn.
@preconcurrency @MainActor public struct UIListSeparatorConfiguration {
  /// Whether a separator is shown.
  public enum Visibility: Int, Hashable, Sendable {
    /// The list decides.
    case automatic = 0
    /// The separator is shown.
    case visible = 1
    /// The separator is not shown.
    case hidden = 2
  }

  /// A special value for separator insets: the list decides them.
  public nonisolated static let automaticInsets = NSDirectionalEdgeInsets(
    top: CGFloat.greatestFiniteMagnitude, leading: CGFloat.greatestFiniteMagnitude,
    bottom: CGFloat.greatestFiniteMagnitude, trailing: CGFloat.greatestFiniteMagnitude)

  /// Whether the separator above the row is shown.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the separator below the row is shown.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// Insets of the separator above the row, in points.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// Insets of the separator below the row, in points.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// Colour of the separators.
  public var color = UIColor.separator
  /// Colour of the separators between adjacent selected rows.
  public var multipleSelectionColor = UIColor.separator

  /// Creates the default separators for the style of a list.
  @inert public init(listAppearance: UICollectionLayoutListConfiguration.Appearance)
}
