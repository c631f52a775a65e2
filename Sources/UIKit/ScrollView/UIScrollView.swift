/// Shows a part of content that may be larger than itself.
///
/// Constraints of subviews to the edges of the scroll view refer to the content: they place views in content
/// coordinates and decide the content size. Constraints to its width, height and centre refer to its frame.
open class UIScrollView: UIView, ScrollableContent {
  /// The size of the content in points, which constraints or code set.
  open var contentSize = CGSize.zero {
    didSet {
      contentSizeDidChange()
      tellObservers("contentSize")
    }
  }
  override func observableValue(forKey key: String) -> Any? {
    switch key {
    case "contentSize": contentSize
    case "contentOffset": contentOffset
    default: super.observableValue(forKey: key)
    }
  }

  /// The point of the content that is shown at the top left corner of the view. It is the origin of `bounds`.
  open var contentOffset: CGPoint {
    get { boundsOrigin }
    set { if newValue != boundsOrigin { bounds.origin = newValue } }
  }
  /// The visible part, in content coordinates. The next layout pass calls `layoutSubviews()` after its origin changed.
  open override var bounds: CGRect {
    didSet {
      guard bounds.origin != oldValue.origin else { return }
      setNeedsLayout()
      tellObservers("contentOffset")
      scrollDelegate?.scrollViewDidScroll(self)
    }
  }
  /// The delegate. Apps use it as `delegate`, whose type is narrower in subclasses, such as `UITableViewDelegate` in
  /// tables.
  weak var scrollDelegate: (any UIScrollViewDelegate)?
  /// Distances by which the scrollable area extends beyond the content, in points.
  open var contentInset = UIEdgeInsets.zero { didSet { announceAdjustedInset() } }
  /// When the safe area is added to `contentInset`.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet {
      forgetSafeArea()
      announceAdjustedInset()
    }
  }
  /// Insets of both scroll indicators, in points.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// Insets of the vertical scroll indicator, in points. Inert: indicators are not drawn.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Insets of the horizontal scroll indicator, in points. Inert: indicators are not drawn.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether fingers can scroll the content.
  ///
  /// The content follows the finger up to the ends of the content. When the finger is lifted, the content moves to the
  /// end of its deceleration within the same event.
  open var isScrollEnabled = true
  /// Whether scrolling stops at pages as large as the bounds.
  open var isPagingEnabled = false
  /// Whether the content can be dragged beyond its ends and then springs back. The content always stops at its ends
  /// here, but without bouncing, `alwaysBounceVertical` and `alwaysBounceHorizontal` have no effect on drags.
  open var bounces = true
  /// Whether content that is not higher than the view can be dragged vertically. A drag is recognised but moves
  /// nothing, since the content stops at its ends. If set, content that fits counts as scrolled below the bars at the
  /// top; otherwise the margins of its views may include the top safe area.
  open var alwaysBounceVertical = false
  /// Whether content that is not wider than the view can be dragged horizontally. A drag is recognised but moves
  /// nothing, since the content stops at its ends.
  open var alwaysBounceHorizontal = false
  /// Whether a scroll indicator shows the vertical position. Inert: indicators are not drawn.
  open var showsVerticalScrollIndicator = true
  /// Whether a scroll indicator shows the horizontal position. Inert: indicators are not drawn.
  open var showsHorizontalScrollIndicator = true
  /// Whether a drag scrolls along one axis only. Inert: the value is stored and has no effect.
  open var isDirectionalLockEnabled = false
  /// The smallest scale to which the content can be zoomed.
  open var minimumZoomScale: CGFloat = 1
  /// The largest scale to which the content can be zoomed.
  open var maximumZoomScale: CGFloat = 1
  /// Whether zooming beyond the smallest and largest scale springs back. Inert: fingers do not zoom.
  open var bouncesZoom = true
  /// Whether touches are delayed until it is clear that they do not scroll. Content views then get a touch only when
  /// the finger rests for a moment or is lifted.
  open var delaysContentTouches = true
  /// Whether a finger whose touch was already delivered to a content view can still scroll.
  open var canCancelContentTouches = true
  /// How fast scrolling slows down after a drag.
  open var decelerationRate = DecelerationRate.normal
  /// Whether a tap on the status bar scrolls to the top. Inert: there is no status bar.
  open var scrollsToTop = true
  /// The colour of the scroll indicators. Inert: pictures have no indicators.
  open var indicatorStyle = IndicatorStyle.default
  /// Whether safe areas move the scroll indicators. Inert: pictures have no indicators.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Whether zooming has gone beyond the limits: no, because fingers do not zoom.
  open var isZoomBouncing: Bool { false }
  /// Whether scrolling hides the keyboard. Inert: there is no keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// The gesture recognizer for drags that scroll.
  open var panGestureRecognizer: UIPanGestureRecognizer { dragging }
  private(set) lazy var dragging = ScrollPan(of: self)
  override var systemGestureRecognizers: [UIGestureRecognizer] { isScrollEnabled ? [dragging] : [] }

  /// Whether a finger drags the content.
  open var isDragging: Bool { dragging.isDragging }
  /// Whether a finger is on the content.
  open var isTracking: Bool { !dragging.touches.isEmpty }
  /// Whether the content is decelerating after a drag.
  open var isDecelerating: Bool { dragging.isDecelerating }

  /// The refresh control above the content. Apps use it as `refreshControl`, which has the type `UIRefreshControl?`.
  var refreshView: UIView? {
    didSet {
      guard refreshView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshView { insertSubview(refreshView, at: 0) }
    }
  }

  /// The y coordinate, in content coordinates, at which rows or items from a storyboard or xib start. Canvases of old
  /// releases of Interface Builder place them below the bars this way, instead of scrolling them there. 0 in apps.
  public var documentContentTop: CGFloat = 0 {
    didSet {
      guard documentContentTop != oldValue else { return }
      rest(in: announcedInset, insteadOf: restingOffset(in: announcedInset, contentTop: oldValue))
      setNeedsLayout()
    }
  }

  /// The guide whose rectangle is the whole content. Constraints to it decide the content size.
  open var contentLayoutGuide: UILayoutGuide { contentGuide }
  /// The guide whose rectangle is the frame of the scroll view; it does not scroll.
  open var frameLayoutGuide: UILayoutGuide { frameGuide }

  private lazy var contentGuide = makeGuide(.scrollContent, "UIScrollView-contentLayoutGuide")
  private lazy var frameGuide = makeGuide(.scrollFrame, "UIScrollView-frameLayoutGuide")

  /// When the safe area is added to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    /// Along axes that scroll, with exceptions for content that fits.
    case automatic = 0
    /// Along axes on which the content is larger than the view or bounces.
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
    _ = isMade(by: coder, as: UIScrollView.self)
  }

  /// `contentInset`, plus the top and bottom safe area unless `contentInsetAdjustmentBehavior` is `never`.
  open var adjustedContentInset: UIEdgeInsets {
    guard contentInsetAdjustmentBehavior != .never else { return contentInset }
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: contentInset.top + safe.top, left: contentInset.left, bottom: contentInset.bottom + safe.bottom,
      right: contentInset.right)
  }

  /// Called after `adjustedContentInset` changed: at once if `contentInset` was set, and during the layout pass if the
  /// safe area changed.
  open func adjustedContentInsetDidChange() {}

  private var announcedInset = UIEdgeInsets.zero

  private func announceAdjustedInset() {
    let inset = adjustedContentInset
    guard inset != announcedInset else { return }
    let rest = restingOffset(in: announcedInset, contentTop: documentContentTop)
    announcedInset = inset
    self.rest(in: inset, insteadOf: rest)
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Whether the content has not been scrolled: it begins at the top left, beside the adjusted content insets.
  var isAtRest: Bool { contentOffset == restingOffset(in: announcedInset, contentTop: documentContentTop) }

  /// The content offset of a scroll view that has not been scrolled: the content begins below the bars. If the canvas
  /// has placed the rows of a list below them (`contentTop`), nothing is left to move.
  private func restingOffset(in insets: UIEdgeInsets, contentTop: CGFloat) -> CGPoint {
    CGPoint(x: -insets.left, y: contentTop > 0 ? 0 : -insets.top)
  }

  /// Moves content that has not been scrolled with its insets, as UIKit does.
  private func rest(in insets: UIEdgeInsets, insteadOf place: CGPoint) {
    if contentOffset == place { contentOffset = restingOffset(in: insets, contentTop: documentContentTop) }
  }

  override func safeAreaDidChange() {
    super.safeAreaDidChange()
    announceAdjustedInset()
  }

  /// Scrolls by the least distance that shows a rectangle of the content, as far as the content reaches.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let insets = adjustedContentInset
    let room = bounds.inset(by: insets)
    var offset = contentOffset
    offset.x += Self.shift(from: (room.minX, room.maxX), to: (rect.minX, rect.maxX))
    offset.y += Self.shift(from: (room.minY, room.maxY), to: (rect.minY, rect.maxY))
    setContentOffset(reachable(offset), animated: animated)
  }

  /// The content offset that is nearest to `offset` and does not scroll beyond the content and its insets.
  func reachable(_ offset: CGPoint) -> CGPoint {
    let insets = adjustedContentInset
    return CGPoint(
      x: max(-insets.left, min(offset.x, contentSize.width + insets.right - bounds.width)),
      y: max(-insets.top, min(offset.y, contentSize.height + insets.bottom - bounds.height)))
  }

  /// The distance by which the visible range (`room`) has to move along an axis to contain `span`. If `span` is longer
  /// than the range, its start moves to the start of the range.
  private static func shift(from room: (CGFloat, CGFloat), to span: (CGFloat, CGFloat)) -> CGFloat {
    if span.0 < room.0 || span.1 - span.0 > room.1 - room.0 { return span.0 - room.0 }
    return max(0, span.1 - room.1)
  }

  /// Shows the scroll indicators for a moment. Inert: indicators are not drawn.
  open func flashScrollIndicators() {}

  /// Does nothing, so that touches of the scroll view itself are not passed on along the responder chain.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// For the scroll view's own pan gesture: whether the drag moves along an axis that scrolls.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer === dragging ? dragging.mayBegin : super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Whether a touch is delivered to a view of the content. Inert: never called, every touch is delivered.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Whether a touch that was already delivered to a content view can still scroll. By default, touches in controls
  /// can't.
  open func touchesShouldCancel(in view: UIView) -> Bool { !view.keepsTouchesFromScrolling }

  /// Scrolls so that a point of the content is at the top left corner of the view. The change is never animated.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  override var scrollableContent: (any ScrollableContent)? { self }

  var isSizedByConstraints: Bool {
    usesLayoutGuides
      || subviews.contains {
        !$0.translatesAutoresizingMaskIntoConstraints && $0.layoutState.crossingConstraints > 0
      }
  }

  override func safeAreaPassedOn(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    guard contentInsetAdjustmentBehavior != .never else { return insets }
    return UIEdgeInsets(top: staysInSafeArea ? insets.top : 0, left: insets.left, bottom: 0, right: insets.right)
  }

  /// Whether the content fits into the height of the view. The top safe area is not counted while `staysInSafeArea`,
  /// since it is then part of the content's height.
  private var contentFits = true

  /// Whether the top safe area is passed on to the views of the content, so that their margins include it. Otherwise
  /// the content is scrolled below the bars at the top, and its views need no such margins.
  ///
  /// This is so with the behavior `automatic` if constraints decide the content size, the content does not scroll, and
  /// no navigation or tab bar controller shows the view.
  private var staysInSafeArea: Bool {
    contentFits && contentInsetAdjustmentBehavior == .automatic && !alwaysBounceVertical && isSizedByConstraints
      && topmost.hostEnvironment?.isShownByContainer == false
  }

  private var topmost: UIView {
    var view: UIView = self
    while let parent = view.parent { view = parent }
    return view
  }

  private func contentSizeDidChange() {
    let ownHeight = contentSize.height - (staysInSafeArea ? safeAreaInsets.top : 0)
    guard contentFits != (ownHeight <= bounds.height) else { return }
    contentFits.toggle()
    forgetSafeArea()
    engineForInside?.insetsMayHaveChanged()
    setNeedsLayout()
  }

  private(set) var usesLayoutGuides = false

  private func makeGuide(_ kind: UILayoutGuide.Kind, _ identifier: String) -> UILayoutGuide {
    usesLayoutGuides = true
    let guide = UILayoutGuide()
    adoptSystemGuide(guide, kind, identifier)
    return guide
  }

  package override var screenRole: ViewRole { .scroll }

  package override var shownStates: [ShownState] { isAtRest ? [] : [.scrolled(to: contentOffset)] }
}
