import Foundation

/// Shows items that a layout arranges. Cells are made and measured only for visible items.
open class UICollectionView: UIScrollView {
  /// Axes along which a flow layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Lines of items follow each other downwards.
    case vertical = 0
    /// Lines of items follow each other sideways.
    case horizontal = 1
  }

  /// The element kind of section headers.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The element kind of section footers.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Decides where items are placed.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.collectionView = self
      if collectionViewLayout !== oldValue { announceLayoutChange(from: oldValue) }
      setNeedsLayout()
    }
  }
  /// Provides the items. Without a data source, the prototype cells of an Interface Builder document are shown.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { dataSourceDidChange() } }
  /// Is informed of events. If it is a `UICollectionViewDelegateFlowLayout`, it also provides the sizes of a flow
  /// layout.
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      reloadData()
    }
  }
  /// A view behind the items.
  open var backgroundView: UIView? {
    didSet {
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// Whether items can be selected.
  open var allowsSelection = true
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false
  /// Whether data is fetched before items become visible. The value is stored; data is never fetched ahead.
  open var isPrefetchingEnabled = true

  /// Whether items can be selected in editing mode. Inert: the value is stored and has no effect.
  open var allowsSelectionDuringEditing = false
  /// Whether several items can be selected in editing mode. Inert: the value is stored and has no effect.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the collection view is in editing mode. Inert: the value is stored and has no effect.
  open var isEditing = false
  /// Fetches data before items become visible. Inert: it is never called.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Provides the items that are dragged out of the collection view. Inert: nothing can be dragged.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  /// Accepts items that are dropped into the collection view. Inert: nothing can be dropped.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  /// Whether items can be dragged. Inert: no gesture drags an item.
  open var dragInteractionEnabled = true
  /// Whether something is being dragged out: no.
  open var hasActiveDrag: Bool { false }
  /// Whether something is being dropped: no.
  open var hasActiveDrop: Bool { false }
  /// How fast the other items make way while an item is dragged. Inert: no gesture drags an item.
  open var reorderingCadence = ReorderingCadence.immediate
  /// Whether the focus returns to the item that had it last. Inert: there is no focus.
  open var remembersLastFocusedIndexPath = false
  /// Whether the selection follows the focus. Inert: there is no focus.
  open var selectionFollowsFocus = false

  /// How fast the other items make way while an item is dragged.
  public enum ReorderingCadence: Int, Hashable, Sendable {
    case immediate, fast, slow
  }

  /// The selected items.
  var selection = RowSelection()
  private let supplementaryReuse = ReusePool<UICollectionReusableView>()
  private var registeredCells: Set<String> = []
  private var shownSupplementary: [SupplementaryKey: UICollectionReusableView] = [:]

  private struct SupplementaryKey: Hashable, Comparable {
    var kind: String
    var indexPath: IndexPath

    static func < (left: SupplementaryKey, right: SupplementaryKey) -> Bool {
      (left.indexPath, left.kind) < (right.indexPath, right.kind)
    }
  }

  private var prototypes: [UICollectionViewCell] = []
  private var supplementaryViews: [String: UICollectionReusableView] = [:]
  private let reuse = ReusePool<UICollectionViewCell>()
  private var shown: [IndexPath: UICollectionViewCell] = [:]
  private var measured: Set<IndexPath> = []
  /// The changes requested so far in the closure of `performBatchUpdates(_:completion:)`. They are made at its end.
  var collectedUpdates = ListUpdates()
  var updateNesting = 0

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// Restores a collection view with a flow layout from an archive.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
    _ = isMade(by: coder, as: UICollectionView.self)
  }

  // MARK: Content

  /// Shows one item for each prototype cell of an Interface Builder document, unless there is a data source.
  open func setPrototypeCells(_ cells: [UICollectionViewCell]) {
    for cell in prototypes { cell.removeFromSuperview() }
    prototypes = cells
    reloadData()
  }

  /// Shows a header or footer view of an Interface Builder document as the header or footer of the first section, unless there
  /// is a data source.
  open func setSupplementaryView(_ view: UICollectionReusableView?, ofKind kind: String) {
    supplementaryViews[kind]?.removeFromSuperview()
    supplementaryViews[kind] = view
    if dataSource == nil, let view { addSubview(view) }
    setNeedsLayout()
  }

  /// The headers and footers of the document that are shown, by their kinds: those of a data source come in their place.
  private var shownDocumentViews: [String: UICollectionReusableView] { dataSource == nil ? supplementaryViews : [:] }

  private func dataSourceDidChange() {
    for (_, view) in supplementaryViews.sorted(by: { $0.key < $1.key }) {
      if dataSource == nil { addSubview(view) } else { view.removeFromSuperview() }
    }
    reloadData()
  }

  /// Registers a closure that makes cells for a reuse identifier.
  open func registerCell(forReuseIdentifier identifier: String, _ make: @escaping () -> UICollectionViewCell) {
    reuse.register(identifier, make)
  }

  /// Registers a class whose `init(frame:)` makes cells for a reuse identifier; `nil` unregisters it.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    let cellClass = cellClass as? UICollectionViewCell.Type
    reuse.register(identifier, cellClass.map { type in { UICollectionViewCell.make(type) } })
    registeredCells.insert(identifier)
  }

  /// Whether `register(_:forCellWithReuseIdentifier:)` was called with a class for a reuse identifier.
  func hasCells(of identifier: String) -> Bool { registeredCells.contains(identifier) }

  /// Registers a class whose `init(frame:)` makes headers or footers for an element kind and a reuse identifier; `nil`
  /// unregisters it.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    let viewClass = viewClass as? UICollectionReusableView.Type
    supplementaryReuse.register(
      Self.reuseKey(elementKind, identifier), viewClass.map { type in { UICollectionReusableView.makeReusable(type) } })
  }

  /// Registers a nib from which headers or footers for an element kind and a reuse identifier are made; `nil` unregisters it.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    supplementaryReuse.register(
      Self.reuseKey(kind, identifier),
      nib.map { nib in
        {
          nib.instantiate(withOwner: nil).first as? UICollectionReusableView ?? UICollectionReusableView(frame: .zero)
        }
      })
  }

  /// Registers a closure that makes headers or footers for an element kind and a reuse identifier.
  open func registerSupplementaryView(
    ofKind kind: String, withReuseIdentifier identifier: String, _ make: @escaping () -> UICollectionReusableView
  ) {
    supplementaryReuse.register(Self.reuseKey(kind, identifier), make)
  }

  private static func reuseKey(_ kind: String, _ identifier: String) -> String { "\(kind) \(identifier)" }

  /// A reused header or footer, or a new one. If nothing is registered, the new view is a `UICollectionReusableView`.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let key = Self.reuseKey(elementKind, identifier)
    let view = supplementaryReuse.view(for: key) ?? UICollectionReusableView(frame: .zero)
    view.reuseIdentifier = identifier
    view.reuseKey = key
    return view
  }

  /// Registers a nib from which cells for a reuse identifier are made; `nil` unregisters it.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    reuse.register(
      identifier,
      nib.map { nib in
        { nib.instantiate(withOwner: nil).first as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero) }
      })
  }

  /// A reused cell, or a new one. If nothing is registered for the identifier, the new cell is a
  /// `UICollectionViewCell`.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = reuse.view(for: identifier) ?? UICollectionViewCell(frame: .zero)
    cell.reuseIdentifier = identifier
    return cell
  }

  /// Discards all cells, measured sizes and the selection. The next layout pass loads the items again.
  open func reloadData() {
    selection.removeAll()
    for indexPath in shown.keys.sorted() { release(indexPath) }
    for key in shownSupplementary.keys.sorted() { releaseSupplementary(key) }
    measured.removeAll()
    (collectionViewLayout as? any SelfSizingLayout)?.forgetSizes()
    setNeedsLayout()
  }

  /// Applies changes of the data. Items that are neither deleted nor reloaded keep their measured sizes and cells.
  func apply(_ updates: ListUpdates) {
    for indexPath in shown.keys.sorted() where updates.place(of: indexPath) == nil { release(indexPath) }
    shown = Dictionary(
      uniqueKeysWithValues: shown.compactMap { old, cell in updates.place(of: old).map { ($0, cell) } })
    measured = Set(measured.compactMap(updates.place))
    selection.move(by: updates)
    for key in shownSupplementary.keys.sorted() { releaseSupplementary(key) }
    (collectionViewLayout as? any SelfSizingLayout)?.moveSizes(by: updates)
    setNeedsLayout()
  }

  private func release(_ indexPath: IndexPath) {
    guard let cell = shown.removeValue(forKey: indexPath) else { return }
    cell.removeFromSuperview()
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: indexPath)
    if dataSource != nil { reuse.keep(cell) }
  }

  private func releaseSupplementary(_ key: SupplementaryKey) {
    guard let view = shownSupplementary.removeValue(forKey: key) else { return }
    view.removeFromSuperview()
    delegate?.collectionView(
      self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.indexPath)
    if view.reuseKey != nil { supplementaryReuse.keep(view) }
  }

  private func announceLayoutChange(from old: UICollectionViewLayout) {
    for cell in visibleCells { cell.willTransition(from: old, to: collectionViewLayout) }
    for cell in visibleCells { cell.didTransition(from: old, to: collectionViewLayout) }
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
    updateNesting += 1
    updates?()
    endCollectingUpdates()
    completion?(true)
  }

  /// Inserts items that the data source has at these new index paths.
  open func insertItems(at indexPaths: [IndexPath]) {
    change { $0.insertedRows.formUnion(indexPaths) }
  }

  /// Removes items that the data source no longer has, by their old index paths.
  open func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deletedRows.formUnion(indexPaths) }
  }

  /// Asks for the cells of items again and measures them.
  open func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloadedRows.formUnion(indexPaths) }
  }

  /// Inserts sections that the data source has at these new indices.
  open func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Removes sections that the data source no longer has, by their old indices.
  open func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Asks for the items, headers and footers of sections again and measures them.
  open func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Asks the data source to configure the visible cells of items again. Inert: does nothing.
  open func reconfigureItems(at indexPaths: [IndexPath]) {}

  /// Moves an item that the data source has at a new index path.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moveRow(at: indexPath, to: newIndexPath) }
  }

  /// Moves a section to the index that it now has in the data source.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.moveSection(section, to: newSection) }
  }

  /// Sets another layout. The change is not animated.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// Sets another layout, then calls a closure. The change is not animated.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    completion?(true)
  }

  // MARK: Choice

  /// The selected items in the order of their selection; empty if there are none.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.paths }

  /// Selects an item, deselects others unless several can be selected, and scrolls to it if a position is given.
  ///
  /// `nil` deselects all items. The delegate is not called.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if indexPath == nil || !allowsMultipleSelection {
      for other in selection.paths where other != indexPath { deselectItem(at: other, animated: animated) }
    }
    guard let indexPath else { return }
    if selection.insert(indexPath) { cellForItem(at: indexPath)?.isSelected = true }
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects an item. The delegate is not called.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    if selection.remove(indexPath) { cellForItem(at: indexPath)?.isSelected = false }
  }

  /// Scrolls, without animation, until an item is at a position, as far as the content reaches.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    for _ in 0..<8 {
      guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
      let target = offset(showing: placed(frame), at: scrollPosition)
      if target == contentOffset { return }
      contentOffset = target
      layoutIfNeeded()
    }
  }

  // MARK: Questions

  /// The layout attributes of an item; nil for items that the layout has no attributes for.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// The layout attributes of a header or footer; nil if the layout has no attributes for it.
  open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath) }

  /// The item at a point in the coordinates of the content; nil if there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    layoutIfNeeded()
    return shown.keys.sorted().last { shown[$0]?.frame.contains(point) ?? false }
  }

  /// The item that a cell shows; nil if the cell is not visible in the collection view.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { shown.first { $0.value === cell }?.key }

  /// The visible items, in the order of the data.
  open var indexPathsForVisibleItems: [IndexPath] { shown.keys.sorted() }

  /// The view of a header or footer; nil if it is not visible.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    shownSupplementary[SupplementaryKey(kind: elementKind, indexPath: indexPath)]
      ?? shownDocumentViews[elementKind]
  }

  /// The visible headers or footers, in the order of the data.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    shownSupplementary.filter { $0.key.kind == elementKind }.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The index paths of the visible headers or footers, in the order of the data.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shownSupplementary.keys.filter { $0.kind == elementKind }.map(\.indexPath).sorted()
  }

  /// Whether a drop shows placeholders or items in an order that the data source does not have yet. Inert: always
  /// false, since nothing can be dropped.
  open var hasUncommittedUpdates: Bool { false }

  /// How many sections there are.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }

  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? (section == 0 ? prototypes.count : 0)
  }

  /// The visible cells, in the order of the data.
  open var visibleCells: [UICollectionViewCell] { shown.sorted { $0.key < $1.key }.map(\.value) }

  /// The cell of an item; nil if the item is not visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shown[indexPath] }

  // MARK: Touches

  private var touchedItem: TouchedRow?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard touchedItem == nil, let touch = touches.first,
      let cell = TouchedRow.cell(UICollectionViewCell.self, around: touch.view, in: self),
      let item = indexPath(for: cell)
    else { return }
    touchedItem = TouchedRow(touch: touch, indexPath: item, isHighlighted: highlight(item))
  }

  /// Ends the highlight once the finger moves.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touchedItem, touches.contains(touchedItem.touch), touchedItem.hasMoved { releaseItem() }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touched = touchedItem, touches.contains(touched.touch) else { return }
    releaseItem()
    if touched.hasMoved { return }
    if touched.isHighlighted { chooseByTap(touched.indexPath) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touchedItem, touches.contains(touchedItem.touch) { releaseItem() }
  }

  private func releaseItem() {
    if let touchedItem, touchedItem.isHighlighted { unhighlight(touchedItem.indexPath) }
    touchedItem = nil
  }

  // MARK: Layout

  /// Adds the visible cells, headers and footers and sets their frames. Self-sizing items are measured first, and the
  /// layout is then prepared again with their sizes.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    collectionViewLayout.collectionView = self
    collectionViewLayout.prepare()
    for _ in 0..<4 where measureItemsInSight() { collectionViewLayout.prepare() }
    contentSize = collectionViewLayout.collectionViewContentSize
    let elements = collectionViewLayout.layoutAttributesForElements(in: sight) ?? []
    let wanted = Set(elements.filter { $0.representedElementKind == nil }.map(\.indexPath))
    for indexPath in shown.keys.sorted() where !wanted.contains(indexPath) { release(indexPath) }
    var wantedSupplementary: Set<SupplementaryKey> = []
    for element in elements {
      if let kind = element.representedElementKind {
        let key = SupplementaryKey(kind: kind, indexPath: element.indexPath)
        if let view = shownDocumentViews[kind] {
          view.frame = element.frame.offsetBy(dx: 0, dy: documentContentTop)
        } else if let view = supplementaryView(for: key) {
          wantedSupplementary.insert(key)
          view.frame = placed(element.frame).offsetBy(dx: 0, dy: documentContentTop)
          view.apply(element)
        }
      } else {
        guard let cell = cell(at: element.indexPath) else { continue }
        cell.frame = placed(element.frame).offsetBy(dx: 0, dy: documentContentTop)
        cell.apply(element)
      }
    }
    for key in shownSupplementary.keys.sorted() where !wantedSupplementary.contains(key) { releaseSupplementary(key) }
  }

  /// The view of a header or footer that is visible. The data source provides it when it becomes visible.
  private func supplementaryView(for key: SupplementaryKey) -> UICollectionReusableView? {
    if let view = shownSupplementary[key] { return view }
    guard
      let view = dataSource?.collectionView(self, viewForSupplementaryElementOfKind: key.kind, at: key.indexPath)
    else { return nil }
    shownSupplementary[key] = view
    delegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: key.indexPath)
    addSubview(view)
    return view
  }

  /// The visible rectangle in the coordinates of the content. Without a data source, it is so large that all prototype
  /// cells of the Interface Builder document are visible.
  private var sight: CGRect {
    guard dataSource == nil else { return bounds }
    return .everywhere
  }

  /// The frame that the layout computed, mirrored horizontally if the layout direction is right to left.
  private func placed(_ frame: CGRect) -> CGRect {
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard mirrored else { return frame }
    let width = collectionViewLayout.collectionViewContentSize.width
    return CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  /// Measures the visible items that have not been measured yet; returns whether a size has changed, so that the layout
  /// has to be prepared again.
  private func measureItemsInSight() -> Bool {
    guard let layout = collectionViewLayout as? any SelfSizingLayout else { return false }
    var changed = false
    for element in layout.layoutAttributesForElements(in: sight) ?? []
    where element.representedElementKind == nil && !measured.contains(element.indexPath)
      && layout.isSelfSizing(element.indexPath)
    {
      measured.insert(element.indexPath)
      guard let cell = cell(at: element.indexPath) else { continue }
      let fitting = cell.preferredLayoutAttributesFitting(element).size
      if layout.setMeasuredSize(fitting, at: element.indexPath) { changed = true }
    }
    return changed
  }

  /// The size in points that an Interface Builder document sets for a prototype cell; nil if there is none or if there
  /// is a data source.
  func prototypeSize(at indexPath: IndexPath) -> CGSize? {
    dataSource == nil ? prototype(at: indexPath)?.prototypeSize : nil
  }

  private func prototype(at indexPath: IndexPath) -> UICollectionViewCell? {
    prototypes.indices.contains(indexPath.item) ? prototypes[indexPath.item] : nil
  }

  private func cell(at indexPath: IndexPath) -> UICollectionViewCell? {
    if let cell = shown[indexPath] { return cell }
    guard let cell = dataSource?.collectionView(self, cellForItemAt: indexPath) ?? prototype(at: indexPath) else {
      return nil
    }
    shown[indexPath] = cell
    if cell.isSelected != selection.contains(indexPath) { cell.isSelected = selection.contains(indexPath) }
    if cell.superview !== self {
      delegate?.collectionView(self, willDisplay: cell, forItemAt: indexPath)
      addSubview(cell)
    }
    return cell
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    guard !traitCollection.hasSameMeasures(as: previous) else { return }
    measured.removeAll()
    (collectionViewLayout as? any SelfSizingLayout)?.forgetSizes()
    setNeedsLayout()
  }

  /// Whether the collection view made the subview itself. Items, headers and footers count as made by the app's code.
  package override func hasMade(_ view: UIView) -> Bool { view.superview === self && view.screenRole != .cell }
}
