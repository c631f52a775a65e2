import Foundation

/// The rows of a table that come from a data source. Every row has a measured or estimated height; only visible rows
/// have a cell. If the table has static sections, all rows have one, because all of them are in the document.
///
/// A layout pass costs O(visible rows × log(all rows)), wherever the table is scrolled to.
@MainActor final class SourceTableRows {
  private unowned let table: UITableView
  private var sections: [TableSection] = []
  /// Heights of whole sections, so that the section at a position is found without adding up the heights of all rows.
  private var sectionHeights = RowHeights(heights: [])
  private var shown: [IndexPath: UITableViewCell] = [:]
  private var shownEdges: [TableEdgeKey: UIView] = [:]
  private var top: CGFloat = 0
  private var width: CGFloat = 0

  /// Asks the data source for the numbers of rows, but not for cells.
  init(table: UITableView) {
    self.table = table
    countRows()
  }

  /// Whether the table has static sections, which its controller changes.
  private var isStatic: Bool { table.staticSections != nil }

  private var edges: TableEdges { TableEdges(table: table) }

  /// Asks the data source for the numbers of sections and rows, and sets all heights to estimates.
  private func countRows() {
    sections = (0..<table.numberOfSections).map { section in
      let count = max(0, table.numberOfRows(inSection: section))
      return TableSection(
        header: edges.edge(TableEdgeKey(section: section, side: .header)),
        footer: edges.edge(TableEdgeKey(section: section, side: .footer)),
        rows: rowHeights(count: count, section: section))
    }
    sectionHeights = RowHeights(heights: sections.map(\.height))
  }

  private func rowHeights(count: Int, section: Int) -> RowHeights {
    let usual = table.rowHeight >= 0 ? table.rowHeight : guess(table.estimatedRowHeight)
    guard table.rowHeight < 0, let delegate = table.delegate else { return RowHeights(count: count, estimate: usual) }
    return RowHeights(
      heights: (0..<count).map {
        guess(delegate.tableView(table, estimatedHeightForRowAt: IndexPath(row: $0, section: section)))
      })
  }

  private func guess(_ estimate: CGFloat) -> CGFloat { estimate > 0 ? estimate : TableMetrics.standardRowHeight }

  // MARK: Questions

  /// The cell of a visible row; nil if the row is not visible.
  func cell(at indexPath: IndexPath) -> UITableViewCell? { shown[indexPath] }

  /// The visible cells, from top to bottom.
  var visibleCells: [UITableViewCell] { shown.sorted { $0.key < $1.key }.map(\.value) }

  /// The row that a visible cell shows; nil for cells that are not visible in the table.
  func indexPath(for cell: UITableViewCell) -> IndexPath? { shown.first { $0.value === cell }?.key }

  /// The visible rows, from top to bottom.
  var visiblePaths: [IndexPath] { shown.keys.sorted() }

  /// The row at a y coordinate of the content; nil if there is no row.
  func row(at y: CGFloat) -> IndexPath? {
    guard y >= top, let section = sectionHeights.row(at: y - top), y >= rowsTop(section),
      let row = sections[section].rows.row(at: y - rowsTop(section)), y < footerTop(section)
    else { return nil }
    return IndexPath(row: row, section: section)
  }

  /// A section's rectangle in the coordinates of the content, with its header and footer.
  func rect(forSection section: Int) -> CGRect {
    guard sections.indices.contains(section) else { return .zero }
    return CGRect(x: 0, y: sectionTop(section), width: table.bounds.width, height: sections[section].height)
  }

  /// The rectangle of a header or footer in the coordinates of the content.
  func rect(_ key: TableEdgeKey) -> CGRect {
    guard sections.indices.contains(key.section) else { return .zero }
    return CGRect(
      x: 0, y: key.side == .header ? sectionTop(key.section) : footerTop(key.section), width: table.bounds.width,
      height: sections[key.section][key.side].height)
  }

  /// The view of a header or footer; nil if it is not visible.
  func edgeView(_ key: TableEdgeKey) -> UIView? { shownEdges[key] }

