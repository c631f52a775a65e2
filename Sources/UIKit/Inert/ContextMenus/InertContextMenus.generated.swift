// Made by `make surface` from Surface/UIKit/Inert/ContextMenus.swift; don't edit.
// swift-format-ignore-file

import Foundation

/// Describes the context menu that a long press on a view shows. Inert: the menu is not shown; a walk
/// through an app (`--walk`) calls its closures, and code may.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// A closure that makes the menu. Its argument is the elements that the system suggests.
  public typealias ActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?
  /// A closure that makes a view controller, which is shown as a preview above the menu.
  public typealias PreviewProvider = @MainActor () -> UIViewController?

  /// Identifies the menu among the context menus of a view.
  public let identifier: any NSCopying
  /// Makes the view controller that is shown as a preview above the menu.
  package let previewProvider: PreviewProvider?
  /// Makes the menu.
  package let actionProvider: ActionProvider?
  /// Whether the first element is the topmost or the one closest to the finger. Inert: the value is stored and has no
  /// effect.
  open var preferredMenuElementOrder = ElementOrder.automatic
  /// The number of items that the menu applies to, shown as a badge. Inert: the value is stored and has no effect.
  open var badgeCount = 0
  /// Further items that the menu applies to. Inert: the value is stored and has no effect.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []

  /// The order of the menu's elements.
  public typealias ElementOrder = UIMenuElementOrder

  /// Creates a description of a context menu.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil, actionProvider: ActionProvider? = nil
  ) {
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    self.identifier = identifier ?? NSUUID()
  }
}

/// Shows a context menu after a long press on a view. Inert: a long press shows no menu; a walk through an app
/// (`--walk`) chooses the menu's elements.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// How the menu is shown.
  public enum Appearance: Int, Hashable, Sendable {
    case unknown, rich, compact
  }

  /// Makes the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?
  /// How the menu is shown. Inert: always unknown, because it is not shown.
  open var menuAppearance: Appearance { .unknown }

  /// Creates an interaction with a delegate.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

  /// Called before the interaction is added to a view, or removed from its view. Inert.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view, or removed from its view.
  open func didMove(to view: UIView?) { self.view = view }
  /// The position of the long press in a view. Inert: zero.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Changes the menu that is shown. Inert: no menu is shown.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
  /// Dismisses the menu. Inert: no menu is shown.
  open func dismissMenu() {}
}

/// Runs animations together with those of a context menu. Inert: menus are not shown.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// The view controller that is shown as a preview above the menu.
  var previewViewController: UIViewController? { get }
  /// Adds a closure that changes what is animated.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called when the animation ends.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// How the preview of a context menu disappears after a tap on it.
public enum UIContextMenuInteractionCommitStyle: Int, Hashable, Sendable {
  /// The preview fades out.
  case dismiss = 0
  /// The preview grows and becomes the next screen.
  case pop = 1
}

/// Runs animations while a context menu disappears whose preview was tapped. Inert: menus are not shown.
@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the preview disappears.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Provides the context menu that a long press on a view shows. Inert: only a walk through an app (`--walk`) asks for
/// the menu.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// The menu for a long press at a position in the view; nil for no menu. Inert: only a walk calls it.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// The preview of the view while the menu appears. Inert: never called.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The preview of the view while the menu disappears. Inert: never called.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called when the preview was tapped. Inert: only a walk calls it.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Called before the menu is shown. Inert: never called.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called before the menu disappears. Inert: never called.
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
