import Foundation

/// The selected rows of a table, or items of a collection view, in the order in which they were selected.
struct RowSelection {
  private(set) var paths: [IndexPath] = []

  /// Whether a row is selected.
  func contains(_ indexPath: IndexPath) -> Bool { paths.contains(indexPath) }

  /// Selects a row; returns whether it was not selected before.
  @discardableResult mutating func insert(_ indexPath: IndexPath) -> Bool {
    guard !contains(indexPath) else { return false }
    paths.append(indexPath)
    return true
  }

  /// Deselects a row; returns whether it was selected.
  @discardableResult mutating func remove(_ indexPath: IndexPath) -> Bool {
    guard let index = paths.firstIndex(of: indexPath) else { return false }
    paths.remove(at: index)
    return true
  }

  mutating func removeAll() {
    paths.removeAll()
  }

  /// Updates the index paths of the selected rows after changes of the data. Rows that were deleted or reloaded are no
  /// longer selected.
  mutating func move(by updates: ListUpdates) {
    paths = paths.compactMap(updates.place)
  }
}
