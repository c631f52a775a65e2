import Foundation

/// A view that a collection view can reuse for another item or section: a cell, a header or a footer.
open class UICollectionReusableView: UIView {
  /// The identifier for which the collection view reuses the view.
  open internal(set) var reuseIdentifier: String?
  /// Element kind and reuse identifier of a header or footer, under which it is kept for reuse; nil for cells.
  var reuseKey: String?

  /// Called before the view is reused. Overrides call super.
  open func prepareForReuse() {}

  /// Called with the attributes that the layout gave the view. Overrides call super.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before the collection view changes its layout while the view is visible.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Called after the collection view changed its layout while the view is visible.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Returns the layout's attributes with a size that fits the content. It is called for self-sizing items. Unless
  /// overridden, it returns them unchanged.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes
  }

  package override var screenRole: ViewRole { .cell }
}
