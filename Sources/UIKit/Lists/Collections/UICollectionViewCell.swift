import Foundation

/// An item of a collection view. The content view fills it.
open class UICollectionViewCell: UICollectionReusableView {
  /// What a tap on the item does before the delegate learns of it: the segue that starts at the cell.
  package final var performsSegue: (@MainActor (UICollectionViewCell) -> Void)?

  /// Where all content belongs.
  public let contentView = UIView(frame: .zero)
  /// The size at which a document shows the item as a prototype, in points; `nil` for that of the layout.
  public var prototypeSize: CGSize?
  /// Whether the item is chosen.
  open var isSelected = false
  /// Whether the item is touched.
  open var isHighlighted = false
  /// A view behind the content.
  open var backgroundView: UIView? {
    didSet {
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  /// Creates an item without content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    addSubview(contentView)
  }

  /// Restores an item from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
    _ = isMade(by: coder, as: UICollectionViewCell.self)
  }

  /// Lets the content view and the background fill the item.
  open override func layoutSubviews() {
    contentView.frame = bounds
    backgroundView?.frame = bounds
    super.layoutSubviews()
  }

  /// The size that the constraints give the content.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  /// The size that `systemLayoutSizeFitting(_:)` gives, on an axis where it gives one.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let attributes = layoutAttributes.copied()
    if fitting.width > 0 { attributes.size.width = fitting.width }
    if fitting.height > 0 { attributes.size.height = fitting.height }
    return attributes
  }
}