  /// How many rows were measured so far.
  var measuredCount: Int { sections.reduce(0) { $0 + $1.measured.count } }

  /// A row's rectangle in the coordinates of the content.
  func rect(at indexPath: IndexPath) -> CGRect {
    guard sections.indices.contains(indexPath.section) else { return .zero }
    let section = sections[indexPath.section]
    guard indexPath.row >= 0, indexPath.row < section.rows.count else { return .zero }
    let inset = sideInset
    return CGRect(
      x: inset, y: rowsTop(indexPath.section) + section.rows.offset(of: indexPath.row),
      width: max(0, table.bounds.width - 2 * inset), height: section.rows[indexPath.row])
  }

  private func sectionTop(_ section: Int) -> CGFloat { top + sectionHeights.offset(of: section) }

  private func rowsTop(_ section: Int) -> CGFloat { sectionTop(section) + sections[section].header.height }

  private func footerTop(_ section: Int) -> CGFloat { rowsTop(section) + sections[section].rows.total }

  private var sideInset: CGFloat {
    table.metrics.sideInset(screenWidth: table.widthOfScreen)
  }

  // MARK: Layout

  /// Adds the visible cells, headers and footers to the table and sets their frames. Sections begin at the y coordinate
  /// `top` of the content. Returns the y coordinate at which the last section ends.
  func layOut(from top: CGFloat) -> CGFloat {
    self.top = top
    if width != table.bounds.width {
      width = table.bounds.width
      forgetHeights()
    }
    let sight = isStatic ? .everywhere : table.bounds
    var seen = Seen()
    var section = sectionHeights.row(at: max(0, sight.minY - top)) ?? 0
    while section < sections.count, sectionTop(section) < sight.maxY {
      layOut(section, in: sight, seen: &seen)
      section += 1
    }
    putAway(allBut: seen)
    return top + sectionHeights.total
  }

  /// The rows, headers and footers that are visible in the current layout pass. All others are removed at its end.
  private struct Seen {
    var rows: Set<IndexPath> = []
    var edges: Set<TableEdgeKey> = []
  }

  private func layOut(_ section: Int, in sight: CGRect, seen: inout Seen) {
    if rowsTop(section) > sight.minY { show(TableEdgeKey(section: section, side: .header), &seen) }
    let first = sections[section].rows.row(at: max(0, sight.minY - rowsTop(section))) ?? 0
    for row in first..<max(first, sections[section].rows.count) {
      guard rowsTop(section) + sections[section].rows.offset(of: row) < sight.maxY else { return }
      show(IndexPath(row: row, section: section), &seen)
    }
    if footerTop(section) < sight.maxY { show(TableEdgeKey(section: section, side: .footer), &seen) }
  }

  private func show(_ indexPath: IndexPath, _ seen: inout Seen) {
    guard let cell = shown[indexPath] ?? table.dataSource?.tableView(table, cellForRowAt: indexPath) else { return }
    seen.rows.insert(indexPath)
    shown[indexPath] = cell
    if cell.superview !== table {
      table.selection.apply(to: cell, at: indexPath)
      table.applyEditing(to: cell, at: indexPath)
      table.delegate?.tableView(table, willDisplay: cell, forRowAt: indexPath)
      table.addSubview(cell)
    }
    cell.showsSeparator = table.separatorStyle != .none
    if sections[indexPath.section].measured.insert(indexPath.row).inserted {
      sections[indexPath.section].rows[indexPath.row] = height(of: cell, at: indexPath)
      sectionHeights[indexPath.section] = sections[indexPath.section].height
    }
    cell.frame = rect(at: indexPath)
  }

  private func height(of cell: UITableViewCell, at indexPath: IndexPath) -> CGFloat {
    let stated = table.delegate?.tableView(table, heightForRowAt: indexPath) ?? table.rowHeight
    // A negative, infinite or NaN height is no height: the row is measured instead.
    if stated >= 0, stated.isFinite { return stated }
    let metrics = table.metrics
    let inside = max(0, table.bounds.width - 2 * sideInset)
    return cell.automaticHeight(width: inside, separator: metrics.separator, least: TableMetrics.standardRowHeight)
  }

