// Made by `make surface` from Surface/UIKit/Controllers.swift; don't edit.
// swift-format-ignore-file

import Foundation

/// Informed of changes of a navigation controller's stack. All methods are optional.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Called before a controller is shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// Called after a controller was shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  /// The animator or interaction controller of a transition. Inert: nothing is animated.
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {}
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

/// Makes the pages beside the one that is shown. Inert: no touch leads to it.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before. Inert: never called.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after. Inert: never called.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// How many dots are shown. Inert: none is.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The dot of the page. Inert: none is shown.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Learns of swipes between pages. Inert: no touch leads to it.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {
  /// Called before a swipe. Inert: never called.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// Called after a swipe. Inert: never called.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  /// The position of the spine, where pages are bound. Inert: never called.
  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { .min }
}

/// Drives the progress of an interactive transition. Inert: transitions are not interactive; the progress is stored.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  /// The duration of the whole transition in seconds: 0.
  open var duration: CGFloat { 0 }
  /// The progress of the transition, 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The timing curve with which the rest of the transition completes. Inert: the value is stored and has no effect.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The speed with which the rest of the transition completes. Inert: the value is stored and has no effect.
  open var completionSpeed: CGFloat = 1
  /// Whether a finger moves the transition from its beginning. Inert: the value is stored and has no effect.
  open var wantsInteractiveStart = true

  /// A transition at its beginning.
  public override init() {}

  /// Begins the transition. Inert: never called.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
  /// Sets the progress.
  open func update(_ percentComplete: CGFloat) { self.percentComplete = min(max(0, percentComplete), 1) }
  /// Keeps the progress. Inert.
  open func pause() {}
  /// Sets the progress back to 0.
  open func cancel() { percentComplete = 0 }
  /// Sets the progress to 1.
  open func finish() { percentComplete = 1 }
}

/// Informed of a popover's changes. All methods are optional.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  /// Called before the popover is shown.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}

/// Adapts presentations. All methods are optional.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The style under a size class. Inert: presentations keep their style.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// The style under traits. Inert: presentations keep their style.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Whether a person may dismiss the presentation. Inert: only code does.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Called before a person dismisses the presentation. Inert: only code does.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after a person dismissed the presentation. Inert: only code does.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when a person tried to dismiss the presentation. Inert: only code does.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { controller.presentationStyle }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// Informed of a search. All methods are optional.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: AnyObject {
  /// Called before the search begins.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after the search began.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after the search ended.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Shows the search.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
  public func presentSearchController(_ searchController: UISearchController) {}
}

/// Informed of a sheet's changes. All methods are optional.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  /// Called after a person dragged the sheet to another height. Inert: there are no drags.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController) {}
}

/// Chooses what a split view controller shows in a compact width. All methods are optional.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// The controller that is shown in a compact width; `nil` for one of the columns.
  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
  /// The controller of the first column when the width becomes regular. Inert: it is not called.
  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
  /// Whether the delegate has handled the last column itself, so that the first column is shown in a compact width.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// The controller of the last column when the width becomes regular. Inert: it is not called.
  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  /// The column that is shown in a compact width, for a controller with a style.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Whether the delegate has shown the detail itself.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  )
    -> Bool
  /// Other columns will be seen. Inert: it is not called.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// One column is seen now. Inert: it is not called.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// Several columns are seen now. Inert: it is not called.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
  public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? { nil }
  public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? { nil }
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  public func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  )
    -> Bool { false }
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {}
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
}

/// Informed of the selected tab. All methods are optional.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether a person may select a tab.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
    -> Bool
  /// Called after a person selected a tab.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
    -> Bool { true }
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

/// Drives a transition by a person's finger. Inert: transitions are not interactive.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins the transition. Inert: never called.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The animation curve with which the transition completes.
  var completionCurve: UIView.AnimationCurve { get }
  /// The speed with which the transition completes.
  var completionSpeed: CGFloat { get }
  /// Whether the transition is interactive from its beginning.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var completionSpeed: CGFloat { 1 }
  public var wantsInteractiveStart: Bool { true }
}

