// Made by `make surface` from Surface/UIKit/Inert/EditMenus.swift; don't edit.
// swift-format-ignore-file

import Foundation

/// Describes where the edit menu is shown. Inert: the menu is not shown.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  /// Identifies the menu.
  public let identifier: AnyHashable
  /// The position of the menu, in the coordinates of the view.
  public let sourcePoint: CGPoint
  /// The direction in which the menu's arrow points.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Creates a description with a position of the menu.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.sourcePoint = sourcePoint
    self.identifier = identifier ?? AnyHashable(UUID())
  }
}

/// The direction in which the arrow of the edit menu points.
public enum UIEditMenuArrowDirection: Int, Hashable, Sendable {
  case automatic, up, down, left, right
}

/// Shows an edit menu, with commands such as Copy, for a view. Inert: the menu is not shown.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// Provides the menu.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?

  /// Creates an interaction with a delegate.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }

  /// Called before the interaction is added to a view, or removed from its view. Inert.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view, or removed from its view.
  open func didMove(to view: UIView?) { self.view = view }
  /// Shows the menu. Inert.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
  /// Dismisses the menu. Inert.
  open func dismissMenu() {}
  /// Asks the delegate again for the menu that is shown. Inert.
  open func reloadVisibleMenu() {}
  /// Moves the menu to the rectangle that the delegate returns for it. Inert.
  open func updateVisibleMenuPosition(animated: Bool) {}
  /// The position of the touch that showed the menu, in the coordinates of a view. Inert: zero.
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// Provides the edit menu of a view. Inert: the menu is not shown.
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: AnyObject {
  /// The menu to show; nil for no menu. Inert: never called.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// The rectangle that the menu points at, in the coordinates of the view. Inert: never called.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// Called before the menu is shown. Inert: never called.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// Called before the menu is dismissed. Inert: never called.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating) {}
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating) {}
}

/// Runs animations together with those of the edit menu. Inert: the menu is not shown.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: AnyObject {
  /// Adds a closure that changes what is animated.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called when the animation ends.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The edit menu, in the form used before iOS 16. Inert: the menu is not shown.
@preconcurrency @MainActor open class UIMenuController: NSObject {
  /// The menu.
  public static let shared = UIMenuController()

  /// The direction in which the menu's arrow points.
  public enum ArrowDirection: Int, Hashable, Sendable {
    case `default`, up, down, left, right
  }

  private override init() {}

  /// Items that the app adds to the menu. Inert: the value is stored and has no effect.
  open var menuItems: [UIMenuItem]?
  /// The direction in which the menu's arrow points. Inert: the value is stored and has no effect.
  open var arrowDirection = ArrowDirection.default
  /// Whether the menu is shown. Inert: it is never shown.
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
  /// Sets the rectangle, in the coordinates of a view, that the menu points at. Inert.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  /// Updates the items of the menu. Inert.
  open func update() {}

  /// Posted before the menu is shown. Inert: never posted.
  public nonisolated static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
  /// Posted after the menu was shown. Inert: never posted.
  public nonisolated static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
  /// Posted before the menu is hidden. Inert: never posted.
  public nonisolated static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
  /// Posted after the menu was hidden. Inert: never posted.
  public nonisolated static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
}

/// An item of the edit menu, in the form used before iOS 16. Inert: the menu is not shown.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  /// The title.
  open var title: String
  /// The method that the item calls.
  open var action: Selector

  /// Creates a menu item.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
  }
}
