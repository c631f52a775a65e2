import Foundation

/// Bodies hit each other and walls. Inert: nothing moves.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
  /// What bodies hit.
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

  /// The bodies.
  open private(set) var items: [any UIDynamicItem]
  /// What they hit.
  open var collisionMode = Mode.everything
  /// Whether the edges of the animator's view are walls.
  open var translatesReferenceBoundsIntoBoundary = false
  /// Hears what hits what. Inert: nothing does.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  /// Creates it.
  public init(items: [any UIDynamicItem] = []) { self.items = items }
  /// Adds a body.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  /// Takes a body away.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  /// Adds a wall.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {}
  /// Adds a wall.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {}
  /// Takes all walls away.
  open func removeAllBoundaries() {}
}
