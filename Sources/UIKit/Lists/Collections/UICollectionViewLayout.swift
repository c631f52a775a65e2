import Foundation

/// Decides where the items of a collection view stand.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// The collection view that uses the layout.
  public internal(set) weak var collectionView: UICollectionView?

  /// A layout that shows nothing.
  public override init() {}

  /// Called before the layout is asked, after data or bounds changed.
  open func prepare() {}

  /// Size of the whole content.
  open var collectionViewContentSize: CGSize { .zero }

  /// What stands in a rectangle of the content, in the order of the data.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Where an item stands.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// Has the collection view laid out anew.
  open func invalidateLayout() {
    collectionView?.setNeedsLayout()
  }
}
