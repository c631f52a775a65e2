import Foundation

/// Decides where the items of a collection view are placed.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
  /// The collection view that uses the layout.
  open internal(set) weak var collectionView: UICollectionView?

  /// Creates a layout. Only layouts of subclasses show items.
  public override init() {}

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Writes the layout into an archive. Subclasses override it to write their properties.
  open func encode(with coder: NSCoder) {}

  /// Called in every layout pass of the collection view, before the layout's attributes are read. Subclasses override
  /// it to compute frames.
  open func prepare() {}

  /// The class of the layout attributes. Inert: never read, because the layout's methods create the attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// Size of the whole content.
  open var collectionViewContentSize: CGSize { .zero }

  /// The layout attributes of items, headers and footers that intersect a rectangle in the coordinates of the content.
  /// Nil unless overridden.
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

  /// Whether a change of the collection view's bounds invalidates the layout. Inert: never called, because every layout
  /// pass prepares the layout again.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// The content offset at which an animated change ends. Inert: nothing is animated.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  /// The content offset at which scrolling with a velocity ends. Inert: never called.
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

  /// Whether the layout is mirrored if the layout direction is right to left. Inert: the collection view always mirrors
  /// the layout's frames then.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// Makes the collection view lay its content out again.
  open func invalidateLayout() {
    collectionView?.setNeedsLayout()
  }
}
