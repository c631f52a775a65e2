/// An object that adds a behaviour, such as drag and drop or a context menu, to the view that it is added to.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
  /// The view that the interaction was added to; `nil` if there is none.
  var view: UIView? { get }
  /// Called before the interaction is added to a view, or with `nil` before it is removed from its view.
  func willMove(to view: UIView?)
  /// Called after the interaction was added to a view, or with `nil` after it was removed from its view.
  func didMove(to view: UIView?)
}
