import Foundation

/// A list of rows in sections, one below the other.
///
/// The rows come from a document (`setPrototypeCells(_:)`, `setStaticSections(_:)`) or, in larger numbers, from a data
/// source; then only the rows in sight are made and measured.
open class UITableView: UIScrollView {
  /// How sections are set apart.
  public enum Style: Int, Sendable {
    /// One list.
    case plain = 0
    /// Groups as wide as the table.
    case grouped = 1
    /// Groups with round corners.
    case insetGrouped = 2
  }

  /// Where the rows come from.
  enum Content {
    case dataSource
    case prototypes([UITableViewCell])
    case sections([UITableViewStaticSection])
  }

  /// The value for heights that follow the content.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// How sections are set apart.
  public package(set) var style: Style { didSet { setNeedsLayout() } }
  /// Height of rows without a height of their own, in points; `automaticDimension` for the height that the content
  /// needs.
  open var rowHeight = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  /// Estimated height of rows that have not been in sight; `automaticDimension` for the system's guess.
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  /// Height of headers, in points; `automaticDimension` for the height that the content needs.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  /// Height of footers, in points; `automaticDimension` for the height that the content needs.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// Room above headers since iOS 15. For `automaticDimension`, the style decides.
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  /// Lines between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { setNeedsLayout() } }
  /// Height of the empty rows whose separators a plain table without a footer shows below its last row, in points; 0
  /// for no such rows, `automaticDimension` for the height of the other rows.
  open var fillerRowHeight: CGFloat = 0
  /// Insets of the separators, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  /// Colour of lines; nil for the system's.
  open var separatorColor: UIColor?
  /// Whether rows can be selected.
  open var allowsSelection = true
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// Whether rows can be selected while the table is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected while the table is edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// The edges from which separator insets are measured. Inert: always those of the cell.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// An effect on separators. Inert: they are plain.
  open var separatorEffect: UIVisualEffect?
  /// Colour of the section index. Inert: no index is shown.
  open var sectionIndexColor: UIColor?
  /// Colour behind the section index. Inert: no index is shown.
  open var sectionIndexBackgroundColor: UIColor?
  /// Colour behind the section index while it is touched. Inert: no index is shown.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// From how many rows on the section index is shown. Inert: no index is shown.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// Whether data is fetched before rows come into sight. Inert: rows in sight are asked for, no others.
  open var isPrefetchingEnabled = true
  /// Fetches data before rows come into sight. Inert: it is never called.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Says what is dragged out of the table. Inert: no touch leads to it.
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  /// Says what is dropped into the table. Inert: no touch leads to it.
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  /// Whether rows can be dragged. Inert: no touch leads to it.
  open var dragInteractionEnabled = true
  /// Whether something is being dragged out: no.
  open var hasActiveDrag: Bool { false }
  /// Whether something is being dropped: no.
  open var hasActiveDrop: Bool { false }
  /// Whether the selection follows the focus. Inert: there is no focus.
  open var selectionFollowsFocus = false
  /// Whether the focus comes back to its row. Inert: there is no focus.
  open var remembersLastFocusedIndexPath = false
  open var cellLayoutMarginsFollowReadableWidth = false
  /// A view above all sections. It keeps its own height.
  open var tableHeaderView: UIView? { didSet { edgeViewDidChange(from: oldValue, to: tableHeaderView) } }
  /// A view below all sections. It keeps its own height.
  open var tableFooterView: UIView? { didSet { edgeViewDidChange(from: oldValue, to: tableFooterView) } }
  /// A view behind the rows, as large as the table.
  open var backgroundView: UIView? {
    didSet {
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// Provides the rows, unless the document has rows of its own.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// Provides heights and views, and is informed of events.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      reloadData()
    }
  }

  /// Whether the table begins below a large title. Then the first group of a document's rows is closer to the top.
  public var startsBelowLargeTitle = false { didSet { if startsBelowLargeTitle != oldValue { setNeedsLayout() } } }

