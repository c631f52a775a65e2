import Foundation

/// A row of dots, one per page.
open class UIPageControl: UIControl {
  /// How many dots there are.
  open var numberOfPages = 0 { didSet { invalidateIntrinsicContentSize() } }
  /// The page that is shown, from 0.
  open var currentPage = 0
  /// Whether a single dot is hidden.
  open var hidesForSinglePage = false
  /// Colour of the dots.
  open var pageIndicatorTintColor: UIColor?
  /// Colour of the current page's dot.
  open var currentPageIndicatorTintColor: UIColor?

  override var takesTaps: Bool { true }

  /// Goes to the next or the previous page, depending on the half of the control in which the finger is lifted.
  override func touchWasLifted(_ touch: UITouch, inside: Bool, with event: UIEvent?) {
    guard inside, numberOfPages > 0 else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isForward = (touch.location(in: self).x >= bounds.midX) != isMirrored
    let page = min(max(0, currentPage + (isForward ? 1 : -1)), numberOfPages - 1)
    guard page != currentPage else { return }
    currentPage = page
    valueWasChanged(with: event)
  }

  /// Size of the row for a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let policy = traitCollection.layoutPolicy.controls
    let width = pageCount > 0 ? CGFloat(pageCount) * policy.pageDotDistance + policy.pageControlPadding : 0
    let grid = PixelGrid(scale: traitCollection.displayScale)
    return CGSize(width: width, height: grid.up(policy.pageControlHeight))
  }

  /// Size of the row.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  /// Size of the row.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
