import Foundation

/// An object that is informed when a navigation controller shows another controller. All methods are optional.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Called before a controller is shown.
  optional func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// Called after a controller was shown.
  optional func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  /// Supplies an animator for a push or pop. Inert: never called, because nothing is animated.
  @neverCalled @answers(nil)
  optional func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

/// An object that supplies the pages before and after the one that is shown.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before the given one; `nil` if there is none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after the given one; `nil` if there is none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// The number of dots in the page indicator. Inert: no page indicator is shown.
  @neverCalled @answers(0) optional func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The index of the dot that stands for the present page. Inert: no page indicator is shown.
  @neverCalled @answers(0) optional func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

/// An object that is informed of swipes between pages.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {
  /// Called before a swipe leads to other pages.
  optional func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// Called after a swipe has led to other pages.
  optional func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  /// Where pages are bound, as in a book, after a change of the orientation. Inert: never called.
  @neverCalled @answers(.min)
  optional func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
}

/// Controls the progress of an interactive transition. Inert: transitions are not interactive, so the progress is only
/// stored.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  /// The duration of the whole transition in seconds: 0.
  @answers(0) open var duration: CGFloat { get }
  /// The progress of the transition, 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The timing curve of the rest of the transition after the finger is lifted. Inert: the value is stored and has no
  /// effect.
  @inert open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The relative speed of the rest of the transition after the finger is lifted. Inert: the value is stored and has no
  /// effect.
  @inert open var completionSpeed: CGFloat = 1
  /// Whether the transition is interactive from its beginning. Inert: the value is stored and has no effect.
  @inert open var wantsInteractiveStart = true

  /// Creates an object with a progress of 0.
  public override init()

  /// Called when the interactive transition begins. Inert: never called.
  @inert open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// Sets ``percentComplete``, limited to the range from 0 to 1.
  @kept(self.percentComplete = min(max(0, percentComplete), 1)) open func update(_ percentComplete: CGFloat)
  /// Pauses the transition. Inert: it does nothing.
  @inert open func pause()
  /// Sets ``percentComplete`` to 0.
  @kept(percentComplete = 0) open func cancel()
  /// Sets ``percentComplete`` to 1.
  @kept(percentComplete = 1) open func finish()
}

/// An object that is informed of the presentation of a popover. All methods are optional.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  /// Called before the popover is presented, so that its source can be set.
  @neverCalled
  optional func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

/// An object that changes the style of a presentation for a size class, and that is asked about dismissals by the user.
/// All methods are optional.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The style of a presentation in the present size class. It is used if
  /// ``adaptivePresentationStyle(for:traitCollection:)`` is not implemented.
  @neverCalled @answers(controller.presentationStyle)
  optional func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// The style of a presentation under certain traits. Only popovers ask for it: with `none`, a popover stays a popover
  /// if the width or height is compact. With any other style it becomes a sheet there.
  @answers(adaptivePresentationStyle(for: controller))
  optional func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Whether the user may dismiss the presentation. Inert: never called, because only code dismisses controllers.
  @neverCalled @answers(true)
  optional func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Called before the user dismisses the presentation. Inert: never called, because only code dismisses controllers.
  @neverCalled optional func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after the user dismissed the presentation. Inert: never called, because only code dismisses controllers.
  @neverCalled optional func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called after the user tried to dismiss a presentation that may not be dismissed. Inert: never called, because only
  /// code dismisses controllers.
  @neverCalled
  optional func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

/// An object that is informed when a search begins or ends. All methods are optional.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: AnyObject {
  /// Called before the search begins.
  optional func willPresentSearchController(_ searchController: UISearchController)
  /// Called after the search began.
  optional func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the search ends.
  optional func willDismissSearchController(_ searchController: UISearchController)
  /// Called after the search ended.
  optional func didDismissSearchController(_ searchController: UISearchController)
  /// Called when the search begins, so that the app can present the search controller itself.
  optional func presentSearchController(_ searchController: UISearchController)
}

/// An object that is informed of changes of a sheet. All methods are optional.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  /// Called after the user dragged the sheet to another height. Inert: never called, because sheets cannot be dragged.
  @neverCalled
  optional func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

