import Foundation

/// Shows one controller of a row of pages. Here pages cannot be swiped; code sets the page that is shown.
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
  /// The axis along which pages follow each other. Inert: the value is stored and has no effect.
  public let navigationOrientation: NavigationOrientation
  /// Where pages are bound, as in a book, if turning a page is animated as a curl. Inert: the value is stored and has
  /// no effect.
  public let spineLocation: SpineLocation
  /// Whether pages have content on both sides. Inert: the value is stored and has no effect.
  open var isDoubleSided = false
  /// Supplies the pages before and after the one that is shown. Inert: its methods are never called, because pages
  /// cannot be swiped.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// The object that is informed of swipes. Inert: its methods are never called, because pages cannot be swiped.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  private var shown: [UIViewController] = []

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

  /// Replaces the pages that are shown, without animation.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let new = viewControllers ?? []
    for controller in shown where !new.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    shown = new
    if isViewLoaded { showPages() }
    completion?(true)
  }

  /// Shows the pages that were set.
  open override func viewDidLoad() {
    super.viewDidLoad()
    showPages()
  }

  private func showPages() {
    for controller in shown where controller.view.superview !== view {
      view.addResizing(controller.view)
    }
  }
}
