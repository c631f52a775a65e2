/// The swipe that turns the pages of a page view controller.
final class PageSwipe: UISwipeGestureRecognizer {
  private weak var pages: UIPageViewController?

  /// Makes a swipe in one direction.
  init(in pages: UIPageViewController, direction: Direction) {
    self.pages = pages
    super.init(target: nil, action: nil)
    self.direction = direction
  }

  override func act() { if state == .ended { pages?.turn(by: direction) } }
}
