import Foundation

/// A bar of tabs at the bottom of a screen.
open class UITabBar: UIView, TextShowing {
  /// The tabs, in reading order.
  open var items: [UITabBarItem]? { didSet { setNeedsLayout() } }
  /// The chosen tab.
  open var selectedItem: UITabBarItem?
  /// Light or dark.
  open var barStyle = UIBarStyle.default
  /// Whether content shines through.
  open var isTranslucent = true
  /// Colour of the bar; nil for the style's.
  open var barTintColor: UIColor?
  /// Colour of tabs that aren't chosen; nil for grey.
  open var unselectedItemTintColor: UIColor?

  /// Only a height.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: traitCollection.layoutPolicy.bars.tabBarHeight)
  }

  /// The given width and the fixed height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  /// Frames of the tabs in the bar's coordinates: equal parts of the width, in the upper 49 points.
  public var itemFrames: [CGRect] {
    let count = items?.count ?? 0
    guard count > 0 else { return [] }
    let width = bounds.width / CGFloat(count)
    let height = min(bounds.height, traitCollection.layoutPolicy.bars.tabBarHeight)
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return (0..<count).map {
      CGRect(
        x: bounds.minX + width * CGFloat(mirrored ? count - 1 - $0 : $0), y: bounds.minY, width: width, height: height)
    }
  }

  /// Titles of the tabs where they stand: 10 points, the last 14 points of the height.
  open var textPlacements: [TextPlacement] {
    let text = BarText(view: self)
    return zip(items ?? [], itemFrames).compactMap { item, frame in
      guard let title = item.shownTitle else { return nil }
      let color = item === selectedItem ? tintColor ?? .systemBlue : unselectedItemTintColor ?? .systemGray
      let room = CGRect(x: frame.minX + 2, y: frame.maxY - 15, width: max(0, frame.width - 4), height: 13)
      return text.place(text.setting(title, size: 10, weight: .medium, color: color), in: room)
    }
  }
}
