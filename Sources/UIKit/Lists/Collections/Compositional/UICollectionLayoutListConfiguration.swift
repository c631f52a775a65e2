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
  /// Whether lines stand between rows. Inert: they are not drawn.
  public var showsSeparators = true
  /// The lines between rows. Inert: they are not drawn.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Changes the lines of a row. Inert: they are not drawn.
  public var itemSeparatorHandler: ((IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)?
  /// Colour behind the rows. Inert: kept.
  public var backgroundColor: UIColor?
  /// Where headers come from.
  public var headerMode = HeaderMode.none
  /// Where footers come from.
  public var footerMode = FooterMode.none
  /// Room above headers. Inert: kept.
  public var headerTopPadding: CGFloat?
  /// The actions at the leading edge of a row that is swiped. Inert: no touch leads to it.
  public var leadingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)?
  /// The actions at the trailing edge of a row that is swiped. Inert: no touch leads to it.
  public var trailingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)?

  /// Creates a list with an appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}
