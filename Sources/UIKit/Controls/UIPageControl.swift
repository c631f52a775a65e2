import Foundation

/// A control with a row of dots, one per page, which shows the current page and changes it by taps.
open class UIPageControl: UIControl {
  /// The number of pages, each of which has a dot.
  open var numberOfPages = 0 { didSet { invalidateIntrinsicContentSize() } }
  /// The index of the current page, counted from 0.
  open var currentPage = 0
  /// Whether no dot is drawn if there is only one page.
  open var hidesForSinglePage = false
  /// The colour of the dots; `nil` for the default.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the current page's dot; `nil` for the default.
  open var currentPageIndicatorTintColor: UIColor?

  override var takesTaps: Bool { true }

  /// Goes to the next page if the finger is lifted in the trailing half of the control, and to the previous page in the
  /// leading half.
  override func touchWasLifted(_ touch: UITouch, inside: Bool, with event: UIEvent?) {
    guard inside, numberOfPages > 0 else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isForward = (touch.location(in: self).x >= bounds.midX) != isMirrored
    let page = min(max(0, currentPage + (isForward ? 1 : -1)), numberOfPages - 1)
    guard page != currentPage else { return }
    currentPage = page
    valueWasChanged(with: event)
  }

  /// The size of the row of dots for a number of pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let policy = traitCollection.layoutPolicy.controls
    let width = pageCount > 0 ? CGFloat(pageCount) * policy.pageDotDistance + policy.pageControlPadding : 0
    let grid = PixelGrid(scale: traitCollection.displayScale)
    return CGSize(width: width, height: grid.up(policy.pageControlHeight))
  }

  /// The size of the row of dots for `numberOfPages`, in points.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  /// The size of the row of dots for `numberOfPages`, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var ownIsAccessibilityElement: Bool { true }
  override var ownAccessibilityValue: String? { "page \(currentPage + 1) of \(numberOfPages)" }
  override var ownAccessibilityTraits: UIAccessibilityTraits { controlTraits.union(.adjustable) }

  /// The names by which Voice Control identifies the control: “Page control” by default.
  // The type is UIKit's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open override var accessibilityUserInputLabels: [String]! {
    get { accessibilityState?.inputLabels ?? ["Page control"] }
    set { super.accessibilityUserInputLabels = newValue }
  }
}
