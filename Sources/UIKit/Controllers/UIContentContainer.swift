/// An object whose content has a size and traits that can change. Here only view controllers conform to it.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The size in points that the content would like to have; zero if it has no preference.
  var preferredContentSize: CGSize { get }
  /// Called after `preferredContentSize` of a child changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// In UIKit, called after the size that constraints give a child changed. Nothing here calls it.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size in points that a child gets if this container has the size `parentSize`.
  func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize
  /// Called before the size of this container's view changes to `size`.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before the traits of this container change to `newCollection`.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
