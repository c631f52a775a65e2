import Foundation

/// Lets things of a view be dragged. Inert: no touch leads to it.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
  /// Says what is dragged.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?
  /// Whether drags begin. Inert: kept.
  open var isEnabled = true
  /// Whether other gestures may begin with a drag. Inert: kept.
  open var allowsSimultaneousRecognitionDuringLift = false
  /// Whether the device begins drags by itself. Inert: kept.
  open class var isEnabledByDefault: Bool { true }

  /// An interaction with a delegate.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
  }

  /// Called before the interaction comes to another view.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction came to another view.
  open func didMove(to view: UIView?) { self.view = view }
}
