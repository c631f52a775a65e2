import Foundation

/// A body goes to a point. Inert: it stays.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  /// The point.
  open var snapPoint: CGPoint
  /// How soon it stops swinging, from 0 to 1.
  open var damping: CGFloat = 0.5
  /// Moves an item to a point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) { snapPoint = point }
}
