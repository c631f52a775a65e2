import Foundation

/// Takes what is dropped into a table. Inert: no touch leads to it.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: AnyObject {
  /// Takes what is dropped. Inert: never called.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Whether a drag is taken at all. Inert: never called.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// What a drop would do. Inert: never called.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Called when a drag comes in. Inert: never called.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// Called when a drag goes out. Inert: never called.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// Called after a drag that was seen ended. Inert: never called.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
}

extension UITableViewDropDelegate {
  /// Yes.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
  /// Nothing.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }
  /// Nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  /// Nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  /// Nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
}
