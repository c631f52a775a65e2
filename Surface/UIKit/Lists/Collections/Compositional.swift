import Foundation

/// How a list of a collection view looks.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  /// Looks of lists.
  public enum Appearance: Int, Hashable, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// Where a section's header comes from.
  public enum HeaderMode: Int, Hashable, Sendable {
    /// There is none.
    case none = 0
    /// From a supplementary view.
    case supplementary = 1
    /// It is the section's first item.
    case firstItemInSection = 2
  }

  /// Where a section's footer comes from.
  public enum FooterMode: Int, Hashable, Sendable {
    /// There is none.
    case none = 0
    /// From a supplementary view.
    case supplementary = 1
  }

  /// The look.
  public let appearance: Appearance
  /// Whether separators are shown between rows. Inert: they are not drawn.
  @inert public var showsSeparators = true
  /// The lines between rows. Inert: they are not drawn.
  @inert public var separatorConfiguration: UIListSeparatorConfiguration
  /// Changes the lines of a row. Inert: they are not drawn.
  @inert public var itemSeparatorHandler: ((IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)?
  /// Colour behind the rows. Inert: the value is stored and has no effect.
  @inert public var backgroundColor: UIColor?
  /// Where headers come from.
  public var headerMode = HeaderMode.none
  /// Where footers come from.
  public var footerMode = FooterMode.none
  /// Room above headers. Inert: the value is stored and has no effect.
  @inert public var headerTopPadding: CGFloat?
  /// The actions at the leading edge of a row that is swiped. Inert: no touch leads to it.
  @inert public var leadingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)?
  /// The actions at the trailing edge of a row that is swiped. Inert: no touch leads to it.
  @inert public var trailingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)?

  /// Creates a list with an appearance.
  @kept(separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance))
  public init(appearance: Appearance)
}

/// How the lines around a row of a list look. Inert: they are not drawn.
@preconcurrency @MainActor public struct UIListSeparatorConfiguration {
  /// Whether a separator is shown.
  public enum Visibility: Int, Hashable, Sendable {
    /// As the list decides.
    case automatic = 0
    /// The separator is shown.
    case visible = 1
    /// The separator is not shown.
    case hidden = 2
  }

  /// The insets that stand for the list's own insets.
  public nonisolated static let automaticInsets = NSDirectionalEdgeInsets(
    top: CGFloat.greatestFiniteMagnitude, leading: CGFloat.greatestFiniteMagnitude,
    bottom: CGFloat.greatestFiniteMagnitude, trailing: CGFloat.greatestFiniteMagnitude)

  /// Whether the line above is seen.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the line below is seen.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// Insets of the line above.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// Insets of the line below.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// Colour of the lines.
  public var color = UIColor.separator
  /// Colour of the separators of several selected rows.
  public var multipleSelectionColor = UIColor.separator

  /// Creates the usual separators of a list with an appearance.
  @inert public init(listAppearance: UICollectionLayoutListConfiguration.Appearance)
}
