import Foundation

/// A row of a list in a collection view: a content view, with accessories at its leading and trailing edges.
open class UICollectionViewListCell: UICollectionViewCell {
  private var accessoryViews: [(accessory: UICellAccessory, view: UIView)] = []

  /// The accessories beside the content view, at each edge in the order from the content view outwards.
  open var accessories: [UICellAccessory] = [] { didSet { accessoriesDidChange() } }
  /// The indentation level of the content.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The indentation per level, in points.
  open var indentationWidth: CGFloat = 16 { didSet { setNeedsLayout() } }
  /// Whether accessories at the leading edge are indented with the content.
  open var indentsAccessories = true
  /// The layout guide of the separator below the row. Inert: separators are not drawn.
  open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }()

  /// The default content configuration of a row, without any content.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  private func accessoriesDidChange() {
    for (_, view) in accessoryViews { view.removeFromSuperview() }
    accessoryViews = accessories.filter(\.isShown).map { ($0, $0.makeView()) }
    for (_, view) in accessoryViews { addSubview(view) }
    setNeedsLayout()
  }

  // MARK: Layout

  private static let accessoryMargin: CGFloat = 16
  private static let accessoryDistance: CGFloat = 12

  /// The width of all accessories at one edge in points, with the distances between them and the margin to the edge.
  private func accessoryWidth(leading: Bool) -> CGFloat {
    let widths = accessoryViews.filter { $0.accessory.isLeading == leading }.map { Self.size(of: $0.view).width }
    guard !widths.isEmpty else { return 0 }
    return Self.accessoryMargin + widths.reduce(0, +) + Self.accessoryDistance * CGFloat(widths.count - 1)
  }

  private static func size(of view: UIView) -> CGSize {
    let natural = view.intrinsicContentSize
    return CGSize(
      width: natural.width >= 0 ? natural.width : view.bounds.width,
      height: natural.height >= 0 ? natural.height : view.bounds.height)
  }

  private var contentInsets: (leading: CGFloat, trailing: CGFloat) {
    (CGFloat(indentationLevel) * indentationWidth + accessoryWidth(leading: true), accessoryWidth(leading: false))
  }

  /// Sets the frames of the accessories, and of the content view, which fills the space that accessories and
  /// indentation leave.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let insets = contentInsets
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, x: CGFloat, y: CGFloat, size: CGSize) {
      view.frame = CGRect(
        x: mirrored ? bounds.width - x - size.width : x, y: y, width: size.width, height: size.height)
    }
    place(
      contentView, x: insets.leading, y: 0,
      size: CGSize(width: max(0, bounds.width - insets.leading - insets.trailing), height: bounds.height))
    var leading = Self.accessoryMargin
    var trailing = bounds.width - Self.accessoryMargin
    for (accessory, view) in accessoryViews.reversed() {
      let size = Self.size(of: view)
      if !accessory.isLeading { trailing -= size.width }
      place(view, x: accessory.isLeading ? leading : trailing, y: (bounds.height - size.height) / 2, size: size)
      if accessory.isLeading {
        leading += size.width + Self.accessoryDistance
      } else {
        trailing -= Self.accessoryDistance
      }
    }
    // The superclass laid out the content view with the width of the whole cell, so it is laid out again.
    contentView.layoutIfNeeded()
  }

  /// Returns attributes whose height follows the row's content. The width is unchanged.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    updateConfigurationIfNeeded()
    let insets = contentInsets
    let fitting = contentView.systemLayoutSizeFitting(
      CGSize(width: max(0, layoutAttributes.size.width - insets.leading - insets.trailing), height: 0),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    let attributes = layoutAttributes.copied()
    let accessoryHeight = accessoryViews.map { Self.size(of: $0.view).height }.max() ?? 0
    attributes.size.height = max(fitting.height, accessoryHeight)
    return attributes
  }
}
