import Foundation

/// How bodies bounce and turn. Inert: nothing moves.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// The bodies.
  open private(set) var items: [any UIDynamicItem]
  /// How they bounce, from 0 to 1.
  open var elasticity: CGFloat = 0
  /// How rough they are, from 0 to 1.
  open var friction: CGFloat = 0
  /// How heavy they are.
  open var density: CGFloat = 1
  /// How the air slows them.
  open var resistance: CGFloat = 0
  /// How their turning slows.
  open var angularResistance: CGFloat = 0
  /// Whether they turn.
  open var allowsRotation = true
  /// Whether they stay where they are.
  open var isAnchored = false
  /// Creates it.
  public init(items: [any UIDynamicItem] = []) { self.items = items }
  /// Adds a body.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  /// Takes a body away.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  /// Moves a body.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
  /// Turns a body.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
}
