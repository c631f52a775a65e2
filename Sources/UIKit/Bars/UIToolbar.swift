import Foundation

/// A bar of buttons at the bottom of a screen.
open class UIToolbar: UIView, TextShowing, ControlBar {
  /// The buttons and spaces, in reading order.
  open var items: [UIBarButtonItem]? {
    didSet {
      for item in oldValue ?? [] where item.customView?.superview === self { item.customView?.removeFromSuperview() }
      setNeedsLayout()
    }
  }
  /// Whether the bar is light or dark.
  open var barStyle = UIBarStyle.default
  /// Whether the bar is translucent.
  open var isTranslucent = true
  /// The position of the bar: `bottom` for the toolbar of a navigation controller, whose background extends to the
  /// lower edge of the screen; `any` for other toolbars.
  open internal(set) var barPosition = UIBarPosition.any
  /// Background colour of the bar; `nil` if the appearance or the style decides.
  open var barTintColor: UIColor?

  /// How the bar looks. Inert but for the background colour.
  open var standardAppearance = UIToolbarAppearance()
  /// How the bar looks at the reduced height that it has on phones in landscape. Inert: the value is stored and has no
  /// effect.
  open var compactAppearance: UIToolbarAppearance?
  /// How the bar looks while the content is scrolled to its end. Inert: the value is stored and has no effect.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// The object that decides the position of the bar. Inert: it is never asked.
  open weak var delegate: (any UIToolbarDelegate)?

  /// The background colour that the app has set on the bar or in its standard appearance; `nil` if it has set none.
  package var shownBackground: UIColor? { barTintColor ?? standardAppearance.backgroundColor }

  /// Sets the background image of the bar. Inert: the image is not shown.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {}

  /// Sets the image of the shadow at the bar's edge. Inert: the image is not shown.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {}

  /// Replaces the items, without animation.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }

  /// No width, and a height by the layout policy: on current devices 44 points, or 49 if the bar lies directly above
  /// the area of the home indicator.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }

  private var height: CGFloat {
    var top: UIView = self
    while let above = top.superview { top = above }
    let isOnHomeArea = top.safeAreaInsets.bottom > 20 && !isAboveOtherViews
    let policy = traitCollection.layoutPolicy.bars
    return isOnHomeArea ? policy.toolbarHeightOnHomeArea : policy.toolbarHeight
  }

  /// Whether there was free space between the bar and the lower edge of the safe area when the bar was last laid out,
  /// for example because the bar is above another bar.
  private var isAboveOtherViews = false {
    didSet { if isAboveOtherViews != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Adds the custom views of the items to the bar and sets their frames.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let superview { isAboveOtherViews = frame.maxY < superview.bounds.inset(by: superview.safeAreaInsets).maxY }
    row.install(in: room)
  }

  private var row: BarItemRow { BarItemRow(items: items ?? [], bar: self) }

  /// The rectangle in which the items are placed, in the bar's coordinates: the bounds without the margins. There is no
  /// margin at an end where the outermost item is a fixed space. In a bar 49 points high the rectangle is 54 points
  /// high, so the items are centred lower than in the bar.
  private var room: CGRect {
    let margin: CGFloat = bounds.width > 375 ? traitCollection.layoutPolicy.bars.wideToolbarMargin : 16
    let covered = safeAreaInsets
    let left = covered.left + (items?.first?.systemItem == .fixedSpace ? 0 : margin)
    let right = covered.right + (items?.last?.systemItem == .fixedSpace ? 0 : margin)
    return CGRect(
      x: bounds.minX + left, y: bounds.minY, width: max(0, bounds.width - left - right),
      height: bounds.height == 49 ? 54 : bounds.height)
  }

  /// Frames of all items in the bar's coordinates, in the order of the items.
  public var itemFrames: [CGRect] { row.frames(in: room) }

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
    zip(items ?? [], itemFrames).compactMap { $0.element(at: $1, in: self) }
  }

  override var ownAccessibilityElements: [Any]? { partAccessibilityElements + subviews }

  /// The titles of the buttons, laid out in the bar's coordinates.
  open var textPlacements: [TextPlacement] { row.textPlacements(in: room) }

  package override var screenRole: ViewRole { .bar }
}
