import Foundation
import Typesetting

/// A bar at the top of a screen: a title between buttons, on request with a line of text (the prompt) above them and a
/// large title below them.
open class UINavigationBar: UIView, TextShowing {
  /// The stack of items; the last one is shown.
  open var items: [UINavigationItem]? { didSet { setNeedsLayout() } }
  /// The last item of the stack, which is shown; `nil` if the stack is empty.
  open var topItem: UINavigationItem? { items?.last }
  /// The item below the top item, to which the back button leads; nil if there is none.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// Whether titles are shown large, unless their items forbid it.
  open var prefersLargeTitles = false { didSet { invalidateIntrinsicContentSize() } }
  /// Whether the bar is light or dark.
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  /// The position of the bar: `topAttached` for the bar of a navigation controller, whose background extends to the
  /// upper edge of the screen; `any` for other bars.
  open internal(set) var barPosition = UIBarPosition.any
  /// Background colour of the bar; `nil` if the appearance or the style decides.
  open var barTintColor: UIColor?
  /// Font and colour of the title, by the keys `font` and `foregroundColor`. They win over those of the appearance.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// Font and colour of the large title, by the keys `font` and `foregroundColor`. They win over those of the
  /// appearance.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

  /// How the bar looks. Inert but for the fonts and colours of titles and the background colour.
  open var standardAppearance = UINavigationBarAppearance() { didSet { setNeedsLayout() } }
  /// How the bar looks at the reduced height that it has on phones in landscape. Inert: the value is stored and has no
  /// effect.
  open var compactAppearance: UINavigationBarAppearance?
  /// How the bar looks while the content is scrolled to the top; `nil` for the standard appearance. Inert but for the
  /// fonts and colours of titles and the background colour.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { setNeedsLayout() } }
  /// How the bar looks at the reduced height that it has on phones in landscape, while the content is scrolled to the
  /// top. Inert: the value is stored and has no effect.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// Image of the shadow at the lower edge. Inert: the value is stored and has no effect.
  open var shadowImage: UIImage?
  /// The image beside the title of the back button; `nil` for a chevron. Inert: the value is stored and has no effect.
  open var backIndicatorImage: UIImage?
  /// The mask of the back button's image during a push or pop. Inert: the value is stored and has no effect.
  open var backIndicatorTransitionMaskImage: UIImage?
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]

  /// Sets the image behind the bar. Inert: the value is stored and has no effect.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
  }

  /// Sets the image behind the bar for a position of the bar. Inert: the value is stored and has no effect.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgroundImages[barMetrics] = backgroundImage
  }

  /// The image behind the bar. Inert: the value is stored and has no effect.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

  /// Sets the vertical displacement of the title. Inert: the title is not moved.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}

  /// The appearance that is drawn: the scroll edge appearance if there is one, because screens are drawn with their
  /// content scrolled to the top. The top item's appearances win over those of the bar.
  private var shownAppearance: UINavigationBarAppearance {
    topItem?.scrollEdgeAppearance ?? topItem?.standardAppearance ?? scrollEdgeAppearance ?? standardAppearance
  }

  /// The background colour that is drawn; `nil` if the app has set none.
  ///
  /// From iOS 15 on, a standard appearance has no effect on the background while the content is scrolled to the top.
  /// Screens are always drawn in this state.
  package var shownBackground: UIColor? {
    if let barTintColor { return barTintColor }
    let atRest = topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
    if atRest == nil, !traitCollection.layoutPolicy.bars.fillsNavigationBarsAtRest { return nil }
    return shownAppearance.backgroundColor
  }

  private var smallTitleAttributes: [NSAttributedString.Key: Any] {
    shownAppearance.titleTextAttributes.merging(titleTextAttributes ?? [:]) { stated, _ in stated }
  }

  private var largeTitleAttributes: [NSAttributedString.Key: Any] {
    shownAppearance.largeTitleTextAttributes.merging(largeTitleTextAttributes ?? [:]) { stated, _ in stated }
  }

  /// Pushes an item, without animation.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    items = (items ?? []) + [item]
  }

  /// Replaces the items, without animation.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    self.items = items
  }

  private var policy: LayoutPolicy.Bars { traitCollection.layoutPolicy.bars }

  /// Height in points of the part of the bar that holds the title and the buttons.
  private var rowHeight: CGFloat { policy.navigationBarHeight }
  private var promptHeight: CGFloat { topItem?.prompt == nil ? 0 : 30 }

  /// Whether the top item's title is shown large.
  public var showsLargeTitle: Bool {
    prefersLargeTitles && topItem?.largeTitleDisplayMode != .never
  }

  /// No width, and a height by the layout policy: on current devices 44 points for the title and buttons, 30 more for a
  /// prompt, and 52 more for a large title.
  open override var intrinsicContentSize: CGSize {
    let large = showsLargeTitle ? policy.largeTitleHeight : 0
    return CGSize(width: UIView.noIntrinsicMetric, height: rowHeight + promptHeight + large)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  // MARK: Layout

  /// The title view and the custom views that the last layout has added to the bar.
  private var installedViews: [UIView] = []

  /// Adds the title view and the custom views of the top item's buttons to the bar and sets their frames. Removes those
  /// of an item that is not the top item any more.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let views = topItem.map(views(of:)) ?? []
    for view in installedViews where view.superview === self && !views.contains(view) { view.removeFromSuperview() }
    installedViews = views
    guard let item = topItem else { return }
    leftRow(of: item).install(in: sideRoom(leftRow(of: item), leading: true))
    rightRow(of: item).install(in: sideRoom(rightRow(of: item), leading: false))
    guard let view = item.titleView else { return }
    if view.superview !== self { addSubview(view) }
    view.frame = titleFrame(for: leftRow(of: item).size(of: view))
  }

  private func views(of item: UINavigationItem) -> [UIView] {
    let buttons = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
    return buttons.compactMap(\.customView) + [item.titleView].compactMap(\.self)
  }

  private var row: CGRect {
    let large = showsLargeTitle ? policy.largeTitleHeight : 0
    let rowHeight = max(0, min(rowHeight, bounds.height - promptHeight))
    let top = max(bounds.minY + promptHeight, bounds.maxY - large - rowHeight)
    let height = min(policy.navigationItemHeight, rowHeight)
    return CGRect(x: bounds.minX, y: top, width: bounds.width, height: height)
  }

  /// The distance in points from the bar's left or right edge to the items at that edge. If the safe area is inset at
  /// that edge, as beside a notch, the distance is the inset plus 16. Otherwise it is 20, or 16 in bars up to 375
  /// points wide.
  private func margin(atLeft: Bool) -> CGFloat {
    let covered = atLeft ? safeAreaInsets.left : safeAreaInsets.right
    return covered > 0 ? covered + 16 : bounds.width > 375 ? 20 : 16
  }

  private func leftRow(of item: UINavigationItem) -> BarItemRow {
    BarItemRow(items: item.leftBarButtonItems ?? [], bar: self)
  }

  private func rightRow(of item: UINavigationItem) -> BarItemRow {
    BarItemRow(items: (item.rightBarButtonItems ?? []).reversed(), bar: self)
  }

  /// The rectangle of the items at one end of the bar, in the bar's coordinates. It is as wide as the items need.
  private func sideRoom(_ items: BarItemRow, leading: Bool) -> CGRect {
    let width = items.naturalWidth
    let atLeft = leading == (effectiveUserInterfaceLayoutDirection == .leftToRight)
    let x = atLeft ? row.minX + margin(atLeft: true) : row.maxX - margin(atLeft: false) - width
    return CGRect(x: x, y: row.minY, width: width, height: row.height)
  }

  /// The frame of a title of the given size, in the bar's coordinates: centred in the bar, but moved and narrowed so
  /// that it stays 8 points away from the buttons.
  private func titleFrame(for size: CGSize) -> CGRect {
    guard let item = topItem else { return .zero }
    var left = row.minX + margin(atLeft: true)
    var right = row.maxX - margin(atLeft: false)
    for side in [sideRoom(leftRow(of: item), leading: true), sideRoom(rightRow(of: item), leading: false)]
    where side.width > 0 {
      if side.midX < row.midX { left = max(left, side.maxX + 8) } else { right = min(right, side.minX - 8) }
    }
    let grid = PixelGrid(scale: traitCollection.displayScale)
    let width = max(0, min(size.width, right - left))
    let x = min(max(row.midX - width / 2, left), right - width)
    let height = min(size.height, row.height)
    return CGRect(
      x: grid.nearest(x), y: grid.nearest(row.minY + (row.height - height) / 2), width: width, height: height)
  }

  /// The buttons and spaces of the top item with their frames in the bar's coordinates, from left to right at each end.
  public var itemFrames: [(item: UIBarButtonItem, frame: CGRect)] {
    guard let item = topItem else { return [] }
    return [(leftRow(of: item), true), (rightRow(of: item), false)].flatMap { row, leading in
      zip(row.items, row.frames(in: sideRoom(row, leading: leading))).map { (item: $0, frame: $1) }
    }
  }

  // MARK: Touches

  /// Called when the back button was tapped. The navigation controller sets it, to pop its top controller.
  var backWasTapped: (() -> Void)?

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
    let buttons = itemFrames.compactMap { $0.item.element(at: $0.frame, in: self) }
    return (backElement.map { [$0] } ?? []) + buttons
  }

  /// The back button as an element that can be tapped, from the edge of the bar to the end of the button's title. `nil`
  /// if there is no item to go back to, if the top item hides the button, or if it has buttons at the leading end.
  private var backElement: InnerElement? {
    guard let item = topItem, let back = backItem, !item.hidesBackButton, (item.leftBarButtonItems ?? []).isEmpty else {
      return nil
    }
    let title = back.backButtonTitle ?? back.title ?? "Back"
    let words = BarText(view: self).setting(title, font: .systemFont(ofSize: 17), color: .label).naturalSize().width
    // The chevron takes 28 points.
    let width = min(row.width / 2, 28 + words.rounded(.up))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let frame = CGRect(x: isMirrored ? row.maxX - width : row.minX, y: row.minY, width: width, height: row.height)
    return InnerElement(label: title, frame: frame, traits: [.button, .backButton]) { [weak self] in
      self?.backWasTapped?()
    }
  }

  // MARK: Accessibility

  /// The back button, the title as a heading, and the buttons.
  override var accessibilityParts: [InnerElement] {
    let parts = innerElements
    guard let item = topItem, let title = item.title, item.titleView == nil,
      let placement = showsLargeTitle ? largeTitle(title) : smallTitle(title)
    else { return parts }
    let room = placement.room
    let height = placement.layout.height
    let heading = InnerElement(
      label: title, frame: CGRect(x: room.minX, y: room.midY - height / 2, width: room.width, height: height),
      traits: .header)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let before = parts.prefix { showsLargeTitle || ($0.frame.midX < room.midX) != isMirrored }
    return before + [heading] + parts.dropFirst(before.count)
  }

  override var ownAccessibilityElements: [Any]? { partAccessibilityElements + subviews }

  // MARK: Asking about the text

  /// The prompt, the title and the titles of buttons, laid out in the bar's coordinates.
  open var textPlacements: [TextPlacement] {
    guard let item = topItem else { return [] }
    let text = BarText(view: self)
    var placements: [TextPlacement?] = []
    if let prompt = item.prompt {
      let room = roomBetweenMargins(y: bounds.minY, height: 30)
      placements.append(text.place(text.setting(prompt, size: 13, color: .label), in: room))
    }
    placements += leftRow(of: item).textPlacements(in: sideRoom(leftRow(of: item), leading: true))
    if let title = item.title, item.titleView == nil {
      placements.append(showsLargeTitle ? largeTitle(title) : smallTitle(title))
    }
    placements += rightRow(of: item).textPlacements(in: sideRoom(rightRow(of: item), leading: false))
    return placements.compactMap { $0 }
  }

  private func smallTitle(_ title: String) -> TextPlacement? {
    let font = smallTitleAttributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
    let color = smallTitleAttributes[.foregroundColor] as? UIColor ?? defaultTitleColor
    let text = BarText(view: self)
    let setting = text.setting(title, font: font, color: color)
    let natural = setting.naturalSize()
    return text.place(setting, in: titleFrame(for: CGSize(width: natural.width.rounded(.up), height: row.height)))
  }

  private func largeTitle(_ title: String) -> TextPlacement? {
    let font = largeTitleAttributes[.font] as? UIFont ?? .systemFont(ofSize: 34, weight: .bold)
    let color = largeTitleAttributes[.foregroundColor] as? UIColor ?? defaultTitleColor
    let text = BarText(view: self)
    let room = roomBetweenMargins(y: row.maxY, height: max(0, bounds.maxY - row.maxY - 8))
    return text.place(text.setting(title, font: font, color: color, alignment: .natural), in: room)
  }

  private func roomBetweenMargins(y: CGFloat, height: CGFloat) -> CGRect {
    let (left, right) = (margin(atLeft: true), margin(atLeft: false))
    return CGRect(x: bounds.minX + left, y: y, width: max(0, bounds.width - left - right), height: height)
  }

  private var defaultTitleColor: UIColor { barStyle == .black ? .white : .label }

  package override var screenRole: ViewRole { .bar }
}
