// Made by `make surface` from Surface/UIKit/Inert/ContextMenus.swift; don't edit.
// swift-format-ignore-file

import Foundation

/// The menu of a view that is touched for long. Inert: the menu is not shown; code may call its closures.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// Makes the menu from the elements that the system suggests.
  public typealias ActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?
  /// Makes what is shown above the menu.
  public typealias PreviewProvider = @MainActor () -> UIViewController?

  /// Distinguishes the menus of a view.
  public let identifier: any NSCopying
  /// Makes what is shown above the menu.
  let previewProvider: PreviewProvider?
  /// Makes the menu.
  let actionProvider: ActionProvider?
  /// Which element stands closest to the finger. Inert: the value is stored and has no effect.
  open var preferredMenuElementOrder = ElementOrder.automatic
  /// The number of items that the menu is for. Inert: the value is stored and has no effect.
  open var badgeCount = 0
  /// Further items that the menu is for. Inert: the value is stored and has no effect.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []

  /// The order of the elements.
  public typealias ElementOrder = UIMenuElementOrder

  /// A menu.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil, actionProvider: ActionProvider? = nil
  ) {
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    self.identifier = identifier ?? NSUUID()
  }
}

/// Shows a menu when a view is touched for long. Inert: no touch leads to it.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// How the menu is shown.
  public enum Appearance: Int, Hashable, Sendable {
    case unknown, rich, compact
  }

  /// Makes the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?
  /// How the menu is shown. Inert: it is not.
  open var menuAppearance: Appearance { .unknown }

  /// An interaction with a delegate.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

  /// Called before the interaction comes to another view. Inert.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction came to another view.
  open func didMove(to view: UIView?) { self.view = view }
  /// The place of the touch. Inert: zero.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Changes the menu that is shown. Inert: none is.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
  /// Takes the menu away. Inert: none is shown.
  open func dismissMenu() {}
}

/// Animates beside a menu. Inert: menus are not shown.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// What is shown above the menu.
  var previewViewController: UIViewController? { get }
  /// Animates.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Calls a closure at the end.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// How the preview of a menu goes away.
public enum UIContextMenuInteractionCommitStyle: Int, Hashable, Sendable {
  /// It fades.
  case dismiss = 0
  /// It becomes the next screen.
  case pop = 1
}

/// Animates the end of a menu whose preview was tapped. Inert: menus are not shown.
@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the preview goes away.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Makes the menu of a view that is touched for long. Inert: no touch leads to it.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// The menu at a place. Inert: never called.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// The preview from which the menu grows. Inert: never called.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The preview to which the menu shrinks. Inert: never called.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called when the preview was tapped. Inert: never called.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Called before the menu is shown. Inert: never called.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called before the menu goes away. Inert: never called.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?) {}
}
