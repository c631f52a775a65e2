import Foundation

extension RowSelection {
  /// Makes a cell that comes into sight show whether its row is selected.
  @MainActor func apply(to cell: UITableViewCell, at indexPath: IndexPath) {
    if cell.isSelected != contains(indexPath) { cell.setSelected(contains(indexPath), animated: false) }
  }
}
