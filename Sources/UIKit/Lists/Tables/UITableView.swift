import Foundation

/// A list of rows in sections, one below the other.
///
/// The rows come from an Interface Builder document (`setPrototypeCells(_:)`, `setStaticSections(_:)`) or from a data
/// source. With a data source, only the visible rows have cells and are measured.
open class UITableView: UIScrollView {
  /// How sections are separated from each other.
  public enum Style: Int, Sendable {
    /// One continuous list.
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

  /// The value of a height property that lets the height follow the content.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// How sections are separated from each other.
  public package(set) var style: Style { didSet { setNeedsLayout() } }
  /// Height in points of rows for which neither the delegate nor an Interface Builder document sets a height;
  /// `automaticDimension` for the height that the content needs.
  open var rowHeight = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  /// Estimated height in points of rows that have not been visible; `automaticDimension` for an estimate of the system.
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  /// Height of headers, in points; `automaticDimension` for the height that the content needs.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  /// Height of footers, in points; `automaticDimension` for the height that the content needs.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// Space above headers in points, as in iOS 15 and later. For `automaticDimension`, the table's style decides.
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  /// Lines between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { setNeedsLayout() } }
  /// Height of the empty rows whose separators a plain table without a footer shows below its last row, in points; 0
  /// for no such rows, `automaticDimension` for the height of the other rows.
  open var fillerRowHeight: CGFloat = 0
  /// Insets of the separators, in points.
  open var separatorInset: UIEdgeInsets = UITableView.standardSeparatorInset
  nonisolated static let standardSeparatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  /// Colour of the separators; nil for the system's colour.
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
  /// Whether data is fetched before rows become visible. Inert: the table asks only for visible rows.
  open var isPrefetchingEnabled = true
  /// Fetches data before rows become visible. Inert: it is never called.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Provides the items that are dragged out of the table. Inert: nothing can be dragged.
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  /// Accepts items that are dropped into the table. Inert: nothing can be dropped.
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  /// Whether rows can be dragged. Inert: no gesture drags a row.
  open var dragInteractionEnabled = true
  /// Whether something is being dragged out: no.
  open var hasActiveDrag: Bool { false }
  /// Whether something is being dropped: no.
  open var hasActiveDrop: Bool { false }
  /// Whether the selection follows the focus. Inert: there is no focus.
  open var selectionFollowsFocus = false
  /// Whether the focus returns to the row that had it last. Inert: there is no focus.
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
  /// Provides the rows. If an Interface Builder document has given the table static sections, only a subclass of
  /// `UITableViewController` does; what it does not override is as in the document.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// Provides heights and views, and is informed of events.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      reloadData()
    }
  }

  /// Whether the table begins below a navigation bar with a large title. If it does, the first group of rows from an
  /// Interface Builder document is closer to the top.
  public var startsBelowLargeTitle = false { didSet { if startsBelowLargeTitle != oldValue { setNeedsLayout() } } }

  private(set) var content = Content.dataSource
  private var documentRows: DocumentTableRows?
  private(set) var sourceRows: SourceTableRows?
  /// The changes that were requested since `beginUpdates()`. `endUpdates()` makes them.
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

  /// Shows one row for each prototype cell of an Interface Builder document.
  ///
  /// If the table has a data source, it shows the rows of the data source instead.
  open func setPrototypeCells(_ cells: [UITableViewCell]) {
    content = .prototypes(cells)
    reloadData()
  }

  /// Shows the static sections of an Interface Builder document.
  open func setStaticSections(_ sections: [UITableViewStaticSection]) {
    content = .sections(sections)
    reloadData()
  }

  /// Registers a closure that makes cells for a reuse identifier.
  open func registerCell(forReuseIdentifier identifier: String, _ make: @escaping () -> UITableViewCell) {
    reuse.register(identifier, make)
  }

  /// Registers a class whose `init(style:reuseIdentifier:)` makes cells for a reuse identifier; `nil` unregisters it.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    let cellClass = cellClass as? UITableViewCell.Type
    reuse.register(identifier, cellClass.map { type in { UITableViewCell.make(type, reuseIdentifier: identifier) } })
  }

  /// Registers a nib from which cells for a reuse identifier are made; `nil` unregisters it.
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

  /// Registers a class whose `init(reuseIdentifier:)` makes headers and footers for a reuse identifier; `nil`
  /// unregisters it.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    let viewClass = aClass as? UITableViewHeaderFooterView.Type
    edgeReuse.register(
      identifier, viewClass.map { type in { UITableViewHeaderFooterView.make(type, reuseIdentifier: identifier) } })
  }

  /// Registers a nib from which headers and footers for a reuse identifier are made; `nil` unregisters it.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    edgeReuse.register(
      identifier,
      nib.map { nib in
        {
          let view = nib.instantiate(withOwner: nil).first as? UITableViewHeaderFooterView
          return view?.named(identifier) ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
        }
      })
  }

  /// A reused header or footer, or a new one from the registered class or nib; `nil` if nothing is registered for the
  /// identifier.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    edgeReuse.view(for: identifier)
  }

  /// A reused cell, or a new one from the registered class, nib or closure; `nil` if nothing is registered for the
  /// identifier.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reuse.view(for: identifier)
  }

  /// A reused or new cell for a row. If nothing is registered for the identifier, it is a `UITableViewCell` of the
  /// default style.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    reuse.view(for: identifier) ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Discards all cells, heights and the selection. The next layout pass loads the rows again.
  open func reloadData() {
    selection.removeAll()
    dropDocumentRows()
    sourceRows?.removeAll()
    sourceRows = nil
    setNeedsLayout()
  }

  /// Removes the rows of the document. The next layout pass loads them again.
  func dropDocumentRows() {
    documentRows?.remove()
    documentRows = nil
  }

  override func ownMethod(_ selector: Selector) -> ((MethodArguments) -> Any?)? {
    guard selector.name == "reloadData" else { return super.ownMethod(selector) }
    return { [unowned self] _ in reloadData() }
  }

  // MARK: Changes

  /// Makes all changes together that the closure `updates` requests. Deletions use indices from before all changes,
  /// insertions use indices from after them.
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

  /// Makes the changes that were requested since `beginUpdates()`.
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

  /// Moves a section to the index that it now has in the data source.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.moveSection(section, to: newSection) }
  }

  /// Asks the data source to configure the visible cells of rows again. Inert: does nothing.
  open func reconfigureRows(at indexPaths: [IndexPath]) {}

  /// Reads the titles of the section index again from the data source. Inert: no index is shown.
  open func reloadSectionIndexTitles() {}

  /// Whether a drop shows placeholders or rows in an order that the data source does not have yet. Inert: always false,
  /// since nothing can be dropped.
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

  /// Scrolls to the first selected row that is at or below the first visible row; if there is none, to the last
  /// selected row.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let first = indexPathsForVisibleRows?.first ?? selection.paths.first else { return }
    let rows = selection.paths.sorted()
    guard let nearest = rows.first(where: { $0 >= first }) ?? rows.last else { return }
    scrollToRow(at: nearest, at: scrollPosition, animated: animated)
  }

  // MARK: Editing

  /// Whether the table is in editing mode. Setting it calls `setEditing(_:animated:)`.
  open var isEditing: Bool {
    get { isBeingEdited }
    set { setEditing(newValue, animated: false) }
  }

  /// Sets whether the table is in editing mode, with the rows that the data source allows to edit. Overrides call
  /// super.
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

  /// The header of a section; `nil` if it is not visible.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sourceRows?.edgeView(TableEdgeKey(section: section, side: .header)) as? UITableViewHeaderFooterView
  }

  /// The footer of a section; `nil` if it is not visible.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sourceRows?.edgeView(TableEdgeKey(section: section, side: .footer)) as? UITableViewHeaderFooterView
  }

  /// How many sections there are.
  open var numberOfSections: Int {
    switch shownContent {
    case .dataSource: dataSource?.numberOfSections(in: self) ?? 0
    case .prototypes: 1
    case .sections(let sections): controllerOfSections?.numberOfSections(in: self) ?? sections.count
    }
  }

  open func numberOfRows(inSection section: Int) -> Int {
    switch shownContent {
    case .dataSource: dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    case .prototypes(let cells): section == 0 ? cells.count : 0
    case .sections:
      controllerOfSections?.tableView(self, numberOfRowsInSection: section) ?? staticSection(section)?.cells.count ?? 0
    }
  }

  /// The cell of a row; nil if the row is not visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    sourceRows?.cell(at: indexPath) ?? documentRows?.cell(at: indexPath)
  }

  /// The visible cells, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    sourceRows?.visibleCells ?? documentRows?.cells ?? []
  }

  /// A row's rectangle in the coordinates of the content. Rows that have not been visible count with their estimated
  /// heights.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    layoutIfNeeded()
    return sourceRows?.rect(at: indexPath) ?? documentRows?.cell(at: indexPath)?.frame ?? .zero
  }

  /// The row that a cell shows; nil if the cell is not visible in the table.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    sourceRows?.indexPath(for: cell) ?? documentRows?.indexPath(for: cell)
  }

  /// The visible rows, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? { sourceRows?.visiblePaths ?? documentRows?.paths ?? [] }

  /// The row at a point in the coordinates of the content; nil if there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    layoutIfNeeded()
    guard let sourceRows else { return documentRows?.paths.first { rectForRow(at: $0).contains(point) } }
    guard point.x >= 0, point.x < bounds.width else { return nil }
    return sourceRows.row(at: point.y)
  }

  /// The rows that intersect a rectangle in the coordinates of the content.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    layoutIfNeeded()
    return (0..<numberOfSections).flatMap { section in
      (0..<numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
    }.filter { rectForRow(at: $0).intersects(rect) }
  }

  /// A section's rectangle in the coordinates of the content, with its header and footer. If the rows come from an
  /// Interface Builder document, the rectangle of the rows only.
  open func rect(forSection section: Int) -> CGRect {
    layoutIfNeeded()
    if let sourceRows { return sourceRows.rect(forSection: section) }
    let paths = (0..<numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
    let union = paths.reduce(CGRect.null) { $0.union(rectForRow(at: $1)) }
    return union.isNull ? .zero : union
  }

  /// The rectangle of a section's header in the coordinates of the content; zero if the rows come from an Interface
  /// Builder document.
  open func rectForHeader(inSection section: Int) -> CGRect {
    layoutIfNeeded()
    return sourceRows?.rect(TableEdgeKey(section: section, side: .header)) ?? .zero
  }

  /// The rectangle of a section's footer in the coordinates of the content; zero if the rows come from an Interface
  /// Builder document.
  open func rectForFooter(inSection section: Int) -> CGRect {
    layoutIfNeeded()
    return sourceRows?.rect(TableEdgeKey(section: section, side: .footer)) ?? .zero
  }

  /// The static sections that an Interface Builder document has given the table; nil if the rows come from elsewhere.
  var staticSections: [UITableViewStaticSection]? {
    if case .sections(let sections) = content { sections } else { nil }
  }

  /// The static section with an index, from an Interface Builder document; nil if there is none.
  func staticSection(_ section: Int) -> UITableViewStaticSection? {
    guard let staticSections, staticSections.indices.contains(section) else { return nil }
    return staticSections[section]
  }

  /// The cell of a static row from an Interface Builder document; nil if there is none.
  func staticCell(at indexPath: IndexPath) -> UITableViewCell? {
    guard let cells = staticSection(indexPath.section)?.cells, cells.indices.contains(indexPath.row) else { return nil }
    return cells[indexPath.row]
  }

  /// The app's own controller of a table with static sections, which may override what they contain; nil if there is none.
  var controllerOfSections: UITableViewController? {
    guard case .sections = content, let controller = dataSource as? UITableViewController,
      type(of: controller) != UITableViewController.self
    else { return nil }
    return controller
  }

  /// Where the rows that are shown come from. Prototype cells are shown as rows only if there is no data source.
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

  /// False: rows that preserve the table's margins do so only at the sides, because vertically they move when the table
  /// scrolls.
  override var handsOnVerticalMargins: Bool { false }

  var metrics: TableMetrics {
    TableMetrics(
      policy: traitCollection.layoutPolicy.tables, style: style, scale: traitCollection.displayScale,
      headerHeight: sectionHeaderHeight, footerHeight: sectionFooterHeight,
      hasSeparators: separatorStyle != .none, startsBelowLargeTitle: startsBelowLargeTitle)
  }

  /// Sets the frames of the table's header and footer views and of the visible rows.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    var header = documentContentTop
    if let tableHeaderView { header += place(tableHeaderView, y: header) }
    var end = header
    switch shownContent {
    case .dataSource:
      guard dataSource != nil else { break }
      end = layOutSourceRows(from: header)
    case .sections where documentRows == nil && (sourceRows != nil || StaticRowChanges(table: self).areVisible):
      end = layOutSourceRows(from: header)
    case .prototypes, .sections:
      let rows = documentRows ?? DocumentTableRows(table: self)
      documentRows = rows
      end = rows.layOut(from: header)
    }
    if let tableFooterView { end += place(tableFooterView, y: end) }
    contentSize = CGSize(width: bounds.width, height: end)
  }

  private func layOutSourceRows(from top: CGFloat) -> CGFloat {
    let rows = sourceRows ?? SourceTableRows(table: self)
    sourceRows = rows
    return rows.layOut(from: top)
  }

  /// Sets the frame of the table's header or footer view: at `y`, as wide as the table. Returns the view's height.
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
