import Foundation

/// A view that a collection view can use again for another item: a cell, a header, a footer.
open class UICollectionReusableView: UIView {
  /// Name under which the view is kept for reuse.
  public internal(set) var reuseIdentifier: String?

  /// Called before the view shows something else.
  open func prepareForReuse() {}

  /// The attributes with a size that fits the content, for self-sizing items; unchanged unless a subclass knows better.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes
  }
}
