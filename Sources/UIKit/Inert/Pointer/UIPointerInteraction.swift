import Foundation

/// Changes the pointer over a view. Inert: there is no pointer.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  /// Says how the pointer looks.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?
  /// Whether the pointer changes. Inert: kept.
  open var isEnabled = true

  /// An interaction with a delegate.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    self.delegate = delegate
  }

  /// Called before the interaction comes to another view.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction came to another view.
  open func didMove(to view: UIView?) { self.view = view }
  /// Asks for the look anew. Inert.
  open func invalidate() {}
}