  private func show(_ key: TableEdgeKey, _ seen: inout Seen) {
    let edge = sections[key.section][key.side]
    guard edge.height > 0, let view = shownEdges[key] ?? edges.makeView(key) else { return }
    seen.edges.insert(key)
    shownEdges[key] = view
    if view.superview !== table {
      announce(view, key)
      table.addSubview(view)
    }
    if edge.isGuessed {
      sections[key.section][key.side] = TableSection.Edge(height: edges.fittingHeight(of: view), isGuessed: false)
      sectionHeights[key.section] = sections[key.section].height
    }
    view.frame = rect(key)
  }

  /// Informs the delegate that a header or footer is about to be displayed.
  private func announce(_ view: UIView, _ key: TableEdgeKey) {
    switch key.side {
    case .header: table.delegate?.tableView(table, willDisplayHeaderView: view, forSection: key.section)
    case .footer: table.delegate?.tableView(table, willDisplayFooterView: view, forSection: key.section)
    }
  }

  /// Informs the delegate that a header or footer is no longer displayed.
  private func announceEnd(of view: UIView, _ key: TableEdgeKey) {
    switch key.side {
    case .header: table.delegate?.tableView(table, didEndDisplayingHeaderView: view, forSection: key.section)
    case .footer: table.delegate?.tableView(table, didEndDisplayingFooterView: view, forSection: key.section)
    }
  }

  private func putAway(allBut seen: Seen) {
    for indexPath in shown.keys.sorted() where !seen.rows.contains(indexPath) { putAway(indexPath) }
    for key in shownEdges.keys.sorted() where !seen.edges.contains(key) { putAway(key) }
  }

  private func putAway(_ key: TableEdgeKey) {
    guard let view = shownEdges.removeValue(forKey: key) else { return }
    view.removeFromSuperview()
    announceEnd(of: view, key)
    if let view = view as? UITableViewHeaderFooterView { table.edgeReuse.keep(view) }
  }

  private func putAway(_ indexPath: IndexPath) {
    guard let cell = shown.removeValue(forKey: indexPath) else { return }
    cell.removeFromSuperview()
    table.delegate?.tableView(table, didEndDisplaying: cell, forRowAt: indexPath)
    // A static cell belongs to its own row.
    if !isStatic { table.reuse.keep(cell) }
  }

  // MARK: Changes

  /// Turns measured heights back into estimates, so that rows, and visible headers and footers, are measured again.
  func forgetHeights() {
    for section in sections.indices {
      sections[section].measured.removeAll()
      for side in [TableEdgeKey.Side.header, .footer]
      where shownEdges[TableEdgeKey(section: section, side: side)] != nil {
        sections[section][side].isGuessed = edges.edge(TableEdgeKey(section: section, side: side)).isGuessed
      }
    }
  }

  /// Removes all cells, headers and footers from the table and keeps them for reuse.
  func removeAll() {
    putAway(allBut: Seen())
  }

  /// Asks the data source for the numbers of rows again after changes of the data. Rows that were neither deleted nor
  /// reloaded keep their heights and cells.
  func apply(_ updates: ListUpdates) {
    let old = (sections: sections, shown: shown)
    for indexPath in old.shown.keys.sorted() where updates.place(of: indexPath) == nil { putAway(indexPath) }
    putAwayEdges()
    countRows()
    for (index, section) in old.sections.enumerated() {
      for row in section.measured {
        guard let place = updates.place(of: IndexPath(row: row, section: index)),
          sections.indices.contains(place.section), place.row < sections[place.section].rows.count
        else { continue }
        sections[place.section].measured.insert(place.row)
        sections[place.section].rows[place.row] = section.rows[row]
      }
    }
    shown = [:]
    for (indexPath, cell) in old.shown {
      if let place = updates.place(of: indexPath) { shown[place] = cell }
    }
    sectionHeights = RowHeights(heights: sections.map(\.height))
  }

  private func putAwayEdges() {
    for key in shownEdges.keys.sorted() { putAway(key) }
  }
}
