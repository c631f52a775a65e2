/// What is known of a change of size or traits while it happens.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the change is animated; it never is.
  var isAnimated: Bool { get }
  /// Whether the change was taken back; it never is.
  var isCancelled: Bool { get }
  /// How long the change takes, in seconds; 0.
  var transitionDuration: TimeInterval { get }
}

/// Runs code with a change of size or traits, and after it.
///
/// There is no time here: what is to be animated with the change runs when the new size is in place, what is to run
/// afterwards follows at once.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Has `animation` run with the change and `completion` after it; answers that it will.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Has `animation` run with the change; answers that it will.
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// The coordinator of a change that takes no time.
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

  /// Announces the change, makes it, and runs what was asked for.
  func run(announce: (any UIViewControllerTransitionCoordinator) -> Void, change: () -> Void) {
    announce(self)
    change()
    for animation in animations { animation(self) }
    for completion in completions { completion(self) }
  }
}