  private(set) var content = Content.dataSource
  private var documentRows: DocumentTableRows?
  private(set) var sourceRows: SourceTableRows?
  /// Changes between `beginUpdates()` and `endUpdates()`.
  var collectedUpdates = ListUpdates()
  var updateNesting = 0
  let reuse = ReusePool<UITableViewCell>()
  let edgeReuse = ReusePool<UITableViewHeaderFooterView>()
  var selection = RowSelection()
  private var isBeingEdited = false

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Restores a plain table from an archive.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    _ = isMade(by: coder, as: UITableView.self)
  }

  // MARK: Content

  /// Shows one row for each of a document's prototypes.
  ///
  /// If the table has a data source, the prototypes only serve to make cells.
  open func setPrototypeCells(_ cells: [UITableViewCell]) {
    content = .prototypes(cells)
    reloadData()
  }

  /// Shows a document's static sections.
  open func setStaticSections(_ sections: [UITableViewStaticSection]) {
    content = .sections(sections)
    reloadData()
  }

  /// Registers a closure that makes the cells of an identifier.
  open func registerCell(forReuseIdentifier identifier: String, _ make: @escaping () -> UITableViewCell) {
    reuse.register(identifier, make)
  }

  /// Registers a class for cells of an identifier, which are made by `init(style:reuseIdentifier:)`; `nil` removes it.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    let cellClass = cellClass as? UITableViewCell.Type
    reuse.register(identifier, cellClass.map { type in { UITableViewCell.make(type, reuseIdentifier: identifier) } })
  }

  /// Registers a nib for cells of an identifier; `nil` removes it.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    reuse.register(
      identifier,
      nib.map { nib in
        {
          let cell = nib.instantiate(withOwner: nil).first as? UITableViewCell
          return cell?.named(identifier) ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
        }
      })
  }

  /// Registers a class for headers and footers of an identifier, made by `init(reuseIdentifier:)`; `nil` removes it.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    let viewClass = aClass as? UITableViewHeaderFooterView.Type
    edgeReuse.register(
      identifier, viewClass.map { type in { UITableViewHeaderFooterView.make(type, reuseIdentifier: identifier) } })
  }

  /// A reused header or footer, or a new one of the registered class; `nil` for unknown identifiers.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    edgeReuse.view(for: identifier)
  }

  /// A cell that went out of sight, or a new one made by what is registered; nil for unknown identifiers.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reuse.view(for: identifier)
  }

  /// A reused or new cell for a row. If nothing is registered for the identifier, it is a plain cell.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    reuse.view(for: identifier) ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Discards everything that is known about the rows, including the selection, and loads them again.
  open func reloadData() {
    selection.removeAll()
    documentRows?.remove()
    documentRows = nil
    sourceRows?.removeAll()
    sourceRows = nil
    setNeedsLayout()
  }

  override func ownMethod(_ selector: Selector) -> ((MethodArguments) -> Any?)? {
    guard selector.name == "reloadData" else { return super.ownMethod(selector) }
    return { [unowned self] _ in reloadData() }
  }

  // MARK: Changes

  /// Makes the changes in `updates` at once. Deletions use indices from before all changes, insertions use indices from
  /// after them.
  ///
  /// Nothing is animated.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  /// Collects the changes until `endUpdates()`; calls may be nested.
  open func beginUpdates() {
    updateNesting += 1
  }

  /// Makes the changes that were collected.
  open func endUpdates() { endCollectingUpdates() }

  /// Inserts rows that the data source has at these new index paths.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertedRows.formUnion(indexPaths) }
  }

  /// Removes rows that the data source no longer has, by their old index paths.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deletedRows.formUnion(indexPaths) }
  }

  /// Asks for the cells of rows again and measures them.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloadedRows.formUnion(indexPaths) }
  }

  /// Inserts sections that the data source has at these new indices.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Removes sections that the data source no longer has, by their old indices.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Asks for the rows, headers and footers of sections again and measures them.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Moves a row that the data source has at a new index path.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moveRow(at: indexPath, to: newIndexPath) }
  }

  /// Moves a section that the data source has at a new index.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.moveSection(section, to: newSection) }
  }

  /// Has the shown cells configured again. Inert: does nothing.
  open func reconfigureRows(at indexPaths: [IndexPath]) {}

  /// Asks for the section index anew. Inert: no index is shown.
  open func reloadSectionIndexTitles() {}

  /// Whether a drop shows placeholders or rows in another order. Inert: always false, since drops are not shown.
  open var hasUncommittedUpdates: Bool { false }

  // MARK: Choice

  /// The row that was selected first; nil if no row is selected.
  open var indexPathForSelectedRow: IndexPath? { selection.paths.first }

  /// The selected rows in the order of their selection; nil if no row is selected.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.paths.isEmpty ? nil : selection.paths }

  /// Selects a row, deselects others unless several can be selected, and scrolls to it unless the position is `none`.
  ///
  /// `nil` deselects all rows. The delegate is not called.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated)
    if let indexPath, scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects a row. The delegate is not called.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard selection.remove(indexPath) else { return }
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  /// Scrolls to the selected row that is closest to the first row in sight.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let first = indexPathsForVisibleRows?.first ?? selection.paths.first else { return }
    let rows = selection.paths.sorted()
    guard let nearest = rows.first(where: { $0 >= first }) ?? rows.last else { return }
    scrollToRow(at: nearest, at: scrollPosition, animated: animated)
  }

  // MARK: Editing

  /// Whether the rows are edited. Setting it calls `setEditing(_:animated:)`.
  open var isEditing: Bool {
    get { isBeingEdited }
    set { setEditing(newValue, animated: false) }
  }

  /// Sets whether the rows that the data source allows to be edited are in editing mode. Overrides call super.
  ///
  /// Selected rows are deselected. Controls for deleting, inserting and moving rows are not drawn.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isBeingEdited else { return }
    isBeingEdited = editing
    for indexPath in selection.paths { deselectRow(at: indexPath, animated: animated) }
    for indexPath in indexPathsForVisibleRows ?? [] {
      guard let cell = cellForRow(at: indexPath) else { continue }
      cell.setEditing(editing && isEditable(indexPath), animated: animated)
    }
  }

  /// Scrolls a row to a position, as far as the content reaches.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, at: scrollPosition)
  }

  // MARK: Questions

  /// The header of a visible section; `nil` for others.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sourceRows?.edgeView(TableEdgeKey(section: section, side: .header)) as? UITableViewHeaderFooterView
  }

  /// The footer of a visible section; `nil` for others.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sourceRows?.edgeView(TableEdgeKey(section: section, side: .footer)) as? UITableViewHeaderFooterView
  }

  /// How many sections there are.
  open var numberOfSections: Int {
    switch shownContent {
    case .dataSource: dataSource?.numberOfSections(in: self) ?? 0
    case .prototypes: 1
    case .sections(let sections): sections.count
    }
  }

  open func numberOfRows(inSection section: Int) -> Int {
    switch shownContent {
    case .dataSource: dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    case .prototypes(let cells): section == 0 ? cells.count : 0
    case .sections(let sections): sections.indices.contains(section) ? sections[section].cells.count : 0
    }
  }

  /// The cell of a row in sight; nil for others.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    sourceRows?.cell(at: indexPath) ?? documentRows?.cell(at: indexPath)
  }

  /// The cells in sight, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    sourceRows?.visibleCells ?? documentRows?.cells ?? []
  }

  /// A row's rectangle in the content, by measured or estimated heights.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    layoutIfNeeded()
    return sourceRows?.rect(at: indexPath) ?? documentRows?.cell(at: indexPath)?.frame ?? .zero
  }

  /// The row that a cell in sight shows; nil for others.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    sourceRows?.indexPath(for: cell) ?? documentRows?.indexPath(for: cell)
  }

  /// The rows in sight, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? { sourceRows?.visiblePaths ?? documentRows?.paths ?? [] }

  /// The row at a point of the content; nil if there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    layoutIfNeeded()
    guard let sourceRows else { return documentRows?.paths.first { rectForRow(at: $0).contains(point) } }
    guard point.x >= 0, point.x < bounds.width else { return nil }
    return sourceRows.row(at: point.y)
  }

  /// The rows that touch a rectangle of the content.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    layoutIfNeeded()
    return (0..<numberOfSections).flatMap { section in
      (0..<numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
    }.filter { rectForRow(at: $0).intersects(rect) }
  }

  /// A section's rectangle in the content, with its header and footer; for sections of documents, the rectangle of the
  /// rows only.
  open func rect(forSection section: Int) -> CGRect {
    layoutIfNeeded()
    if let sourceRows { return sourceRows.rect(forSection: section) }
    let paths = (0..<numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
    let union = paths.reduce(CGRect.null) { $0.union(rectForRow(at: $1)) }
    return union.isNull ? .zero : union
  }

  /// The rectangle of a section's header in the content; zero for sections of documents.
  open func rectForHeader(inSection section: Int) -> CGRect {
    layoutIfNeeded()
    return sourceRows?.rect(TableEdgeKey(section: section, side: .header)) ?? .zero
  }

  /// The rectangle of a section's footer in the content; zero for sections of documents.
  open func rectForFooter(inSection section: Int) -> CGRect {
    layoutIfNeeded()
    return sourceRows?.rect(TableEdgeKey(section: section, side: .footer)) ?? .zero
  }

  /// The sections of a document; nil for tables without any.
  var staticSections: [UITableViewStaticSection]? {
    if case .sections(let sections) = content { sections } else { nil }
  }

  /// A section of a document; nil for others.
  func staticSection(_ section: Int) -> UITableViewStaticSection? {
    guard let staticSections, staticSections.indices.contains(section) else { return nil }
    return staticSections[section]
  }

  /// A cell of a document; nil for others.
  func staticCell(at indexPath: IndexPath) -> UITableViewCell? {
    guard let cells = staticSection(indexPath.section)?.cells, cells.indices.contains(indexPath.row) else { return nil }
    return cells[indexPath.row]
  }

  /// The content that is shown. If there is a data source, prototypes only serve to make cells.
  private var shownContent: Content {
    if case .prototypes = content, dataSource != nil { return .dataSource }
    return content
  }

  // MARK: Touches

  private var touchedRow: TouchedRow?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard touchedRow == nil, let touch = touches.first,
      let cell = TouchedRow.cell(UITableViewCell.self, around: touch.view, in: self), let row = indexPath(for: cell)
    else { return }
    var touched = TouchedRow(touch: touch, indexPath: row)
    touched.isOnAccessory = cell.offersDetails(at: touch.location(in: cell))
    if !touched.isOnAccessory { touched.isHighlighted = highlight(row) }
    touchedRow = touched
  }

  /// Ends the highlight once the finger moves.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touchedRow, touches.contains(touchedRow.touch), touchedRow.hasMoved { releaseRow() }
  }

  /// Selects the row, or informs the delegate that its detail button was tapped.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touched = touchedRow, touches.contains(touched.touch) else { return }
    releaseRow()
    if touched.hasMoved { return }
    if touched.isOnAccessory {
      delegate?.tableView(self, accessoryButtonTappedForRowWith: touched.indexPath)
    } else if touched.isHighlighted {
      chooseByTap(touched.indexPath)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touchedRow, touches.contains(touchedRow.touch) { releaseRow() }
  }

  private func releaseRow() {
    if let touchedRow, touchedRow.isHighlighted { unhighlight(touchedRow.indexPath) }
    touchedRow = nil
  }

  // MARK: Layout

  /// Rows scroll vertically in their table, so their margins at top and bottom do not depend on their position in it.
  override var handsOnVerticalMargins: Bool { false }

  var metrics: TableMetrics {
    TableMetrics(
      policy: traitCollection.layoutPolicy.tables, style: style, scale: traitCollection.displayScale,
      headerHeight: sectionHeaderHeight, footerHeight: sectionFooterHeight,
      hasSeparators: separatorStyle != .none, startsBelowLargeTitle: startsBelowLargeTitle)
  }

  /// Places the table's header and footer views, and the rows that are in sight.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    var header = documentContentTop
    if let tableHeaderView { header += place(tableHeaderView, y: header) }
    var end = header
    switch shownContent {
    case .dataSource:
      guard dataSource != nil else { break }
      let rows = sourceRows ?? SourceTableRows(table: self)
      sourceRows = rows
      end = rows.layOut(from: header)
    case .prototypes, .sections:
      let rows = documentRows ?? DocumentTableRows(table: self)
      documentRows = rows
      end = rows.layOut(from: header)
    }
    if let tableFooterView { end += place(tableFooterView, y: end) }
    contentSize = CGSize(width: bounds.width, height: end)
  }

  /// Gives the table's header or footer view the table's width; returns its height.
  private func place(_ view: UIView, y: CGFloat) -> CGFloat {
    view.frame = CGRect(x: 0, y: y, width: bounds.width, height: view.bounds.height)
    return view.bounds.height
  }

  private func edgeViewDidChange(from old: UIView?, to new: UIView?) {
    if let old, old !== new, old.superview === self { old.removeFromSuperview() }
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    guard !traitCollection.hasSameMeasures(as: previous) else { return }
    sourceRows?.forgetHeights()
    setNeedsLayout()
  }

  /// Whether the table made the subview itself. Rows, headers and footers count as made by the app's code.
  package override func hasMade(_ view: UIView) -> Bool {
    view.superview === self && view.screenRole != .cell && view !== tableHeaderView && view !== tableFooterView
  }
}
