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
  /// Light or dark look.
  open var barStyle = UIBarStyle.default
  /// Whether the bar is translucent.
  open var isTranslucent = true
  /// Where the bar is: at the bottom in a navigation controller, where its background reaches the edge of the screen.
  open internal(set) var barPosition = UIBarPosition.any
  /// Colour of the bar; nil for the style's.
  open var barTintColor: UIColor?

  /// How the bar looks. Inert but for the colour behind the bar.
  open var standardAppearance = UIToolbarAppearance()
  /// How low bars look. Inert: the value is stored and has no effect.
  open var compactAppearance: UIToolbarAppearance?
  /// How the bar looks while content is not scrolled. Inert: the value is stored and has no effect.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// Decides the position of the bar. Inert: it is never asked.
  open weak var delegate: (any UIToolbarDelegate)?

  /// The colour behind the bar, where one is stated.
  package var shownBackground: UIColor? { barTintColor ?? standardAppearance.backgroundColor }

  /// Sets the image behind the bar. Inert: it is not shown.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {}

  /// Sets the image at the edge. Inert: it is not shown.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {}

  /// Replaces the items, without animation.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }

  /// Only a height: 44 points, or 49 if the bar lies directly above the area of the home indicator.
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

  /// Whether the bar was last laid out with room below it, like a bar on top of another bar.
  private var isAboveOtherViews = false {
    didSet { if isAboveOtherViews != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Places custom views among the buttons.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let superview { isAboveOtherViews = frame.maxY < superview.bounds.inset(by: superview.safeAreaInsets).maxY }
    row.install(in: room)
  }

  private var row: BarItemRow { BarItemRow(items: items ?? [], bar: self) }

  /// The room between the margins. A space of fixed width at an end takes the margin's place; the items of 49-point
  /// bars are centred as in one of 54.
  private var room: CGRect {
    let margin: CGFloat = bounds.width > 375 ? traitCollection.layoutPolicy.bars.wideToolbarMargin : 16
    let covered = safeAreaInsets
    let left = covered.left + (items?.first?.systemItem == .fixedSpace ? 0 : margin)
    let right = covered.right + (items?.last?.systemItem == .fixedSpace ? 0 : margin)
    return CGRect(
      x: bounds.minX + left, y: bounds.minY, width: max(0, bounds.width - left - right),
      height: bounds.height == 49 ? 54 : bounds.height)
  }

  /// Frames of the items in the bar's coordinates.
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

  /// The placed titles of the buttons.
  open var textPlacements: [TextPlacement] { row.textPlacements(in: room) }

  package override var screenRole: ViewRole { .bar }
}