/// An object that chooses what a split view controller shows in a compact width. All methods are optional.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// The controller that is shown in a compact width; `nil` to show one of the columns. Only called for the style
  /// `unspecified`.
  @answers(nil)
  optional func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
  /// The controller for the first column when the width becomes regular. Inert: never called.
  @neverCalled @answers(nil)
  optional func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
  /// Whether the first column is shown in a compact width, because the delegate has taken care of the last column's
  /// controller. Otherwise the last column is shown. Only called for the style `unspecified`.
  @answers(false)
  optional func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// The controller for the last column when the width becomes regular. Inert: never called.
  @neverCalled @answers(nil)
  optional func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  /// The column that is shown in a compact width. Only called for the styles `doubleColumn` and `tripleColumn`.
  @answers(proposedTopColumn)
  optional func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Called by `showDetailViewController(_:sender:)`. Returns whether the delegate has shown the controller itself, so
  /// that the split view controller need not do it.
  @answers(false)
  optional func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  )
    -> Bool
  /// Called before other columns become visible. Inert: never called.
  @neverCalled
  optional func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// Called after the interface changed to a single column. Inert: never called.
  @neverCalled optional func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// Called after the interface changed from a single column to several. Inert: never called.
  @neverCalled optional func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

/// An object that is asked before, and informed after, the user selects a tab of a tab bar controller. All methods are
/// optional.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether the user may select the tab of the given controller.
  @answers(true)
  optional func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
    -> Bool
  /// Called after the user selected the tab of the given controller.
  optional func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

/// An object that controls the progress of a transition by gestures. Inert: transitions are not interactive.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Called when the interactive transition begins. Inert: never called.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The timing curve of the rest of the transition after the finger is lifted.
  @neverCalled @answers(.easeInOut) optional var completionCurve: UIView.AnimationCurve { get }
  /// The relative speed of the rest of the transition after the finger is lifted.
  @neverCalled @answers(1) optional var completionSpeed: CGFloat { get }
  /// Whether the transition is interactive from its beginning.
  @neverCalled @answers(true) optional var wantsInteractiveStart: Bool { get }
}

/// An object that supplies an app's own animators and presentation controller for a controller. All methods are
/// optional.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// The animator for presenting the controller; `nil` for the system's transition. Only called if the presentation is
  /// animated.
  @answers(nil)
  optional func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The animator for dismissing the controller; `nil` for the system's transition. Only called if the dismissal is
  /// animated.
  @answers(nil)
  optional func animationController(forDismissed dismissed: UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )?
  /// The object that controls the progress of the presentation by gestures. Inert: never called.
  @neverCalled @answers(nil)
  optional func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  /// The object that controls the progress of the dismissal by gestures. Inert: never called.
  @neverCalled @answers(nil)
  optional func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  /// The presentation controller for the style `custom`; `nil` to cover the whole screen.
  @answers(nil)
  optional func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

/// An object (animator) that animates the views of a transition between controllers.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// The duration of the transition in seconds. It is never called here, because transitions take no time.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Animates the views of the transition. It has to call `completeTransition(_:)` of the context at the end; otherwise
  /// the transition stays incomplete.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called after `animateTransition(using:)`, with whether the transition was completed and not cancelled.
  optional func animationEnded(_ transitionCompleted: Bool)
}

/// The context of a transition: its views, its controllers and its state.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The superview of the views that take part in the transition.
  var containerView: UIView { get }
  /// Whether the transition is to be animated.
  var isAnimated: Bool { get }
  /// Whether the transition is interactive. It never is.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled, by `completeTransition(false)`.
  var transitionWasCancelled: Bool { get }
  /// The style in which the controller is presented.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Ends the transition. The argument says whether it was completed; false means that it was cancelled.
  func completeTransition(_ didComplete: Bool)
  /// The controller that is visible before (`from`) or after (`to`) the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that is removed (`from`) or added (`to`) by the transition; `nil` if that view stays in the window.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The frame of a controller's view at the beginning of the transition; zero for a controller that is about to be
  /// presented.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// The frame of a controller's view at the end of the transition; zero for a controller that is about to be
  /// dismissed.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// A key for one of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The string of the key.
  public let rawValue: String
  /// Creates a key from its string.
  @kept public init(rawValue: String)
  /// The controller that is visible before the transition.
  public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible after the transition.
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// A key for one of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The string of the key.
  public let rawValue: String
  /// Creates a key from its string.
  @kept public init(rawValue: String)
  /// The view that is visible before the transition.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that is visible after the transition.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// The orientation of the interface relative to the device.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  /// Not known.
  case unknown = 0
  /// The device is upright, with the home button or home indicator at the bottom.
  case portrait = 1
  /// The device is upside down.
  case portraitUpsideDown = 2
  /// The device lies on its side, with the home button on the left.
  case landscapeLeft = 4
  /// The device lies on its side, with the home button on the right.
  case landscapeRight = 3

  /// Whether the device is upright or upside down.
  @answers(self == .portrait || self == .portraitUpsideDown) public var isPortrait: Bool { get }
  /// Whether the device lies on one of its sides.
  @answers(self == .landscapeLeft || self == .landscapeRight) public var isLandscape: Bool { get }
}

