import Foundation

extension RowSelection {
  /// Selects or deselects a cell that becomes visible, depending on whether the selection contains its row.
  @MainActor func apply(to cell: UITableViewCell, at indexPath: IndexPath) {
    if cell.isSelected != contains(indexPath) { cell.setSelected(contains(indexPath), animated: false) }
  }
}
