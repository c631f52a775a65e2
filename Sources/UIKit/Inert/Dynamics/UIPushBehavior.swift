import Foundation

/// Bodies are pushed. Inert: they stay.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
  /// For how long bodies are pushed.
  public enum Mode: Int, Hashable, Sendable {
    case continuous = 0
    case instantaneous
  }
  /// The items that the behaviour affects.
  open private(set) var items: [any UIDynamicItem]
  /// For how long they are pushed.
  public let mode: Mode
  /// Whether they are pushed.
  open var active = true
  /// Where they are pushed.
  open var pushDirection = CGVector.zero
  /// Where they are pushed, in radians.
  open var angle: CGFloat = 0
  /// How much they are pushed.
  open var magnitude: CGFloat = 0
  /// Creates the behaviour.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.items = items
    self.mode = mode
  }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
}
