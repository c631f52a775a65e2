import Foundation

/// Where the menu of editing is shown. Inert: the menu is not shown.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  /// Distinguishes menus.
  public let identifier: AnyHashable
  /// The place in the view.
  public let sourcePoint: CGPoint
  /// Where the arrow points.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// A place for a menu.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
  }
}

/// Where the arrow of the menu of editing points.
public enum UIEditMenuArrowDirection: Int, Hashable, Sendable {
  case automatic, up, down, left, right
}