/// A set of orientations of the interface.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  @kept public init(rawValue: UInt)

  /// The device is upright, with the home button or home indicator at the bottom.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// The device is upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// The device lies on its side, with the home button on the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// The device lies on its side, with the home button on the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// The device lies on either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All four orientations.
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  /// All orientations except upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// The style in which a controller is presented.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// Over the whole screen.
  case fullScreen = 0
  /// As a sheet: on phones at the lower edge, on tablets a page in the middle of the screen.
  case pageSheet = 1
  /// As a sheet that on tablets is a small form in the middle of the screen.
  case formSheet = 2
  /// Over the nearest controller whose `definesPresentationContext` is true.
  case currentContext = 3
  /// As the controller's transitioning delegate decides.
  case custom = 4
  /// Over the whole screen. The views behind are not removed.
  case overFullScreen = 5
  /// Over the nearest controller whose `definesPresentationContext` is true. The views behind are not removed.
  case overCurrentContext = 6
  /// In a popover.
  case popover = 7
  /// No style. As an answer of `adaptivePresentationStyle`, it keeps the style of the presentation.
  case none = -1
  /// The system chooses: a sheet.
  case automatic = -2
}

extension UISplitViewController {
  /// How many columns a split view controller has.
  public enum Style: Int, Hashable, Sendable {
    /// Two columns, with the API from before iOS 14.
    case unspecified = 0
    /// Two columns.
    case doubleColumn = 1
    /// Three columns.
    case tripleColumn = 2
  }

  /// A column of a split view controller.
  public enum Column: Int, Hashable, Sendable {
    /// The first column.
    case primary = 0
    /// The middle one of three columns.
    case supplementary = 1
    /// The last column, which shows details.
    case secondary = 2
    /// The column that is shown in a compact width.
    case compact = 3

    static let sideBySide: [Column] = [.primary, .supplementary, .secondary]
  }

  /// Which columns of a split view controller are visible.
  public enum DisplayMode: Int, Hashable, Sendable {
    /// The split view controller chooses.
    case automatic = 0
    /// Only the last column.
    case secondaryOnly = 1
    /// The last column and another one beside it.
    case oneBesideSecondary = 2
    /// The last column and another one over it.
    case oneOverSecondary = 3
    /// All three columns side by side.
    case twoBesideSecondary = 4
    /// The last column and two others over it.
    case twoOverSecondary = 5
    /// The last column, displaced by two others.
    case twoDisplaceSecondary = 6

    /// Only the last column; the name before iOS 14.
    @answers(.secondaryOnly) public static var primaryHidden: DisplayMode { get }
    /// Both of two columns; the name before iOS 14.
    @answers(.oneBesideSecondary) public static var allVisible: DisplayMode { get }
    /// The first column over the last one; the name before iOS 14.
    @answers(.oneOverSecondary) public static var primaryOverlay: DisplayMode { get }
  }

  /// Whether the other columns are beside the last column, over it, or displace it.
  public enum SplitBehavior: Int, Hashable, Sendable {
    case automatic = 0
    case tile, overlay, displace
  }

  /// When the button that changes the display mode is shown.
  public enum DisplayModeButtonVisibility: Int, Hashable, Sendable {
    case automatic = 0
    case never, always
  }

  /// On which side the first column is.
  public enum PrimaryEdge: Int, Hashable, Sendable {
    case leading = 0
    case trailing
  }

  /// The style of the background of the first column.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    case none = 0
    case sidebar
  }
}

/// Whether the status bar's text is light or dark.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  /// Dark text in the light appearance, light text in the dark one.
  case `default` = 0
  /// Light text, for dark content.
  case lightContent = 1
  /// Dark text, for light content.
  case darkContent = 3
}

/// The animation that shows or hides the status bar.
public enum UIStatusBarAnimation: Int, Hashable, Sendable {
  /// Without animation.
  case none = 0
  /// By fading.
  case fade = 1
  /// By sliding.
  case slide = 2
}

/// A class that creates a controller again when its saved state is restored. Inert: no state is saved.
@preconcurrency @MainActor public protocol UIViewControllerRestoration: AnyObject {
  /// Creates the controller for a path of restoration identifiers. Inert: never called.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}
