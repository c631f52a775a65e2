import Foundation

/// An entry of the menu of editing, as before iOS 16. Inert: the menu is not shown.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  /// The title.
  open var title: String
  /// The method.
  open var action: Selector

  /// Creates an entry.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
  }
}
