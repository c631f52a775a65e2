/// An object that is called when a tree of views has been laid out, and that may have the tree laid out once more.
@MainActor protocol LayoutFollower: AnyObject {
  /// Called after each layout that started in the tree.
  func layoutDidEnd(in top: UIView)
}

extension UIView {
  /// Adds a follower of the tree under this topmost view.
  func addLayoutFollower(_ follower: any LayoutFollower) {
    guard !layoutState.followers.contains(where: { $0 === follower }) else { return }
    layoutState.followers.append(follower)
  }

  /// Calls the followers of the tree under this topmost view.
  func announceEndOfLayout() {
    for follower in layoutState.followers { follower.layoutDidEnd(in: self) }
  }
}
