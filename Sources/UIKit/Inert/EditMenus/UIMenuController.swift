import Foundation

/// The menu of editing, as before iOS 16. Inert: the menu is not shown.
@preconcurrency @MainActor open class UIMenuController: NSObject {
  /// The menu.
  public static let shared = UIMenuController()

  /// Where the menu's arrow points.
  public enum ArrowDirection: Int, Hashable, Sendable {
    case `default`, up, down, left, right
  }

  private override init() {}

  /// Entries of the app. Inert: kept.
  open var menuItems: [UIMenuItem]?
  /// Where the arrow points. Inert: kept.
  open var arrowDirection = ArrowDirection.default
  /// Whether the menu is shown. Inert: never.
  open var isMenuVisible: Bool { false }
  /// The menu's frame. Inert: zero.
  open var menuFrame: CGRect { .zero }

  /// Shows the menu. Inert.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
  /// Hides the menu. Inert.
  open func hideMenu() {}
  /// Hides the menu of a view. Inert.
  open func hideMenu(from targetView: UIView) {}
  /// Shows or hides the menu. Inert.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
  /// Sets where the menu is shown. Inert.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  /// Asks for the entries anew. Inert.
  open func update() {}

  /// The menu is about to be shown. Inert: never posted.
  public nonisolated static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
  /// The menu was shown. Inert: never posted.
  public nonisolated static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
  /// The menu is about to be hidden. Inert: never posted.
  public nonisolated static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
  /// The menu was hidden. Inert: never posted.
  public nonisolated static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
}
