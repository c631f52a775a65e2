import Foundation

/// Decides where the items of a collection view are placed.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
  /// The collection view that uses the layout.
  open internal(set) weak var collectionView: UICollectionView?

  /// A layout that shows nothing.
  public override init() {}

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Writes the layout into an archive; subclasses add their measures.
  open func encode(with coder: NSCoder) {}

  /// Called after data or bounds changed, before the layout's attributes are read.
  open func prepare() {}

  /// The class of attributes that a subclass of the layout makes. Inert: the layout's own methods make them.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// Size of the whole content.
  open var collectionViewContentSize: CGSize { .zero }

  /// The layout attributes of everything in a rectangle of the content, in the order of the data.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// The layout attributes of a supplementary view such as a header.
  open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// The attributes of a decoration view. Inert: decoration views are not shown.
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// Whether other bounds of the collection view need another layout. Inert: every layout pass prepares it again.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// The content offset at which an animated change ends. Inert: nothing is animated.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  /// The content offset at which scrolling with a velocity ends. Inert: no touch leads to it.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    targetContentOffset(forProposedContentOffset: proposedContentOffset)
  }

  /// The attributes from which an inserted item is animated. Inert: nothing is animated.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// The attributes to which a deleted item is animated. Inert: nothing is animated.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Whether the layout mirrors its horizontal axis from right to left. Inert: frames are always mirrored after layout.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// Makes the collection view lay its content out again.
  open func invalidateLayout() {
    collectionView?.setNeedsLayout()
  }
}
