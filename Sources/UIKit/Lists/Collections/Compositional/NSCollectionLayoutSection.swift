import Foundation

/// A section of a compositional layout: a group, repeated until all items of the section are laid out.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// Insets around the groups, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// How the section scrolls perpendicular to the layout's scroll axis. If it scrolls, its groups form one line.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Views behind the section. Inert: they are not shown.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Whether headers and footers are inset at the sides like the section's content.
  open var supplementariesFollowContentInsets = true
  /// The edges from which insets are measured. Inert: always the edges of the content.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// Called with the visible items when the section scrolls. Inert: never called.
  open var visibleItemsInvalidationHandler:
    (([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?

  /// The list that the section is a part of; `nil` if it is not one.
  private(set) var listConfiguration: UICollectionLayoutListConfiguration?

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
  }

  /// Makes a section of rows that are as wide as the collection view, as in a table.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.listConfiguration = configuration
    let side: CGFloat = [.insetGrouped, .sidebar].contains(configuration.appearance) ? 16 : 0
    let isGrouped = configuration.appearance != .plain && configuration.appearance != .sidebarPlain
    section.contentInsets = NSDirectionalEdgeInsets(
      top: isGrouped ? 16 : 0, leading: side, bottom: isGrouped ? 16 : 0, trailing: side)
    func add(_ kind: String, _ alignment: NSRectAlignment) {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: kind, alignment: alignment))
    }
    if configuration.headerMode == .supplementary { add(UICollectionView.elementKindSectionHeader, .top) }
    if configuration.footerMode == .supplementary { add(UICollectionView.elementKindSectionFooter, .bottom) }
    return section
  }
}

/// How a section scrolls perpendicular to the layout's scroll axis.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// The edges from which insets are measured.
public enum UIContentInsetsReference: Int, Hashable, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// A visible item of a section. Inert: nothing makes such objects.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// The item's index path.
  var indexPath: IndexPath { get }
  /// The frame in the coordinates of the content.
  var frame: CGRect { get }
  var alpha: CGFloat { get set }
  /// The transform about the item's centre.
  var transform: CGAffineTransform { get set }
}

/// The area in which a section is laid out.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: AnyObject {
  /// Size in points.
  var contentSize: CGSize { get }
  /// Size minus the insets, in points.
  var effectiveContentSize: CGSize { get }
  /// Insets in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
}

/// The container and the traits for which a layout's section provider makes a section.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: AnyObject {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}
