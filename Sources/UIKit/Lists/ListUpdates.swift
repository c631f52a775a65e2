import Foundation

/// Changes of a table or collection view that are made at once.
///
/// As in UIKit, what is deleted or reloaded is named by its place before all changes, what is inserted by its place after.
struct ListUpdates {
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var deletedRows: Set<IndexPath> = []
  var insertedRows: Set<IndexPath> = []
  var reloadedRows: Set<IndexPath> = []

  /// Where a row stands afterwards; nil for one that is deleted or filled anew.
  func place(of row: IndexPath) -> IndexPath? {
    guard !deletedSections.contains(row.section), !deletedRows.contains(row), !reloadedRows.contains(row) else {
      return nil
    }
    let section = Self.shifted(row.section, deleted: deletedSections, inserted: insertedSections)
    func rows(_ paths: Set<IndexPath>, in section: Int) -> IndexSet {
      IndexSet(paths.lazy.filter { $0.section == section }.map(\.row))
    }
    let item = Self.shifted(
      row.row, deleted: rows(deletedRows, in: row.section), inserted: rows(insertedRows, in: section))
    return IndexPath(row: item, section: section)
  }

  /// The place of an element that stays, after elements before it went and others came.
  private static func shifted(_ index: Int, deleted: IndexSet, inserted: IndexSet) -> Int {
    var place = index - deleted.count(in: 0..<max(0, index))
    for new in inserted where new <= place { place += 1 }
    return place
  }
}
