import Foundation

/// What bodies do. Inert: nothing moves.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  /// The behaviours of which it consists.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called with each step. Inert: there is none.
  open var action: (() -> Void)?
  /// Creates the behaviour.
  public override init() {}
  /// Adds a part.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
  /// Takes a part away.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.removeAll { $0 === behavior } }
}
