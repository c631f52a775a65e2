import Foundation

/// Insertions, deletions, moves and reloads of rows and sections that a table or collection view makes together.
///
/// As in UIKit, deletions and reloads use indices from before all changes, and insertions use indices from after them.
struct ListUpdates {
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var deletedRows: Set<IndexPath> = []
  var insertedRows: Set<IndexPath> = []
  var reloadedRows: Set<IndexPath> = []
  var reloadedSections = IndexSet()
  /// New index paths of moved rows by their old index paths. Moved rows are also in `deletedRows` and `insertedRows`.
  private(set) var movedRows: [IndexPath: IndexPath] = [:]
  /// New indices of moved sections by their old indices. Moved sections are also in `deletedSections` and
  /// `insertedSections`.
  private(set) var movedSections: [Int: Int] = [:]

  mutating func moveRow(at old: IndexPath, to new: IndexPath) {
    movedRows[old] = new
    deletedRows.insert(old)
    insertedRows.insert(new)
  }

  /// Moves a section with its rows.
  mutating func moveSection(_ old: Int, to new: Int) {
    movedSections[old] = new
    deletedSections.insert(old)
    insertedSections.insert(new)
  }

  /// The index path of a row after all changes, given the index path from before them; nil for a row that is deleted or
  /// reloaded.
  func place(of row: IndexPath) -> IndexPath? {
    if let place = movedRows[row] { return place }
    guard let section = place(ofSection: row.section), !deletedRows.contains(row), !reloadedRows.contains(row) else {
      return nil
    }
    func rows(_ paths: Set<IndexPath>, in section: Int) -> IndexSet {
      IndexSet(paths.lazy.filter { $0.section == section }.map(\.row))
    }
    let item = Self.shifted(
      row.row, deleted: rows(deletedRows, in: row.section), inserted: rows(insertedRows, in: section))
    return IndexPath(row: item, section: section)
  }

  /// The index of a section after all changes, given the index from before them; nil for a section that is deleted or
  /// reloaded.
  private func place(ofSection section: Int) -> Int? {
    if let place = movedSections[section] { return place }
    guard !deletedSections.contains(section), !reloadedSections.contains(section) else { return nil }
    return Self.shifted(section, deleted: deletedSections, inserted: insertedSections)
  }

  /// The new index of a row or section that stays, shifted by the deletions and insertions before it.
  private static func shifted(_ index: Int, deleted: IndexSet, inserted: IndexSet) -> Int {
    var place = index - deleted.count(in: 0..<max(0, index))
    for new in inserted where new <= place { place += 1 }
    return place
  }
}
