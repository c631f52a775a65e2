import Foundation

/// Bodies fall. Inert: they stay.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  /// The bodies.
  open private(set) var items: [any UIDynamicItem]
  /// Where they fall; 1 is 1000 points per second squared.
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  /// Where they fall, in radians.
  open var angle = CGFloat.pi / 2
  /// How much they fall.
  open var magnitude: CGFloat = 1
  /// Creates it.
  public init(items: [any UIDynamicItem] = []) { self.items = items }
  /// Adds a body.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  /// Takes a body away.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}
