/// The state of a view controller's change of size or traits.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the change is animated: always `false` here.
  var isAnimated: Bool { get }
  /// Whether the change was cancelled: always `false` here.
  var isCancelled: Bool { get }
  /// How long the change takes, in seconds: always 0 here.
  var transitionDuration: TimeInterval { get }
}

/// Runs an app's code together with a view controller's change of size or traits, and after it.
///
/// Nothing is animated here. The `animation` closures run as soon as the new size or traits are set, and the
/// `completion` closures right after them.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Registers `animation` to run together with the change, and `completion` to run after it. Always returns `true`.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Registers `animation` to run together with the change. Always returns `true`.
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// The transition coordinator of a change that is made at once, without animation.
final class ImmediateTransition: UIViewControllerTransitionCoordinator {
  let isAnimated = false
  let isCancelled = false
  let transitionDuration: TimeInterval = 0
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Makes a change of size or traits.
  ///
  /// - Parameters:
  ///   - announce: is called first, to pass this coordinator to the controller's `viewWillTransition(to:with:)` or
  ///     `willTransition(to:with:)`. These may register closures.
  ///   - change: makes the change. The registered animations and completions run after it.
  func run(announce: (any UIViewControllerTransitionCoordinator) -> Void, change: () -> Void) {
    announce(self)
    change()
    for animation in animations { animation(self) }
    for completion in completions { completion(self) }
  }
}