/// Provides an app's own transitions and presentation of a controller. All methods are optional.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// The animator for presenting the controller; `nil` for the system's transition.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The animator for dismissing the controller; `nil` for the system's transition.
  func animationController(forDismissed dismissed: UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )?
  /// The object that drives the presentation by a finger. Inert: never called.
  func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  /// The object that drives the dismissal by a finger. Inert: never called.
  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  /// The presentation controller for the style `custom`; `nil` to cover the whole screen.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func animationController(forDismissed dismissed: UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )? { nil }
  public func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// Animates the views of a transition between controllers.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// The duration of the transition in seconds. Here transitions take no time.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Moves the views, and calls `completeTransition(_:)` at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called after the transition.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The views and controllers of a transition.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition happens.
  var containerView: UIView { get }
  /// Whether the transition is to be animated.
  var isAnimated: Bool { get }
  /// Whether the transition is interactive: no.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled: no.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Ends the transition.
  func completeTransition(_ didComplete: Bool)
  /// The controller that appears or disappears.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that appears or disappears; `nil` for one that stays.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The frame of a controller's view at the beginning.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// The frame of a controller's view at the end.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Identifies a controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a key of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The controller that is visible before the transition.
  public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible after the transition.
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// Identifies a view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a key of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that is visible before the transition.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that is visible after the transition.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// The orientation of the interface on the device.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// Turned to the right of the device.
  case landscapeLeft = 4
  /// Turned to the left of the device.
  case landscapeRight = 3

  /// Whether the interface is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the interface is turned to a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of orientations of the interface.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Turned to the left of the device.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Turned to the right of the device.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Turned to either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All four.
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  /// All but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// How a controller is shown over others.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// Over the whole screen.
  case fullScreen = 0
  /// As a page in the middle, or a sheet.
  case pageSheet = 1
  /// As a small form in the middle.
  case formSheet = 2
  /// Over the presenting context.
  case currentContext = 3
  /// As the controller's transitioning delegate decides.
  case custom = 4
  /// Over the whole screen. The views behind are not removed.
  case overFullScreen = 5
  /// Over the presenting context. The views behind are not removed.
  case overCurrentContext = 6
  /// In a popover.
  case popover = 7
  /// Not presented.
  case none = -1
  /// The system chooses: a sheet.
  case automatic = -2
}

extension UISplitViewController {
  /// Which columns a controller has.
  public enum Style: Int, Hashable, Sendable {
    /// Two, with the interface before iOS 14.
    case unspecified = 0
    /// Two.
    case doubleColumn = 1
    /// Three.
    case tripleColumn = 2
  }

  /// A column.
  public enum Column: Int, Hashable, Sendable {
    /// The first.
    case primary = 0
    /// The middle one of three.
    case supplementary = 1
    /// The last.
    case secondary = 2
    /// The column that is shown in a compact width.
    case compact = 3

    static let sideBySide: [Column] = [.primary, .supplementary, .secondary]
  }

  /// Which columns are visible.
  public enum DisplayMode: Int, Hashable, Sendable {
    /// The controller chooses.
    case automatic = 0
    /// Only the last column.
    case secondaryOnly = 1
    /// The last column and another one beside it.
    case oneBesideSecondary = 2
    /// The last column and another one over it.
    case oneOverSecondary = 3
    /// Three side by side.
    case twoBesideSecondary = 4
    /// The last column and two others over it.
    case twoOverSecondary = 5
    /// The last column, displaced by two others.
    case twoDisplaceSecondary = 6

    /// Only the last column; the name before iOS 14.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// Both of two columns; the name before iOS 14.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// The first column over the last one; the name before iOS 14.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// How columns share the room.
  public enum SplitBehavior: Int, Hashable, Sendable {
    case automatic = 0
    case tile, overlay, displace
  }

  /// When the button of the display mode is shown.
  public enum DisplayModeButtonVisibility: Int, Hashable, Sendable {
    case automatic = 0
    case never, always
  }

  /// On which side the first column is.
  public enum PrimaryEdge: Int, Hashable, Sendable {
    case leading = 0
    case trailing
  }

  /// What is behind the first column.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    case none = 0
    case sidebar
  }
}

/// The look of the status bar's text.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  /// Light or dark text, as the appearance.
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

/// A class that makes a controller again whose state was saved. Inert: no state is saved.
@preconcurrency @MainActor public protocol UIViewControllerRestoration: AnyObject {
  /// The controller of a path of identifiers. Inert: never called.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}
