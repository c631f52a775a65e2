/// Something that a view is given to do with touches, pointers or drags.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
  /// The view that the interaction was added to.
  var view: UIView? { get }
  /// Called before the interaction comes to another view.
  func willMove(to view: UIView?)
  /// Called after the interaction came to another view.
  func didMove(to view: UIView?)
}
