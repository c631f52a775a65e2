import Environments
import UIKit

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
    guard let delegate = table.delegate, table.dataSource?.tableView(table, canEditRowAt: path) ?? false else {
      return []
    }
    let configuration =
      edge == .leading
      ? delegate.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
      : delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
    if let configuration { return configuration.actions.map(action) }
    guard edge == .trailing else { return [] }
    return (delegate.tableView(table, editActionsForRowAt: path) ?? []).map { action in
      Action(title: action.title ?? "", perform: { action.handler(action, path) })
    }
  }

  private func action(_ action: UIContextualAction) -> Action {
    let title = [action.title, action.accessibilityLabel].compactMap(\.self).first { !$0.isEmpty }
    return Action(title: title ?? "", perform: { action.handler(action, cell) { _ in } })
  }
}
