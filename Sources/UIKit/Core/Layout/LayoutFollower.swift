/// An object that is called after a view tree was laid out. It may change views and so make another layout necessary.
@preconcurrency @MainActor protocol LayoutFollower: AnyObject {
  /// Called after each `layoutIfNeeded()` of a view in the tree.
  ///
  /// - Parameter top: the topmost view of the tree.
  func layoutDidEnd(in top: UIView)
}

extension UIView {
  /// Registers an object that is called after each layout of the view tree of which this is the topmost view. Does
  /// nothing if it is registered already.
  func addLayoutFollower(_ follower: any LayoutFollower) {
    guard !layoutState.followers.contains(where: { $0 === follower }) else { return }
    layoutState.followers.append(follower)
  }

  /// Calls the objects that were registered by `addLayoutFollower(_:)`. This must be the topmost view of its tree.
  func announceEndOfLayout() {
    for follower in layoutState.followers { follower.layoutDidEnd(in: self) }
  }
}
