/// Shows a part of content that may be larger than itself.
///
/// Constraints to its edges refer to the content: they place views in content coordinates and decide the content's
/// size. Constraints to its width, height and centre refer to its frame.
open class UIScrollView: UIView, ScrollableContent {
  /// The size of the content in points, as constraints or code decided.
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

  /// The content point at the top left of the bounds. Setting it sets `bounds`.
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
  /// The delegate, which is informed of scrolling. This class exposes it as `delegate`, and its subclasses do so with a
  /// narrower type.
  weak var scrollDelegate: (any UIScrollViewDelegate)?
  /// Room around the content, in points.
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
  /// Whether touches scroll.
  ///
  /// The content follows the finger up to the ends of the content. When the finger is lifted, the content decelerates,
  /// and has come to rest when the event is over.
  open var isScrollEnabled = true
  /// Whether scrolling stops at pages as large as the bounds.
  open var isPagingEnabled = false
  /// Whether content springs back at its ends. Inert: it stops there.
  open var bounces = true
  /// Whether short content springs vertically. Inert, as `bounces`, but for the safe area of content that fits.
  open var alwaysBounceVertical = false
  /// Whether narrow content springs horizontally. Inert, like `bounces`.
  open var alwaysBounceHorizontal = false
  /// Whether a bar shows the vertical position.
  open var showsVerticalScrollIndicator = true
  /// Whether a bar shows the horizontal position.
  open var showsHorizontalScrollIndicator = true
  /// Whether a drag is kept to one axis.
  open var isDirectionalLockEnabled = false
  /// The smallest zoom.
  open var minimumZoomScale: CGFloat = 1
  /// The largest zoom.
  open var maximumZoomScale: CGFloat = 1
  /// Whether zooming springs back at its ends. Inert: fingers do not zoom.
  open var bouncesZoom = true
  /// Whether touches wait for a possible scroll. Views of the content then receive a touch only when the finger rests
  /// or is lifted.
  open var delaysContentTouches = true
  /// Whether a finger whose touch was already delivered to a content view can still scroll.
  open var canCancelContentTouches = true
  /// How fast scrolling slows down after a drag.
  open var decelerationRate = DecelerationRate.normal
  /// Whether a tap on the status bar scrolls to the top. Inert: there is no status bar.
  open var scrollsToTop = true
  /// Whether scrolling hides the keyboard. Inert: there is no keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Recognises the drags that scroll.
  open var panGestureRecognizer: UIPanGestureRecognizer { dragging }
  private(set) lazy var dragging = ScrollPan(of: self)
  override var systemGestureRecognizers: [UIGestureRecognizer] { isScrollEnabled ? [dragging] : [] }

  /// Whether a finger drags the content.
  open var isDragging: Bool { dragging.isDragging }
  /// Whether a finger is on the content.
  open var isTracking: Bool { !dragging.touches.isEmpty }
  /// Whether the content is decelerating after a drag.
  open var isDecelerating: Bool { dragging.isDecelerating }

  /// The refresh control above the content. An extension exposes it with its type.
  var refreshView: UIView? {
    didSet {
      guard refreshView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshView { insertSubview(refreshView, at: 0) }
    }
  }

  /// Where the rows or items of a document start, in content coordinates. Older canvases of Interface Builder place
  /// them below the bars instead of scrolling them there. 0 in apps.
  public var documentContentTop: CGFloat = 0 {
    didSet { if documentContentTop != oldValue { setNeedsLayout() } }
  }

  /// The guide of the content, in content coordinates.
  open var contentLayoutGuide: UILayoutGuide { contentGuide }
  /// The guide of the visible part.
  open var frameLayoutGuide: UILayoutGuide { frameGuide }

  private lazy var contentGuide = makeGuide(.scrollContent, "UIScrollView-contentLayoutGuide")
  private lazy var frameGuide = makeGuide(.scrollFrame, "UIScrollView-frameLayoutGuide")

  /// When the safe area is added to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    /// Along axes that scroll.
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

  /// `contentInset` plus the safe area, if `contentInsetAdjustmentBehavior` says so.
  open var adjustedContentInset: UIEdgeInsets {
    guard contentInsetAdjustmentBehavior != .never else { return contentInset }
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: contentInset.top + safe.top, left: contentInset.left, bottom: contentInset.bottom + safe.bottom,
      right: contentInset.right)
  }

  /// Called after `adjustedContentInset` changed: at once with `contentInset`, in the layout pass with the safe area.
  open func adjustedContentInsetDidChange() {}

  private var announcedInset = UIEdgeInsets.zero

  private func announceAdjustedInset() {
    let inset = adjustedContentInset
    guard inset != announcedInset else { return }
    announcedInset = inset
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
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

  /// The nearest offset at which only the content with its insets is visible.
  func reachable(_ offset: CGPoint) -> CGPoint {
    let insets = adjustedContentInset
    return CGPoint(
      x: max(-insets.left, min(offset.x, contentSize.width + insets.right - bounds.width)),
      y: max(-insets.top, min(offset.y, contentSize.height + insets.bottom - bounds.height)))
  }

  /// The distance by which a visible range has to move to contain a span, or the start of a span that is longer than
  /// the range.
  private static func shift(from room: (CGFloat, CGFloat), to span: (CGFloat, CGFloat)) -> CGFloat {
    if span.0 < room.0 || span.1 - span.0 > room.1 - room.0 { return span.0 - room.0 }
    return max(0, span.1 - room.1)
  }

  /// Shows the scroll indicators for a moment. Inert: they are not shown.
  open func flashScrollIndicators() {}

  /// Touches of the view itself are not passed on along the responder chain.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Drags begin along axes on which the content is larger than the view.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer === dragging ? dragging.mayBegin : super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Whether a touch goes to a view of the content. Inert: all do.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Whether a touch that was already delivered to a content view can still become a scroll; not in controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !view.keepsTouchesFromScrolling }

  /// Scrolls to a content point.
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

  /// Whether the content, without the safe area that its margins keep free at the top, is no higher than the view.
  private var contentFits = true

  /// Whether the content is not moved out of the safe area at the top, so that its margins include that safe area
  /// instead.
  ///
  /// With `.automatic` this is so if the content does not scroll, unless a navigation or tab bar controller shows the
  /// view.
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

  package override var shownStates: [ShownState] { contentOffset == .zero ? [] : [.scrolled(to: contentOffset)] }
}
