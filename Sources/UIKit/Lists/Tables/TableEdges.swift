import Foundation

/// The headers and footers of a table's sections, as provided by the delegate or by the titles of the data source.
@MainActor struct TableEdges {
  unowned let table: UITableView

  /// The height of a section's header or footer before its view has been measured: fixed, or estimated.
  func edge(_ key: TableEdgeKey) -> TableSection.Edge {
    let stated = statedHeight(key)
    let isPlain = table.style == .plain
    // Grouped tables have a space between groups even if there is no header or footer to show in it.
    guard hasContent(key) || (!isPlain && (key.side == .header || stated >= 0)) else { return .none }
    if stated >= 0 { return TableSection.Edge(height: stated, isGuessed: false) }
    let guess = estimatedHeight(key)
    let usual: CGFloat = isPlain ? 28 : 35
    return TableSection.Edge(height: guess > 0 ? guess : usual, isGuessed: hasContent(key))
  }

  /// Makes the view of a header or footer; nil if there is only empty space.
  func makeView(_ key: TableEdgeKey) -> UIView? {
    if let view = delegateView(key) { return view }
    return title(key).map { UITableViewHeaderFooterView.title($0, in: table) }
  }

  /// Height that the view of a header or footer needs at the table's width, in points.
  func fittingHeight(of view: UIView) -> CGFloat {
    let room = CGSize(width: table.bounds.width, height: 0)
    if view is UITableViewHeaderFooterView { return view.sizeThatFits(room).height }
    return view.systemLayoutSizeFitting(
      room, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private func hasContent(_ key: TableEdgeKey) -> Bool { title(key) != nil || delegateView(key) != nil }

  private func title(_ key: TableEdgeKey) -> String? {
    key.side == .header
      ? table.dataSource?.tableView(table, titleForHeaderInSection: key.section)
      : table.dataSource?.tableView(table, titleForFooterInSection: key.section)
  }

  private func delegateView(_ key: TableEdgeKey) -> UIView? {
    key.side == .header
      ? table.delegate?.tableView(table, viewForHeaderInSection: key.section)
      : table.delegate?.tableView(table, viewForFooterInSection: key.section)
  }

  /// The height estimated by the delegate or the table, in points.
  private func estimatedHeight(_ key: TableEdgeKey) -> CGFloat {
    key.side == .header
      ? table.delegate?.tableView(table, estimatedHeightForHeaderInSection: key.section)
        ?? table.estimatedSectionHeaderHeight
      : table.delegate?.tableView(table, estimatedHeightForFooterInSection: key.section)
        ?? table.estimatedSectionFooterHeight
  }

  /// Height of a header or footer that the delegate or the table sets, in points; negative if the height follows the
  /// content. NaN and infinite heights also count as following the content.
  private func statedHeight(_ key: TableEdgeKey) -> CGFloat {
    let stated =
      key.side == .header
      ? table.delegate?.tableView(table, heightForHeaderInSection: key.section) ?? table.sectionHeaderHeight
      : table.delegate?.tableView(table, heightForFooterInSection: key.section) ?? table.sectionFooterHeight
    return stated.isFinite ? stated : UITableView.automaticDimension
  }
}
