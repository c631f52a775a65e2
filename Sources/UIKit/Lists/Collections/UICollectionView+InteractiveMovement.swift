import Foundation

/// Moving items with a finger. Inert: items stay where they are.
extension UICollectionView {
  /// Starts to move an item. Inert: false.
  @discardableResult public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
  /// Moves the item. Inert.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  /// Leaves the item where it is. Inert.
  public func endInteractiveMovement() {}
  /// Puts the item back. Inert.
  public func cancelInteractiveMovement() {}
}
