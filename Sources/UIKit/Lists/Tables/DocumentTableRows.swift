import Foundation

/// The rows of a table that an Interface Builder document defines: prototype cells or static sections. Unlike the rows
/// of a data source, all of them have a cell, also those that are not visible.
///
/// ``UITableView`` uses this class or ``SourceTableRows``, which manages the rows of a data source. ``TableMetrics``
/// has the distances between rows, and ``LayoutPolicy/DocumentRows`` decides how a row's height follows its content.
@MainActor final class DocumentTableRows {
  private unowned let table: UITableView
  private let sections: [UITableViewStaticSection]
  private let arePrototypes: Bool
  private var titles: [UITableViewHeaderFooterView?] = []

  /// Adds the cells and section titles of the table's prototypes or static sections to the table, as subviews.
  init(table: UITableView) {
    self.table = table
    switch table.content {
    case .prototypes(let cells):
      sections = [UITableViewStaticSection(cells: cells)]
      arePrototypes = true
    case .sections(let own):
      sections = own
      arePrototypes = false
    case .dataSource:
      sections = []
      arePrototypes = false
    }
    for section in sections {
      for cell in section.cells { table.addSubview(cell) }
      let title = section.headerTitle.map { UITableViewHeaderFooterView.title($0, in: table) }
      if let title { table.addSubview(title) }
      titles.append(title)
    }
  }

  /// All rows, from top to bottom.
  var cells: [UITableViewCell] { sections.flatMap(\.cells) }

  /// The cell of a row; nil if there is no such row.
  func cell(at indexPath: IndexPath) -> UITableViewCell? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let cells = sections[indexPath.section].cells
    return cells.indices.contains(indexPath.row) ? cells[indexPath.row] : nil
  }

  /// The index paths of all rows.
  var paths: [IndexPath] {
    sections.enumerated().flatMap { section, rows in
      rows.cells.indices.map { IndexPath(row: $0, section: section) }
    }
  }

  /// The row that a cell shows; nil for cells that are not in the document's rows.
  func indexPath(for cell: UITableViewCell) -> IndexPath? { paths.first { self.cell(at: $0) === cell } }

  /// Removes the cells and section titles from the table.
  func remove() {
    for cell in cells { cell.removeFromSuperview() }
    for title in titles { title?.removeFromSuperview() }
  }

  /// Sets the frames of cells and section titles, from the y coordinate `top` of the content on. Returns the y
  /// coordinate at which the last section ends.
  func layOut(from top: CGFloat) -> CGFloat {
    let metrics = table.metrics
    var y = top
    for (index, section) in sections.enumerated() {
      if index > 0 {
        let footer = sections[index - 1].footerTitle.map { footerHeight($0, metrics: metrics) }
        y += metrics.sectionGap(
          footerTitle: footer, nextHeader: section.header, nextHasFooter: section.footerTitle != nil)
      } else {
        y += arePrototypes ? metrics.firstPrototypeY : metrics.firstStaticY(header: section.header)
      }
      if let title = titles[index] { y += place(title, above: y, metrics: metrics) }
      for cell in section.cells {
        y += place(cell, y: y, metrics: metrics)
      }
    }
    if table.style != .plain {
      y += max(0, table.sectionFooterHeight)
    } else if table.tableFooterView != nil {
      y += policy.lastFooterHeight
    }
    return y
  }

  /// Sets the frame of a section's title in the space above the section's rows, which begin at `y`. Returns how many
  /// points the rows have to move down because the title is higher than that space.
  private func place(_ title: UITableViewHeaderFooterView, above y: CGFloat, metrics: TableMetrics) -> CGFloat {
    let room = min(metrics.titleHeight, y)
    let inset = sideInset(metrics)
    let width = max(0, table.bounds.width - 2 * inset)
    let needed = policy.titlesKeepRoom ? room : title.sizeThatFits(CGSize(width: width, height: 0)).height
    let height = max(room, needed)
    title.frame = CGRect(x: inset, y: y - room, width: width, height: height)
    return height - room
  }

  /// Height of the space for a section's footer title, in points.
  private func footerHeight(_ text: String, metrics: TableMetrics) -> CGFloat {
    let oneLine: CGFloat = 30
    if policy.titlesKeepRoom || metrics.style == .plain { return oneLine }
    let view = UITableViewHeaderFooterView.title(text, isFooter: true, in: table)
    view.setRootTraits(table.traitCollection)
    let width = max(0, table.bounds.width - 2 * sideInset(metrics))
    return max(oneLine, view.sizeThatFits(CGSize(width: width, height: 0)).height)
  }

  private func sideInset(_ metrics: TableMetrics) -> CGFloat {
    metrics.sideInset(screenWidth: cells.first?.screenWidth ?? UIScreen.main.bounds.width)
  }

  /// Sets the frame of a cell whose top is at `y`; returns the cell's height.
  private func place(_ cell: UITableViewCell, y: CGFloat, metrics: TableMetrics) -> CGFloat {
    cell.rowPolicy = policy
    cell.isBelowVisiblePart = policy.hiddenRowsHavePlainMargins && y >= table.bounds.height - table.safeAreaInsets.top
    let inset = metrics.sideInset(screenWidth: cell.screenWidth)
    let width = max(0, table.bounds.width - 2 * inset)
    cell.showsSeparator = table.separatorStyle != .none
    let height = rowHeight(of: cell, width: width, metrics: metrics)
    cell.frame = CGRect(x: inset, y: y, width: width, height: height)
    return height
  }

  private func rowHeight(of cell: UITableViewCell, width: CGFloat, metrics: TableMetrics) -> CGFloat {
    if let stated = cell.statedRowHeight, stated >= 0 { return stated }
    if table.rowHeight >= 0 { return table.rowHeight }
    if cell.hasListContent { return max(44, cell.rowHeight(width: width)) + metrics.separator }
    switch arePrototypes ? policy.prototypes : cell.hasCustomContent ? policy.customRows : policy.builtInRows {
    // The fixed height includes the separator, as in older tables. Inset grouped tables came later, together with rows
    // whose height excludes the separator.
    case .points(let height): return table.style == .insetGrouped ? metrics.usualRowHeight : height
    case .usual: return metrics.usualRowHeight
    case .content:
      return cell.automaticHeight(width: width, separator: metrics.separator, least: metrics.usualRowHeight)
    }
  }

  private var policy: LayoutPolicy.DocumentRows { table.traitCollection.layoutPolicy.documentRows }
}
