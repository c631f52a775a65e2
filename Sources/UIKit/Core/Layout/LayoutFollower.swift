/// Something that is told when a tree of views has been laid out, and may have it laid out once more.
@MainActor protocol LayoutFollower: AnyObject {
  /// Called after each layout that started in the tree.
  func layoutDidEnd(in top: UIView)
}

extension UIView {
  /// Has a follower told of each layout of the tree under this topmost view.
  func addLayoutFollower(_ follower: any LayoutFollower) {
    guard !layoutState.followers.contains(where: { $0 === follower }) else { return }
    layoutState.followers.append(follower)
  }

  /// Tells the followers of the tree under this topmost view that it was laid out.
  func announceEndOfLayout() {
    for follower in layoutState.followers { follower.layoutDidEnd(in: self) }
  }
}
