import Foundation

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
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
  }

  /// Called before the interaction comes to another view.
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
