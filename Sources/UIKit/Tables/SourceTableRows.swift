import Foundation

/// The rows of a table that come from a data source: all have a height, measured or guessed; those in sight have a cell.
///
/// A layout costs O(rows in sight × log(rows)), wherever the table is scrolled to.
final class SourceTableRows {
  /// One section: its header, its rows, its footer.
  private struct Section {
    var header: CGFloat
    var footer: CGFloat
    var title: String?
    var rows: RowHeights

    var height: CGFloat { header + rows.total + footer }
  }

  private unowned let table: UITableView
  private var sections: [Section] = []
  /// Heights of whole sections, so that the section at a place is found without adding all up.
  private var sectionHeights: RowHeights
  private var shown: [IndexPath: UITableViewCell] = [:]
  private var shownHeaders: [Int: UIView] = [:]
  private var measured: Set<IndexPath> = []
  private var top: CGFloat = 0
  private var width: CGFloat = 0

  /// Asks for numbers of rows, not for any cell.
  init(table: UITableView) {
    self.table = table
    sectionHeights = RowHeights(heights: [])
    sections = (0..<table.numberOfSections).map { makeSection($0) }
    refreshSectionHeights()
  }

  private func makeSection(_ index: Int) -> Section {
    let count = max(0, table.numberOfRows(inSection: index))
    let title = table.dataSource?.tableView(table, titleForHeaderInSection: index)
    let delegate = table.delegate
    let hasHeader = title != nil || delegate?.tableView(table, viewForHeaderInSection: index) != nil
    let header = delegate?.tableView(table, heightForHeaderInSection: index) ?? table.sectionHeaderHeight
    let footer = delegate?.tableView(table, heightForFooterInSection: index) ?? table.sectionFooterHeight
    let isPlain = table.style == .plain
    return Section(
      header: isPlain && !hasHeader ? 0 : header >= 0 ? header : isPlain ? 28 : 35,
      footer: isPlain ? 0 : max(0, footer), title: title, rows: RowHeights(count: count, estimate: guess))
  }

  private var guess: CGFloat {
    if table.rowHeight >= 0 { return table.rowHeight }
    return table.estimatedRowHeight > 0 ? table.estimatedRowHeight : 44
  }

  private func refreshSectionHeights() {
    sectionHeights = RowHeights(heights: sections.map(\.height))
  }

  // MARK: Questions

  /// The cell of a row in sight; nil for others.
  func cell(at indexPath: IndexPath) -> UITableViewCell? { shown[indexPath] }

  /// The cells in sight, from top to bottom.
  var visibleCells: [UITableViewCell] { shown.sorted { $0.key < $1.key }.map(\.value) }

  /// How many rows were measured so far.
  var measuredCount: Int { measured.count }

  /// A row's rectangle in the content.
  func rect(at indexPath: IndexPath) -> CGRect {
    guard sections.indices.contains(indexPath.section) else { return .zero }
    let section = sections[indexPath.section]
    guard indexPath.row >= 0, indexPath.row < section.rows.count else { return .zero }
    let inset = sideInset
    return CGRect(
      x: inset, y: rowTop(indexPath), width: max(0, table.bounds.width - 2 * inset),
      height: section.rows[indexPath.row])
  }

  private func rowTop(_ indexPath: IndexPath) -> CGFloat {
    let section = sections[indexPath.section]
    return top + sectionHeights.offset(of: indexPath.section) + section.header
      + section.rows.offset(of: indexPath.row)
  }

  private var sideInset: CGFloat {
    table.metrics.sideInset(screenWidth: UIScreen.main.bounds.width)
  }

  // MARK: Layout

  /// Places the rows in sight below a place in the content; answers where all rows end.
  func layOut(from top: CGFloat) -> CGFloat {
    self.top = top
    if width != table.bounds.width {
      width = table.bounds.width
      forgetHeights()
    }
    let sight = table.bounds
    var wanted: Set<IndexPath> = []
    var headers: Set<Int> = []
    var place = firstPlace(at: sight.minY)
    while let indexPath = place {
      if indexPath.row == 0 || wanted.isEmpty { headers.insert(indexPath.section) }
      if indexPath.row < sections[indexPath.section].rows.count {
        guard rowTop(indexPath) < sight.maxY else { break }
        wanted.insert(indexPath)
        show(indexPath)
      } else if top + sectionHeights.offset(of: indexPath.section) >= sight.maxY {
        break
      }
      place = next(after: indexPath)
    }
    for (indexPath, cell) in shown where !wanted.contains(indexPath) {
      cell.removeFromSuperview()
      table.reuse.keep(cell)
      shown[indexPath] = nil
    }
    placeHeaders(headers)
    return top + sectionHeights.total
  }

