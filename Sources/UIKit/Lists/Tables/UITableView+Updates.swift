import Foundation

/// Changes of single rows and sections of a table with a data source; nothing is animated here.
extension UITableView {
  /// How changes are animated.
  public enum RowAnimation: Int, Sendable {
    /// By opacity.
    case fade = 0
    case right, left, top, bottom, none, middle
    /// As the system likes.
    case automatic = 100
  }

  /// Where a row stands after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    /// As little scrolled as makes it visible.
    case none = 0
    case top, middle, bottom
  }

  /// Makes the changes in `updates` at once: deletions count places before all of them, insertions places after.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  /// Collects the changes that follow until `endUpdates()`; calls may be nested.
  public func beginUpdates() {
    updateNesting += 1
  }

  /// Makes the changes that were collected.
  public func endUpdates() {
    updateNesting = max(0, updateNesting - 1)
    guard updateNesting == 0 else { return }
    sourceRows?.apply(collectedUpdates)
    collectedUpdates = ListUpdates()
    setNeedsLayout()
  }

  /// Shows rows that the data source has at new places.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertedRows.formUnion(indexPaths) }
  }

  /// Takes away rows that the data source no longer has, by their old places.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deletedRows.formUnion(indexPaths) }
  }

  /// Fills and measures rows anew.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloadedRows.formUnion(indexPaths) }
  }

  /// Shows sections that the data source has at new places.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Takes away sections that the data source no longer has, by their old places.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }

  private func change(_ change: (inout ListUpdates) -> Void) {
    beginUpdates()
    change(&collectedUpdates)
    endUpdates()
  }

  /// Scrolls until a row stands where it should, as far as the content reaches.
  ///
  /// Rows that come into sight are measured and move what lies below, so the place is looked up again until it stays.
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    for _ in 0..<8 {
      guard let rows = sourceRows else { return }
      let target = CGPoint(x: 0, y: offset(showing: rows.rect(at: indexPath), at: scrollPosition))
      if target == contentOffset { return }
      contentOffset = target
      layoutIfNeeded()
    }
  }

  private func offset(showing row: CGRect, at position: ScrollPosition) -> CGFloat {
    let wanted: CGFloat =
      switch position {
      case .top: row.minY
      case .middle: row.midY - bounds.height / 2
      case .bottom: row.maxY - bounds.height
      case .none: min(max(contentOffset.y, row.maxY - bounds.height), row.minY)
      }
    return min(max(0, wanted), max(0, contentSize.height - bounds.height))
  }

  /// The header of a section in sight; nil for others.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sourceRows?.edgeView(TableEdgeKey(section: section, side: .header)) as? UITableViewHeaderFooterView
  }

  /// The footer of a section in sight; nil for others.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sourceRows?.edgeView(TableEdgeKey(section: section, side: .footer)) as? UITableViewHeaderFooterView
  }
}
