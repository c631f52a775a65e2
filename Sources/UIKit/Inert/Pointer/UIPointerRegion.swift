import Foundation

/// A question for the region at a place. Inert: there is no pointer.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
  /// The place in the view.
  public let location: CGPoint
  /// The keys that are held.
  public let modifiers: UIKeyModifierFlags

  init(location: CGPoint, modifiers: UIKeyModifierFlags) {
    self.location = location
    self.modifiers = modifiers
  }
}
