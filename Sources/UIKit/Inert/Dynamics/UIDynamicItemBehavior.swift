import Foundation

/// How bodies bounce and turn. Inert: nothing moves.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// The items that the behaviour affects.
  open private(set) var items: [any UIDynamicItem]
  /// How strongly the items bounce, from 0 to 1.
  open var elasticity: CGFloat = 0
  /// The friction of the items, from 0 to 1.
  open var friction: CGFloat = 0
  /// The density of the items.
  open var density: CGFloat = 1
  /// How much the items are slowed down.
  open var resistance: CGFloat = 0
  /// How much the rotation of the items is slowed down.
  open var angularResistance: CGFloat = 0
  /// Whether the items may rotate.
  open var allowsRotation = true
  /// Whether the items stay where they are.
  open var isAnchored = false
  /// Creates the behaviour.
  public init(items: [any UIDynamicItem] = []) { self.items = items }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  /// Moves a body.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
  /// Turns a body.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
}
