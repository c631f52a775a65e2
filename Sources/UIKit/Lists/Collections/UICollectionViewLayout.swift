import Foundation

/// Decides where the items of a collection view stand.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
  /// The collection view that uses the layout.
  public internal(set) weak var collectionView: UICollectionView?

  /// A layout that shows nothing.
  public override init() {}

  /// Restores a layout from an archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Writes the layout into an archive; subclasses add their measures.
  open func encode(with coder: NSCoder) {}

  /// Called before the layout is asked, after data or bounds changed.
  open func prepare() {}

  /// Size of the whole content.
  open var collectionViewContentSize: CGSize { .zero }

  /// What stands in a rectangle of the content, in the order of the data.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Where an item stands.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a header, footer or another supplementary view stands. Only code calls it.
  open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// Where a decoration stands. Only code calls it: decorations are not shown.
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// Whether other bounds of the collection view need another layout. Not called: every layout pass prepares it anew.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Where scrolling should end. Not called: nothing scrolls by itself.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  /// Where scrolling should end that has a speed. Not called: nothing scrolls by itself.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    targetContentOffset(forProposedContentOffset: proposedContentOffset)
  }

  /// Where an item comes from that appears. Not called: nothing is animated.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Where an item goes that disappears. Not called: nothing is animated.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Whether leading and trailing change sides from right to left. Not asked: frames are mirrored after layout.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// Has the collection view laid out anew.
  open func invalidateLayout() {
    collectionView?.setNeedsLayout()
  }
}
