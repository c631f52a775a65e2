import Foundation

/// Bodies fall. Inert: they stay.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  /// The items that the behaviour affects.
  open private(set) var items: [any UIDynamicItem]
  /// Where they fall; 1 is 1000 points per second squared.
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  /// Where they fall, in radians.
  open var angle = CGFloat.pi / 2
  /// How much they fall.
  open var magnitude: CGFloat = 1
  /// Creates the behaviour.
  public init(items: [any UIDynamicItem] = []) { self.items = items }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}
