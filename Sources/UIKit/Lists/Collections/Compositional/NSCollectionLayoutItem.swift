import Foundation

/// A place of a compositional layout for one item of the data, or for a group.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  /// The size. Fractions refer to the size of the enclosing group.
  public let layoutSize: NSCollectionLayoutSize
  /// Room inside the place, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Room around the place. Inert: the value is stored and has no effect.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// Views beside the item. Inert: the value is stored and has no effect.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]

  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// A place of a size with views beside the item, which are inert.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
  }
}
