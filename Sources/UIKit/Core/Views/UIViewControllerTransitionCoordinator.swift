/// The state of a change of size or traits.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the change is animated; it never is.
  var isAnimated: Bool { get }
  /// Whether the change was taken back; it never is.
  var isCancelled: Bool { get }
  /// How long the change takes, in seconds; 0.
  var transitionDuration: TimeInterval { get }
}

/// Runs code along with a change of size or traits, and after it.
///
/// Nothing is animated: `animation` runs as soon as the new size is set, `completion` right after it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs `animation` along with the change and `completion` after it; always returns true.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Runs `animation` along with the change; always returns true.
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

  /// Announces the change, makes it, and runs the animations and completions.
  func run(announce: (any UIViewControllerTransitionCoordinator) -> Void, change: () -> Void) {
    announce(self)
    change()
    for animation in animations { animation(self) }
    for completion in completions { completion(self) }
  }
}
