import Foundation

/// A body hangs on another one, or on a point. Inert: nothing moves.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The bodies.
  public let items: [any UIDynamicItem]
  /// The point.
  open var anchorPoint: CGPoint
  /// How far away the body is.
  open var length: CGFloat = 0
  /// How much it swings, per second.
  open var frequency: CGFloat = 0
  /// How fast it stops swinging.
  open var damping: CGFloat = 0
  /// Hangs a body on a point.
  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    items = [item]
    anchorPoint = point
  }
  /// Hangs a body on a point, by a point of its own.
  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    items = [item]
    anchorPoint = point
  }
  /// Hangs a body on another one.
  public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    items = [item1, item2]
    anchorPoint = .zero
  }
}
