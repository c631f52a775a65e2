import Foundation

/// The settings of a whole compositional layout.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The axis along which sections follow each other and the collection view scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole layout. Inert: they are not shown.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The edges from which insets are measured. Inert: always the edges of the content.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  public override init() {}
}
