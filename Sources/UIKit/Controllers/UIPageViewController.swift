import Foundation

/// Shows one controller of a row of pages. Code sets the page that is shown; a quick swipe turns to the next one or back, if
/// there is a data source.
open class UIPageViewController: UIViewController {
  /// The animation from one page to the next.
  public enum TransitionStyle: Int, Hashable, Sendable {
    case pageCurl, scroll
  }

  /// The axis along which pages follow each other.
  public enum NavigationOrientation: Int, Hashable, Sendable {
    case horizontal, vertical
  }

  /// Whether the animation to another page goes forwards or backwards.
  public enum NavigationDirection: Int, Hashable, Sendable {
    case forward, reverse
  }

  /// Where pages are bound, as in a book, if turning a page is animated as a curl.
  public enum SpineLocation: Int, Hashable, Sendable {
    case none, min, mid, max
  }

  /// A key of the options with which a page view controller is created.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a key from its string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Where pages are bound, as in a book, if turning a page is animated as a curl.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The distance between pages.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// The animation from one page to the next. Inert: the value is stored and has no effect.
  public let transitionStyle: TransitionStyle
  /// The axis along which pages follow each other: swipes along it turn them.
  public let navigationOrientation: NavigationOrientation
  /// Where pages are bound, as in a book, if turning a page is animated as a curl. Inert: the value is stored and has
  /// no effect.
  public let spineLocation: SpineLocation
  /// Whether pages have content on both sides. Inert: the value is stored and has no effect.
  open var isDoubleSided = false
  /// Supplies the pages before and after the one that is shown. Without it, pages cannot be swiped.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { updateSwipes() }
  }
  /// The object that is informed of swipes.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The gesture recognisers of the swipes that turn pages. Unlike on iOS, a page does not follow the finger.
  open var gestureRecognizers: [UIGestureRecognizer] { swipes }
  private var shown: [UIViewController] = []
  private var swipes: [PageSwipe] = []

  /// Creates a page view controller that shows no page yet.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    spineLocation = (options?[.spineLocation] as? Int).flatMap(SpineLocation.init) ?? (style == .scroll ? .none : .min)
    super.init(nibName: nil, bundle: nil)
  }

  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Creates a page view controller without pages, with a horizontal axis and the style `scroll`. The archive is not
  /// read for these.
  public required init?(coder: NSCoder) {
    transitionStyle = .scroll
    navigationOrientation = .horizontal
    spineLocation = .none
    super.init(coder: coder)
  }

  /// The controllers of the pages that are shown; `nil` if none was set.
  open var viewControllers: [UIViewController]? { shown.isEmpty ? nil : shown }

  /// Replaces the pages that are shown, without animation. If the view is in a window, the appearance methods of the pages are
  /// called.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let new = viewControllers ?? []
    let leaving = shown.filter { page in !new.contains { $0 === page } }
    let coming = new.filter { $0.parent !== self }
    let isInWindow = viewIfLoaded?.window != nil
    if isInWindow {
      leaving.forEach { $0.beginAppearanceTransition(false, animated: false) }
      coming.forEach { $0.beginAppearanceTransition(true, animated: false) }
    }
    for controller in leaving {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in coming {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    shown = new
    if isViewLoaded { showPages() }
    if isInWindow {
      coming.forEach { $0.announceIsAppearing(animated: false) }
      view.layoutIfNeeded()
      (leaving + coming).forEach { $0.endAppearanceTransition() }
    }
    completion?(true)
  }

  /// Shows the pages that were set.
  open override func viewDidLoad() {
    super.viewDidLoad()
    let directions: [UISwipeGestureRecognizer.Direction] =
      navigationOrientation == .horizontal ? [.left, .right] : [.up, .down]
    swipes = directions.map { PageSwipe(in: self, direction: $0) }
    swipes.forEach(view.addGestureRecognizer)
    updateSwipes()
    showPages()
  }

  private func updateSwipes() { for swipe in swipes { swipe.isEnabled = dataSource != nil } }

  /// Turns to the page that a swipe leads to, if the data source has one.
  func turn(by swipe: UISwipeGestureRecognizer.Direction) {
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isForward = swipe == .up || swipe == (isMirrored ? .right : .left)
    guard let present = isForward ? shown.last : shown.first,
      let next = isForward
        ? dataSource?.pageViewController(self, viewControllerAfter: present)
        : dataSource?.pageViewController(self, viewControllerBefore: present)
    else { return }
    let previous = shown
    delegate?.pageViewController(self, willTransitionTo: [next])
    setViewControllers([next], direction: isForward ? .forward : .reverse, animated: false)
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: previous, transitionCompleted: true)
  }

  private func showPages() {
    for controller in shown where controller.view.superview !== view {
      view.addResizing(controller.view)
    }
  }
}