  /// The row at a place in the content; row 0 of an empty section stands for its header.
  private func firstPlace(at y: CGFloat) -> IndexPath? {
    guard let section = sectionHeights.row(at: max(0, y - top)) else { return nil }
    let inside = y - top - sectionHeights.offset(of: section) - sections[section].header
    return IndexPath(row: sections[section].rows.row(at: max(0, inside)) ?? 0, section: section)
  }

  private func next(after indexPath: IndexPath) -> IndexPath? {
    if indexPath.row + 1 < sections[indexPath.section].rows.count {
      return IndexPath(row: indexPath.row + 1, section: indexPath.section)
    }
    let section = indexPath.section + 1
    return section < sections.count ? IndexPath(row: 0, section: section) : nil
  }

  private func show(_ indexPath: IndexPath) {
    guard let cell = shown[indexPath] ?? table.dataSource?.tableView(table, cellForRowAt: indexPath) else { return }
    shown[indexPath] = cell
    if cell.superview !== table { table.addSubview(cell) }
    cell.showsSeparator = table.separatorStyle != .none
    if !measured.contains(indexPath) {
      measured.insert(indexPath)
      setHeight(height(of: cell, at: indexPath), at: indexPath)
    }
    cell.frame = rect(at: indexPath)
  }

  private func height(of cell: UITableViewCell, at indexPath: IndexPath) -> CGFloat {
    let stated = table.delegate?.tableView(table, heightForRowAt: indexPath) ?? table.rowHeight
    if stated >= 0 { return stated }
    let metrics = table.metrics
    let inside = max(0, table.bounds.width - 2 * sideInset)
    return max(metrics.defaultRowHeight, cell.fittingHeight(width: inside) + metrics.separator)
  }

  private func setHeight(_ height: CGFloat, at indexPath: IndexPath) {
    sections[indexPath.section].rows[indexPath.row] = height
    sectionHeights[indexPath.section] = sections[indexPath.section].height
  }

  private func placeHeaders(_ wanted: Set<Int>) {
    for (section, view) in shownHeaders where !wanted.contains(section) {
      view.removeFromSuperview()
      shownHeaders[section] = nil
    }
    for section in wanted.sorted() where sections[section].header > 0 {
      guard let view = shownHeaders[section] ?? makeHeader(section) else { continue }
      if view.superview !== table { table.addSubview(view) }
      shownHeaders[section] = view
      view.frame = CGRect(
        x: 0, y: top + sectionHeights.offset(of: section), width: table.bounds.width, height: sections[section].header)
    }
  }

  private func makeHeader(_ section: Int) -> UIView? {
    if let view = table.delegate?.tableView(table, viewForHeaderInSection: section) { return view }
    return sections[section].title.map { UITableViewHeaderFooterView.title($0, in: table) }
  }

  // MARK: Changes

  /// Measures all rows anew as they come into sight.
  func forgetHeights() {
    measured.removeAll()
  }

  /// Takes all cells out of the table.
  func removeAll() {
    for cell in visibleCells {
      cell.removeFromSuperview()
      table.reuse.keep(cell)
    }
    for section in shownHeaders.keys.sorted() { shownHeaders[section]?.removeFromSuperview() }
    shown.removeAll()
    shownHeaders.removeAll()
  }

  /// Makes room for rows at places of the new content.
  func insert(_ indexPaths: [IndexPath]) {
    change(indexPaths.sorted()) { heights, row in
      heights.insert((guess, false), at: min(max(0, row), heights.count))
    }
  }

  /// Closes the gaps of rows at places of the old content.
  func delete(_ indexPaths: [IndexPath]) {
    change(indexPaths.sorted().reversed()) { heights, row in
      if heights.indices.contains(row) { heights.remove(at: row) }
    }
  }

  /// Has rows filled and measured anew.
  func reload(_ indexPaths: [IndexPath]) {
    for indexPath in indexPaths {
      measured.remove(indexPath)
      guard let cell = shown.removeValue(forKey: indexPath) else { continue }
      cell.removeFromSuperview()
      table.reuse.keep(cell)
    }
  }

  /// Changes the lists of heights (with whether they were measured) and has the cells in sight asked for again.
  private func change(_ indexPaths: [IndexPath], _ change: (inout [(CGFloat, Bool)], Int) -> Void) {
    let known = Dictionary(grouping: indexPaths, by: \.section)
    for section in known.keys.sorted() where sections.indices.contains(section) {
      let rows = sections[section].rows
      var heights = (0..<rows.count).map { (rows[$0], measured.contains(IndexPath(row: $0, section: section))) }
      for indexPath in known[section] ?? [] { change(&heights, indexPath.row) }
      sections[section].rows = RowHeights(heights: heights.map(\.0))
      measured = measured.filter { $0.section != section }
      for (row, height) in heights.enumerated() where height.1 {
        measured.insert(IndexPath(row: row, section: section))
      }
    }
    refreshSectionHeights()
    removeAll()
  }
}
