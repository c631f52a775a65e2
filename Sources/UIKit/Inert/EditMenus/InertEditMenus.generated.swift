// Made by `make surface` from Surface/UIKit/Inert/EditMenus.swift; don't edit.
// swift-format-ignore-file

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
    self.sourcePoint = sourcePoint
    self.identifier = identifier ?? AnyHashable(UUID())
  }
}

/// Where the arrow of the menu of editing points.
public enum UIEditMenuArrowDirection: Int, Hashable, Sendable {
  case automatic, up, down, left, right
}

/// Shows the menu of editing. Inert: the menu is not shown.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// Makes the menu.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?

  /// An interaction with a delegate.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }

  /// Called before the interaction comes to another view. Inert.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction came to another view.
  open func didMove(to view: UIView?) { self.view = view }
  /// Shows the menu. Inert.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
  /// Takes the menu away. Inert.
  open func dismissMenu() {}
  /// Asks for the menu anew. Inert.
  open func reloadVisibleMenu() {}
  /// Moves the menu. Inert.
  open func updateVisibleMenuPosition(animated: Bool) {}
  /// The place of the touch. Inert: zero.
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// Makes the menu of editing. Inert: the menu is not shown.
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: AnyObject {
  /// The menu. Inert: never called.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// What the menu points at. Inert: never called.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// Called before the menu is shown. Inert: never called.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// Called before the menu goes away. Inert: never called.
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

/// Animates beside the menu of editing. Inert: the menu is not shown.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: AnyObject {
  /// Animates.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Calls a closure at the end.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The menu of editing, as before iOS 16. Inert: the menu is not shown.
@preconcurrency @MainActor open class UIMenuController: NSObject {
  /// The menu.
  public static let shared = UIMenuController()

  /// Where the menu's arrow points.
  public enum ArrowDirection: Int, Hashable, Sendable {
    case `default`, up, down, left, right
  }

  private override init() {}

  /// Entries of the app. Inert: the value is stored and has no effect.
  open var menuItems: [UIMenuItem]?
  /// Where the arrow points. Inert: the value is stored and has no effect.
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
