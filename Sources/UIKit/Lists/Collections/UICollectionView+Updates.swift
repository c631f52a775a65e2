import Foundation

/// Changes of single items and sections of a collection view with a data source; nothing is animated here.
extension UICollectionView {
  /// Makes the changes in `updates` at once: deletions count places before all of them, insertions places after.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updateNesting += 1
    updates?()
    endUpdates()
    completion?(true)
  }

  private func change(_ change: (inout ListUpdates) -> Void) {
    updateNesting += 1
    change(&collectedUpdates)
    endUpdates()
  }

  private func endUpdates() {
    updateNesting -= 1
    guard updateNesting == 0 else { return }
    apply(collectedUpdates)
    collectedUpdates = ListUpdates()
  }

  /// Shows items that the data source has at new places.
  public func insertItems(at indexPaths: [IndexPath]) {
    change { $0.insertedRows.formUnion(indexPaths) }
  }

  /// Takes away items that the data source no longer has, by their old places.
  public func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deletedRows.formUnion(indexPaths) }
  }

  /// Fills and measures items anew.
  public func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloadedRows.formUnion(indexPaths) }
  }

  /// Shows sections that the data source has at new places.
  public func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Takes away sections that the data source no longer has, by their old places.
  public func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }
}
