import Foundation

extension UITableView {
  /// How changes are animated.
  public enum RowAnimation: Int, Sendable {
    /// Rows fade in and out.
    case fade = 0
    case right, left, top, bottom, none, middle
    /// The system chooses.
    case automatic = 100
  }

  /// The edges from which separator insets are measured.
  public enum SeparatorInsetReference: Int, Hashable, Sendable {
    /// The edges of the cell.
    case fromCellEdges = 0
    /// The edges that result from the insets which the system chooses.
    case fromAutomaticInsets = 1
  }

  /// Where a row is after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    /// Scrolls only as far as is needed to make the row visible.
    case none = 0
    case top, middle, bottom
  }

  func endCollectingUpdates() {
    updateNesting = max(0, updateNesting - 1)
    guard updateNesting == 0 else { return }
    // Static rows are as the controller says now.
    if controllerOfSections != nil { dropDocumentRows() }
    sourceRows?.apply(collectedUpdates)
    selection.move(by: collectedUpdates)
    collectedUpdates = ListUpdates()
    setNeedsLayout()
  }

  func change(_ change: (inout ListUpdates) -> Void) {
    beginUpdates()
    change(&collectedUpdates)
    endUpdates()
  }

  /// Scrolls, without animation, until a row is at a position.
  ///
  /// Rows that become visible are measured, which moves the rows below them. So the content offset is computed again,
  /// at most 8 times, until it no longer changes.
  func scroll(to indexPath: IndexPath, at scrollPosition: ScrollPosition) {
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
}
