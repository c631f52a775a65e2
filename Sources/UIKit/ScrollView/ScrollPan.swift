import Foundation

/// The gesture recognizer with which a finger scrolls a scroll view. The content follows the finger. When the finger is
/// lifted, the content moves at once to the offset where deceleration would end.
final class ScrollPan: UIPanGestureRecognizer {
  private unowned let scroll: UIScrollView
  private var start = CGPoint.zero
  private(set) var isDragging = false
  private(set) var isDecelerating = false

  init(of scroll: UIScrollView) {
    self.scroll = scroll
    super.init(target: nil, action: nil)
    view = scroll
  }

  // MARK: Recognition

  private func scrolls(along axis: NSLayoutConstraint.Axis) -> Bool {
    let (insets, size, room) = (scroll.adjustedContentInset, scroll.contentSize, scroll.bounds.size)
    switch axis {
    case .horizontal:
      return size.width + insets.left + insets.right > room.width || scroll.bounces && scroll.alwaysBounceHorizontal
    case .vertical:
      let isPulled = scroll.bounces && (scroll.alwaysBounceVertical || scroll.refreshView != nil)
      return size.height + insets.top + insets.bottom > room.height || isPulled
    }
  }

  private var canScroll: Bool { scrolls(along: .horizontal) || scrolls(along: .vertical) }

  /// Whether the fingers move along an axis that scrolls, and no content view that handles their touches keeps the
  /// gesture from scrolling.
  var mayBegin: Bool {
    let way = translation(in: scroll.superview)
    guard scrolls(along: abs(way.x) > abs(way.y) ? .horizontal : .vertical) else { return false }
    let delivery = scroll.window?.touchDelivery
    return touches.allSatisfy { touch in
      guard let view = touch.view, view !== scroll, delivery?.viewKnows(of: touch) == true else { return true }
      return scroll.canCancelContentTouches && scroll.touchesShouldCancel(in: view)
    }
  }

  override var delayOfTouches: TimeInterval? {
    scroll.delaysContentTouches && canScroll ? GestureMeasures.contentDelay : nil
  }

  override func holdsBack(_ touch: UITouch) -> Bool {
    if super.holdsBack(touch) { return true }
    guard touch.isDown, isUndecided, delayOfTouches != nil, touch.view !== scroll else { return false }
    let now = scroll.window?.clock.now ?? 0
    return now < touch.startTime + GestureMeasures.contentDelay
  }

  // MARK: Scrolling

  override func act() {
    switch state {
    case .began:
      start = scroll.contentOffset
      isDragging = true
      scroll.scrollDelegate?.scrollViewWillBeginDragging(scroll)
      follow()
    case .changed: follow()
    case .ended, .cancelled: letGo()
    case .possible, .failed: break
    }
  }

  private func follow() {
    let way = translation(in: scroll.superview)
    var offset = start
    if scrolls(along: .horizontal) { offset.x -= way.x }
    if scrolls(along: .vertical) { offset.y -= way.y }
    let reached = scroll.reachable(offset)
    if offset.y < reached.y { (scroll.refreshView as? any PulledView)?.wasPulled(by: reached.y - offset.y) }
    scroll.contentOffset = reached
  }

  private func letGo() {
    let speed = state == .ended ? velocity(in: scroll.superview) : .zero
    let perMillisecond = CGPoint(x: -speed.x / 1000, y: -speed.y / 1000)
    var target = target(for: perMillisecond)
    scroll.scrollDelegate?.scrollViewWillEndDragging(
      scroll, withVelocity: perMillisecond, targetContentOffset: &target)
    isDragging = false
    let rollsOn = target != scroll.contentOffset
    scroll.scrollDelegate?.scrollViewDidEndDragging(scroll, willDecelerate: rollsOn)
    guard rollsOn else { return }
    isDecelerating = true
    scroll.scrollDelegate?.scrollViewWillBeginDecelerating(scroll)
    scroll.contentOffset = target
    isDecelerating = false
    scroll.scrollDelegate?.scrollViewDidEndDecelerating(scroll)
  }

  /// The content offset at which deceleration ends, or with paging the offset of a page.
  ///
  /// The velocity is in points per millisecond. It is multiplied by the deceleration rate each millisecond, and the
  /// distance is the sum over all milliseconds.
  private func target(for velocity: CGPoint) -> CGPoint {
    let rate = scroll.decelerationRate.rawValue
    let share = rate < 1 ? rate / (1 - rate) : 0
    var target = scroll.contentOffset
    if scrolls(along: .horizontal) { target.x += velocity.x * share }
    if scrolls(along: .vertical) { target.y += velocity.y * share }
    if scroll.isPagingEnabled {
      let size = scroll.bounds.size
      target.x = page(from: start.x, now: scroll.contentOffset.x, speed: velocity.x, size: size.width)
      target.y = page(from: start.y, now: scroll.contentOffset.y, speed: velocity.y, size: size.height)
    }
    return scroll.reachable(target)
  }

  /// The offset of the nearest page; after a quick drag, the offset of the next page in its direction. `speed` is in
  /// points per millisecond.
  private func page(from start: CGFloat, now: CGFloat, speed: CGFloat, size: CGFloat) -> CGFloat {
    guard size > 0 else { return now }
    if abs(speed) < 0.3 { return (now / size).rounded() * size }
    let first = (start / size).rounded()
    return (first + (speed > 0 ? 1 : -1)) * size
  }
}
