import Foundation

/// Describes an item of a compositional layout: its size and insets. ``NSCollectionLayoutGroup`` describes several.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  /// The size with insets. Fractions refer to the size of the enclosing group.
  public let layoutSize: NSCollectionLayoutSize
  /// Insets in points by which the item's frame is smaller than its layout size.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Distances around the item. Inert: the value is stored and has no effect.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// Views attached to the item, such as badges. Inert: the value is stored and has no effect.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]

  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates an item with views attached to it, which are inert: they are stored and not shown.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
  }
}
