import Foundation

/// A body hangs on another one, or on a point. Inert: nothing moves.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The items that the behaviour affects.
  public let items: [any UIDynamicItem]
  /// The point.
  open var anchorPoint: CGPoint
  /// How far away the body is.
  open var length: CGFloat = 0
  /// How much it swings, per second.
  open var frequency: CGFloat = 0
  /// How fast it stops swinging.
  open var damping: CGFloat = 0
  /// Attaches an item to a point.
  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    items = [item]
    anchorPoint = point
  }
  /// Attaches an item to a point, by a point of the item.
  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    items = [item]
    anchorPoint = point
  }
  /// Attaches an item to another one.
  public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    items = [item1, item2]
    anchorPoint = .zero
  }
}
