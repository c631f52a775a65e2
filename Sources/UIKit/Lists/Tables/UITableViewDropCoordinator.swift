import Foundation

/// A drop into a table. Inert: nothing is dragged.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: AnyObject {
  /// What is dropped.
  var items: [any UITableViewDropItem] { get }
  /// Where.
  var destinationIndexPath: IndexPath? { get }
  /// What the drop does.
  var proposal: UITableViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
}

/// A thing that is dropped into a table. Inert: there is none.
@preconcurrency @MainActor public protocol UITableViewDropItem: AnyObject {
  /// The thing.
  var dragItem: UIDragItem { get }
  /// The row that it comes from, in this table.
  var sourceIndexPath: IndexPath? { get }
  /// The size of its preview.
  var previewSize: CGSize { get }
}
