import Environments
@_spi(Generated) import UIKit

/// A row of a table, or an item of a collection view, and the actions that a swipe over it shows.
struct TargetRow {
  /// One of the actions.
  struct Action {
    let title: String
    /// Does what a tap on the action does.
    let perform: () -> Void
  }

  let list: UIScrollView
  let path: IndexPath
  let cell: UIView

  /// The actions at an edge, from the edge inwards.
  func actions(at edge: RowEdge) -> [Action] {
    if let table = list as? UITableView { return actions(at: edge, of: table) }
    guard let collection = list as? UICollectionView,
      let layout = collection.collectionViewLayout as? UICollectionViewCompositionalLayout,
      let configuration = layout.listConfiguration(ofSection: path.section)
    else { return [] }
    let provider =
      edge == .leading
      ? configuration.leadingSwipeActionsConfigurationProvider : configuration.trailingSwipeActionsConfigurationProvider
    return (provider?(path)?.actions ?? []).map(action)
  }

  private func actions(at edge: RowEdge, of table: UITableView) -> [Action] {
    guard let source = table.dataSource, source.tableView(table, canEditRowAt: path) else { return [] }
    return delegateActions(at: edge, of: table) ?? (edge == .trailing ? deletion(from: table, source) : [])
  }

  /// The actions that the delegate of a table has for the row; `nil` if it leaves them to the table.
  private func delegateActions(at edge: RowEdge, of table: UITableView) -> [Action]? {
    guard let delegate = table.delegate else { return nil }
    let configuration =
      edge == .leading
      ? delegate.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
      : delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
    if let configuration { return configuration.actions.map(action) }
    guard edge == .trailing else { return nil }
    return delegate.tableView(table, editActionsForRowAt: path)?.map { action in
      Action(title: action.title ?? "", perform: { action.handler(action, path) })
    }
  }

  /// The button “Delete” that a table shows by itself, if its data source has the method that deletes rows.
  ///
  /// See [`tableView(_:commit:forRowAt:)`](
  /// https://developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:commit:forrowat:)).
  private func deletion(from table: UITableView, _ source: any UITableViewDataSource) -> [Action] {
    guard RuntimeTable.shared.responds(source, to: Self.commitSelector),
      table.delegate?.tableView(table, editingStyleForRowAt: path) ?? .delete == .delete
    else { return [] }
    let title = table.delegate?.tableView(table, titleForDeleteConfirmationButtonForRowAt: path)
    return [
      Action(title: title ?? "Delete", perform: { source.tableView(table, commit: .delete, forRowAt: path) })
    ]
  }

  private static let commitSelector = Selector("tableView:commitEditingStyle:forRowAtIndexPath:")

  private func action(_ action: UIContextualAction) -> Action {
    let title = [action.title, action.accessibilityLabel].compactMap(\.self).first { !$0.isEmpty }
    return Action(title: title ?? "", perform: { action.handler(action, cell) { _ in } })
  }
}
