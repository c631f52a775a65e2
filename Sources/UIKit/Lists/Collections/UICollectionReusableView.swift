import Foundation

/// A view that a collection view can use again for another item: a cell, a header, a footer.
open class UICollectionReusableView: UIView {
  /// Name under which the view is kept for reuse.
  open internal(set) var reuseIdentifier: String?
  /// Kind and name under which a header or footer is kept for reuse; nil for cells.
  var reuseKey: String?

  /// Called before the view is reused. Overrides call super.
  open func prepareForReuse() {}

  /// Called with the attributes that the layout gave the view. Overrides call super.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before the view goes from one layout to another.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Called after the view went from one layout to another.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// The attributes with a size that fits the content, for self-sizing items; unchanged unless a subclass overrides it.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes
  }

  package override var screenRole: ViewRole { .cell }
}
