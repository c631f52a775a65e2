import Foundation

/// The content view of a table cell, whose margins are those of the cell's era and screen.
final class CellContentView: UIView {
  override var systemLayoutMargins: NSDirectionalEdgeInsets {
    (superview as? UITableViewCell)?.contentMargins ?? super.systemLayoutMargins
  }

  override var systemMarginsAreLeast: Bool { traitCollection.layoutPolicy.cells.contentMarginsAreLeast }

  override var marginsFollowReadableWidth: Bool {
    super.marginsFollowReadableWidth
      || (superview?.superview as? UITableView)?.cellLayoutMarginsFollowReadableWidth == true
  }
}
