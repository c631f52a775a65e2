import Foundation

/// Shows the menu of editing. Inert: the menu is not shown.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// Makes the menu.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?

  /// An interaction with a delegate.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
  }

  /// Called before the interaction comes to another view.
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
