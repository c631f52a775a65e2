import Foundation

/// The content view of a table cell. Its margins depend on the layout policy and the screen.
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
