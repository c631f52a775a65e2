import Foundation

/// A drop into a collection view. Inert: nothing is dragged.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: AnyObject {
  /// What is dropped.
  var items: [any UICollectionViewDropItem] { get }
  /// Where.
  var destinationIndexPath: IndexPath? { get }
  /// What the drop does.
  var proposal: UICollectionViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Shows a thing as it moves to an item.
  @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
}

/// A thing that is dropped into a collection view. Inert: there is none.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: AnyObject {
  /// The thing.
  var dragItem: UIDragItem { get }
  /// The item that it comes from, in this collection view.
  var sourceIndexPath: IndexPath? { get }
  /// The size of its preview.
  var previewSize: CGSize { get }
}

/// Animates beside a drag. Inert: there is none.
@preconcurrency @MainActor public protocol UIDragAnimating: AnyObject {
  /// Animates.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Calls a closure at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
