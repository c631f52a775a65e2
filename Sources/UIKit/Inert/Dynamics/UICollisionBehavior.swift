import Foundation

/// Bodies hit each other and walls. Inert: nothing moves.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
  /// What items collide with.
  public struct Mode: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a mode by its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Each other.
    public static let items = Mode(rawValue: 1)
    /// Walls.
    public static let boundaries = Mode(rawValue: 2)
    /// Both.
    public static let everything = Mode(rawValue: .max)
  }

  /// The items that the behaviour affects.
  open private(set) var items: [any UIDynamicItem]
  /// What the items collide with.
  open var collisionMode = Mode.everything
  /// Whether the edges of the animator's view are boundaries.
  open var translatesReferenceBoundsIntoBoundary = false
  /// Hears what hits what. Inert: nothing does.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  /// Creates the behaviour.
  public init(items: [any UIDynamicItem] = []) { self.items = items }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  /// Adds a boundary.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {}
  /// Adds a boundary.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {}
  /// Removes all boundaries.
  open func removeAllBoundaries() {}
}
