import Foundation

/// Moves views as bodies. Inert: behaviours are kept, and nothing moves.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  /// The view in whose coordinates bodies move.
  public let referenceView: UIView?
  /// The behaviours, in the order in which they were added.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Hears of rest. Inert: nothing moves.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  /// Creates an animator.
  public init(referenceView view: UIView) { referenceView = view }
  /// Creates an animator without a view.
  public override init() { referenceView = nil }

  /// Whether anything moves: no.
  open var isRunning: Bool { false }
  /// For how long it moved, in seconds.
  open var elapsedTime: TimeInterval { 0 }
  /// Adds a behaviour.
  open func addBehavior(_ behavior: UIDynamicBehavior) { behaviors.append(behavior) }
  /// Removes a behaviour.
  open func removeBehavior(_ behavior: UIDynamicBehavior) { behaviors.removeAll { $0 === behavior } }
  /// Removes all behaviours.
  open func removeAllBehaviors() { behaviors = [] }
  /// Code has moved a body. Inert.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}
