import Foundation

/// Shows one controller of a row of pages. Pages cannot be swiped; code sets the page that is shown.
open class UIPageViewController: UIViewController {
  /// How pages follow each other.
  public enum TransitionStyle: Int, Hashable, Sendable {
    case pageCurl, scroll
  }

  /// The axis of the row.
  public enum NavigationOrientation: Int, Hashable, Sendable {
    case horizontal, vertical
  }

  /// The direction to the next page.
  public enum NavigationDirection: Int, Hashable, Sendable {
    case forward, reverse
  }

  /// The position of the spine, where pages are bound.
  public enum SpineLocation: Int, Hashable, Sendable {
    case none, min, mid, max
  }

  /// A key of the options of a row.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// A key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The position of the spine, where pages are bound.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The distance between pages.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// How pages follow each other. Inert: the value is stored and has no effect.
  public let transitionStyle: TransitionStyle
  /// The axis of the row. Inert: the value is stored and has no effect.
  public let navigationOrientation: NavigationOrientation
  /// The position of the spine, where pages are bound. Inert: the value is stored and has no effect.
  public let spineLocation: SpineLocation
  /// Whether pages have content on both sides. Inert: the value is stored and has no effect.
  open var isDoubleSided = false
  /// Makes the pages beside the one that is shown. Inert: no touch leads to it.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// Learns of swipes. Inert: no touch leads to it.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  private var shown: [UIViewController] = []

  /// A row of pages.
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

  /// Restores a horizontal row of pages from an archive.
  public required init?(coder: NSCoder) {
    transitionStyle = .scroll
    navigationOrientation = .horizontal
    spineLocation = .none
    super.init(coder: coder)
  }

  /// The pages that are shown; nil for none.
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
