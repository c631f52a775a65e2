/// The state of a view controller's change of size or traits, or of what it shows.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the app asked for an animated change. Here it takes no time all the same. Changes of size and traits are not
  /// animated.
  var isAnimated: Bool { get }
  /// Whether the change was cancelled: always `false` here.
  var isCancelled: Bool { get }
  /// How long the change takes, in seconds: always 0 here.
  var transitionDuration: TimeInterval { get }
}

/// Runs an app's code together with a view controller's change of size or traits, or of what it shows, and after it.
///
/// Nothing is animated here. The `animation` closures run as soon as the new size or traits are set, or the new view is in
/// place, and the `completion` closures after the change.
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

/// The transition coordinator of a change that is made at once.
final class ImmediateTransition: UIViewControllerTransitionCoordinator {
  let isAnimated: Bool
  let isCancelled = false
  let transitionDuration: TimeInterval = 0
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  /// - Parameter isAnimated: whether the app asked for an animated change.
  init(isAnimated: Bool = false) {
    self.isAnimated = isAnimated
  }

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
    end()
  }

  /// Runs the animations that were registered up to now.
  func runAnimations() {
    let registered = animations
    animations = []
    for animation in registered { animation(self) }
  }

  /// Runs what is left of the animations, and the completions.
  func end() {
    runAnimations()
    let registered = completions
    completions = []
    for completion in registered { completion(self) }
  }
}
