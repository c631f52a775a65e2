/// A container of content that has a size: a view controller.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The preferred size of the content; zero states none.
  var preferredContentSize: CGSize { get }
  /// Called after the preferred size of a contained controller changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Called after the size that constraints give a contained controller changed.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size of a contained controller in a container of a size.
  func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize
  /// Called before the size changes.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before the traits change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
