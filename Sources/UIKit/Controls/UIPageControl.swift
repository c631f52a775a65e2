import Foundation

/// A row of dots, one a page.
open class UIPageControl: UIControl {
  /// How many dots there are.
  open var numberOfPages = 0 { didSet { invalidateIntrinsicContentSize() } }
  /// The page that is shown, from 0.
  open var currentPage = 0
  /// Whether a single dot isn't shown.
  open var hidesForSinglePage = false
  /// Colour of the dots.
  open var pageIndicatorTintColor: UIColor?
  /// Colour of the current page's dot.
  open var currentPageIndicatorTintColor: UIColor?

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
