import Foundation

/// A part of a view in which the pointer has a look. Inert: there is no pointer; the region is kept.
@preconcurrency @MainActor open class UIPointerRegion: NSObject {
  /// The rectangle in the view.
  public let rect: CGRect
  /// Distinguishes regions.
  public let identifier: AnyHashable?

  /// A region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
  }
}

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
