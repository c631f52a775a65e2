import Foundation

/// The settings of a whole compositional layout.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The axis along which sections follow each other.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance between sections.
  open var interSectionSpacing: CGFloat = 0
  /// Views at the edges of the layout. Inert: they are not shown.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The edges from which insets are measured. Inert: always those of the content.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  public override init() {}
}
