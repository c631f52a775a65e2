import Foundation

/// A bar of tabs at the bottom of a screen.
open class UITabBar: UIView, TextShowing {
  /// The tabs, in reading order.
  open var items: [UITabBarItem]? { didSet { setNeedsLayout() } }
  open var selectedItem: UITabBarItem?
  /// Whether the bar is light or dark.
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  /// Background colour of the bar; `nil` if the appearance or the style decides.
  open var barTintColor: UIColor?
  /// Colour of tabs that aren't selected; nil for grey.
  open var unselectedItemTintColor: UIColor?

  /// How the bar looks. Inert but for the background colour.
  open var standardAppearance = UITabBarAppearance()
  /// How the bar looks while the content is scrolled to its end. Inert: screens are drawn with their content scrolled
  /// to the top.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// Image behind the bar. Inert: the value is stored and has no effect.
  open var backgroundImage: UIImage?
  /// Image of the shadow at the upper edge. Inert: the value is stored and has no effect.
  open var shadowImage: UIImage?
  /// Image behind the selected tab. Inert: the value is stored and has no effect.
  open var selectionIndicatorImage: UIImage?
  /// How tabs are distributed over the width. Inert: all tabs have the same width and fill the bar.
  open var itemPositioning = ItemPositioning.automatic
  /// Width of each tab, if tabs are centred. Inert: all tabs have the same width and fill the bar.
  open var itemWidth: CGFloat = 0
  /// Distance between tabs, if they are centred. Inert: all tabs have the same width and fill the bar.
  open var itemSpacing: CGFloat = 0
  /// The object that is informed when the user selects a tab.
  open weak var delegate: (any UITabBarDelegate)?

  /// The background colour that the app has set on the bar or in its standard appearance; `nil` if it has set none.
  package var shownBackground: UIColor? { barTintColor ?? standardAppearance.backgroundColor }

  /// How tabs are distributed over the width.
  public enum ItemPositioning: Int, Hashable, Sendable {
    case automatic, fill, centered
  }

  /// Replaces the tabs, without animation.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    self.items = items
  }

  /// No width, and a height by the layout policy: on current devices 49 points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: traitCollection.layoutPolicy.bars.tabBarHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  /// Frames of the tabs in the bar's coordinates, in the order of the items. Each tab has an equal part of the width,
  /// without 2 points at either side. It reaches from 1 point below the upper edge of the bar to the height of a tab
  /// bar, on current devices 49 points. Left and right edges are rounded to whole points.
  public var itemFrames: [CGRect] {
    let count = items?.count ?? 0
    guard count > 0 else { return [] }
    let width = bounds.width / CGFloat(count)
    let height = min(bounds.height, traitCollection.layoutPolicy.bars.tabBarHeight)
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return (0..<count).map {
      let left = width * CGFloat(mirrored ? count - 1 - $0 : $0)
      let (start, end) = ((left + 2).rounded(), (left + width - 2).rounded())
      return CGRect(
        x: bounds.minX + start, y: bounds.minY + 1, width: max(0, end - start), height: max(0, height - 1))
    }
  }

  /// Called with the index of a tab that was tapped. The tab bar controller sets it, and then selects the tab itself.
  /// If it is `nil`, the bar selects the tab.
  var tabWasTapped: ((Int) -> Void)?

  private var barTouch = BarTouch()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !barTouch.begin(touches, in: self) { super.touchesBegan(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let tap = barTouch.end(touches, in: self) { tap() } else { super.touchesEnded(touches, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    barTouch.cancel()
    super.touchesCancelled(touches, with: event)
  }

  package override var innerElements: [InnerElement] {
    zip(items ?? [], itemFrames).enumerated().map { index, tab in
      InnerElement(
        label: tab.0.accessibilityLabel ?? tab.0.shownTitle, identifier: tab.0.accessibilityIdentifier, frame: tab.1,
        isEnabled: tab.0.isEnabled,
        traits: tab.0 === selectedItem ? [.button, .tabBarItem, .selected] : [.button, .tabBarItem],
        value: tab.0.accessibilityValue ?? tab.0.spokenBadge, hint: tab.0.accessibilityHint
      ) { [weak self] in self?.tap(tab.0, at: index) }
    }
  }

  override var ownAccessibilityTraits: UIAccessibilityTraits { .tabBar }
  override var ownAccessibilityElements: [Any]? { partAccessibilityElements }

  private func tap(_ item: UITabBarItem, at index: Int) {
    if let tabWasTapped { tabWasTapped(index) } else { selectedItem = item }
    delegate?.tabBar(self, didSelect: item)
  }

  /// The titles of the tabs, laid out in the bar's coordinates: with a font size of 10 points, in the lowest part of
  /// each tab.
  open var textPlacements: [TextPlacement] {
    let text = BarText(view: self)
    return zip(items ?? [], itemFrames).compactMap { item, frame in
      guard let title = item.shownTitle else { return nil }
      let color = item === selectedItem ? tintColor ?? .systemBlue : unselectedItemTintColor ?? .systemGray
      let room = CGRect(x: frame.minX, y: frame.maxY - 14, width: frame.width, height: 13)
      return text.place(text.setting(title, size: 10, weight: .medium, color: color), in: room)
    }
  }

  package override var screenRole: ViewRole { .bar }
}
