import Foundation

/// Lets things be dropped into a view. Inert: no touch leads to it.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
  /// Takes what is dropped.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?
  /// Whether several drags are taken at once. Inert: kept.
  open var allowsSimultaneousDropSessions = false

  /// An interaction with a delegate.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
  }

  /// Called before the interaction comes to another view.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction came to another view.
  open func didMove(to view: UIView?) { self.view = view }
}
