import ConstraintSolver

/// Places the views and guides below one layout root by solving their constraints.
///
/// Every view has four variables: left and top of its frame in its superview's coordinates, width and height. The root
/// has only a size, which its frame decides. System guides have no variables of their own: their edges are those of the
/// owning view plus insets, which are looked at again when frames have moved.
final class LayoutEngine {
  unowned(unsafe) let root: UIView
  let solver = Solver()
  /// Whether views and constraints report their changes here; engines for fitting a size only live for a moment.
  let isAttached: Bool
  private(set) var items: [LayoutItem] = []
  private(set) var entries: [ConstraintEntry?] = []
  private var indexOfItem: [ObjectIdentifier: Int] = [:]
  private var indexOfEntry: [ObjectIdentifier: Int] = [:]
  private(set) var sources: [ConstraintID: ConstraintSource] = [:]
  private var itemOfVariable: [Variable: Int] = [:]
  private var rootWidth: ConstraintID?
  private var rootHeight: ConstraintID?
  /// Entries whose right side depends on frames, in order.
  private var frameFollowers: [Int] = []
  /// Items whose natural height depends on their width, in order.
  private var textItems: [Int] = []
  private var boundedItems: Set<Int> = []
  /// Items whose variables have changed since frames were applied; `nil` stands for all.
  private var movedItems: Set<Int>? = nil
  private(set) var needsSolving = true
  private var isFitting = false

  init(root: UIView, isAttached: Bool = true) {
    self.root = root
    self.isAttached = isAttached
    build()
  }

  deinit {
    guard isAttached else { return }
    for item in items {
      if item.view?.layoutState.engine === self { item.view?.layoutState.engine = nil }
      if item.guide?.engine === self { item.guide?.engine = nil }
    }
    for entry in entries where entry?.constraint.engine === self { entry?.constraint.engine = nil }
  }

  // MARK: Building

  private func build() {
    var found: [(view: UIView?, guide: UILayoutGuide?, parent: Int)] = []
    collect(root, parent: 0, into: &found)
    // Of variables that constraints leave free, earlier ones go towards zero first: sizes before places, later views
    // before earlier ones, so that of two views that compete for room the later one gives way.
    let sizes = found.indices.reversed().map { _ in (height: solver.makeVariable(), width: solver.makeVariable()) }
    for (index, part) in found.enumerated() {
      let size = sizes[found.count - 1 - index]
      let item = LayoutItem(
        view: index == 0 ? nil : part.view, guide: part.guide, parent: part.parent,
        left: index == 0 ? size.width : solver.makeVariable(), top: index == 0 ? size.height : solver.makeVariable(),
        width: size.width, height: size.height)
      for variable in [item.left, item.top, item.width, item.height] { itemOfVariable[variable] = index }
      items.append(item)
    }
    holdRootSize()
    for index in items.indices.dropFirst() { addOwnConstraints(of: index) }
    var constraints: [NSLayoutConstraint] = []
    collectConstraints(of: root, isRoot: true, into: &constraints)
    for constraint in constraints { addEntry(constraint) }
  }

  private func collect(
    _ view: UIView, parent: Int, into found: inout [(view: UIView?, guide: UILayoutGuide?, parent: Int)]
  ) {
    let index = found.count
    found.append((view, nil, parent))
    indexOfItem[ObjectIdentifier(view)] = index
    if isAttached, index != 0 {
      view.layoutState.engine = self
      view.layoutState.ownEngine = nil
    }
    for guide in view.layoutState.guides {
      indexOfItem[ObjectIdentifier(guide)] = found.count
      found.append((nil, guide, index))
      if isAttached { guide.engine = self }
    }
    for child in view.children where !child.isOwnRoot { collect(child, parent: index, into: &found) }
  }

  /// Constraints whose items this engine places: those between views of the subtree, and of nested roots nothing.
  private func collectConstraints(of view: UIView, isRoot: Bool, into constraints: inout [NSLayoutConstraint]) {
    constraints += view.layoutState.constraints
    for child in view.children where !child.isOwnRoot {
      collectConstraints(of: child, isRoot: false, into: &constraints)
    }
    if isRoot, view.parent != nil {
      // A constraint may be installed higher up than its items ask for.
      var ancestor = view.parent
      while let current = ancestor {
        constraints += current.layoutState.constraints.filter {
          $0.closestCommonAncestor.map { index(of: $0) != nil } ?? false
        }
        ancestor = current.parent
      }
    }
  }

  private func holdRootSize() {
    let size = root.untransformedFrame.size
    rootWidth = add(Constraint([Term(1, items[0].width)], .equal, Double(size.width)), from: .rootSize)
    rootHeight = add(Constraint([Term(1, items[0].height)], .equal, Double(size.height)), from: .rootSize)
  }

  private func addOwnConstraints(of index: Int) {
    guard let view = items[index].view else { return }
    if view.intrinsicHeightDependsOnWidth { textItems.append(index) }
    updateIntrinsic(index, size: view.intrinsicContentSize)
    if view.layoutState.translatesMask { addMaskConstraints(of: index) }
  }

  private func add(_ constraint: Constraint, from source: ConstraintSource) -> ConstraintID {
    let id = solver.add(constraint)
    sources[id] = source
    needsSolving = true
    return id
  }

  // MARK: Looking up

  /// The place of a view among the items; 0 is the root. `nil` for views of other engines.
  func index(of view: UIView) -> Int? { indexOfItem[ObjectIdentifier(view)] }

  /// The place of a guide of the view tree among the items.
  func index(of guide: UILayoutGuide) -> Int? { indexOfItem[ObjectIdentifier(guide)] }

  /// The view of an item; `nil` for guides.
  func view(at index: Int) -> UIView? { index == 0 ? root : items[index].view }

  /// The item that a variable belongs to.
  func item(of variable: Variable) -> Int? { itemOfVariable[variable] }

  /// The solved frame of an item, not rounded, in its superview's coordinates.
  func solvedFrame(at index: Int) -> CGRect {
    let item = items[index]
    let origin = index == 0 ? .zero : CGPoint(x: solver.value(of: item.left), y: solver.value(of: item.top))
    return CGRect(
      origin: origin, size: CGSize(width: solver.value(of: item.width), height: solver.value(of: item.height)))
  }

  /// The variable of a scroll view's content size, made when a constraint first speaks of it; the plain size of others.
  func contentLength(of index: Int, axis: NSLayoutConstraint.Axis) -> Variable {
    guard view(at: index) is UIScrollView else { return items[index].length(axis) }
    if let known = axis == .horizontal ? items[index].contentWidth : items[index].contentHeight { return known }
    let variable = solver.makeVariable()
    itemOfVariable[variable] = index
    if axis == .horizontal { items[index].contentWidth = variable } else { items[index].contentHeight = variable }
    return variable
  }

  // MARK: Constraints of the tree

  /// Takes in a constraint that was activated.
  func add(_ constraint: NSLayoutConstraint) {
    addEntry(constraint)
    needsLayout()
  }

  /// Lets go of a constraint that was deactivated.
  func remove(_ constraint: NSLayoutConstraint) {
    guard let index = indexOfEntry.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    if let id = entries[index]?.id { drop([id]) }
    if entries[index]?.followsFrames == true { frameFollowers.removeAll { $0 == index } }
    entries[index] = nil
    constraint.engine = nil
    needsLayout()
  }

  /// Takes over the constant of a constraint.
  func constantDidChange(of constraint: NSLayoutConstraint) {
    guard let index = indexOfEntry[ObjectIdentifier(constraint)], let entry = entries[index], let id = entry.id else {
      return retranslate(constraint)
    }
    let constant = entry.offset + entry.sign * Double(constraint.constant)
    guard constant.isFinite else { return retranslate(constraint) }
    solver.setConstant(constant, of: id)
    needsSolving = true
    needsLayout()
  }

  /// Takes over the priority of a constraint.
  func priorityDidChange(of constraint: NSLayoutConstraint) {
    guard let index = indexOfEntry[ObjectIdentifier(constraint)], let id = entries[index]?.id,
      constraint.priority.rawValue > 0
    else { return retranslate(constraint) }
    solver.setPriority(Priority(min(Double(constraint.priority.rawValue), 1000)), of: id)
    needsSolving = true
    needsLayout()
  }

  private func addEntry(_ constraint: NSLayoutConstraint) {
    let translation = translate(constraint)
    if translation == nil {
      // Not this engine's, if what it ties together lies elsewhere; otherwise kept in case it becomes usable.
      guard let common = constraint.closestCommonAncestor, self.index(of: common) != nil else { return }
    }
    var entry = translation?.entry ?? ConstraintEntry(constraint: constraint)
    let index = entries.count
    if let translation { entry.id = add(translation.constraint, from: .entry(index)) }
    if entry.followsFrames { frameFollowers.append(index) }
    entries.append(entry)
    indexOfEntry[ObjectIdentifier(constraint)] = index
    if isAttached { constraint.engine = self }
  }

  private func retranslate(_ constraint: NSLayoutConstraint) {
    remove(constraint)
    add(constraint)
  }

  private func drop(_ ids: [ConstraintID]) {
    solver.remove(ids)
    for id in ids { sources[id] = nil }
    needsSolving = true
  }

  // MARK: Constraints of the engine's own

  /// Looks at the natural size and its priorities again.
  func intrinsicSizeMayHaveChanged(of view: UIView) {
    guard let index = index(of: view), index != 0 else { return }
    items[index].measuredWidth = nil
    let isText = view.intrinsicHeightDependsOnWidth
    if isText, !textItems.contains(index) { textItems.append(index) }
    if !isText { textItems.removeAll { $0 == index } }
    updateIntrinsic(index, size: view.intrinsicContentSize)
    needsLayout()
  }

  private func updateIntrinsic(_ index: Int, size: CGSize) {
    guard let view = view(at: index) else { return }
    let insets = view.alignmentRectInsets
    updateIntrinsic(\.intrinsicWidth, index, .horizontal, natural: size.width, insets: insets.horizontal)
    updateIntrinsic(\.intrinsicHeight, index, .vertical, natural: size.height, insets: insets.vertical)
  }

  private func updateIntrinsic(
    _ path: WritableKeyPath<LayoutItem, IntrinsicConstraints>, _ index: Int, _ axis: NSLayoutConstraint.Axis,
    natural: CGFloat, insets: CGFloat
  ) {
    guard let view = view(at: index) else { return }
    var constraints = items[index][keyPath: path]
    let hugging = view.layoutState.huggingPriority[axis]
    let compression = view.layoutState.compressionPriority[axis]
    let hasLength = natural >= 0 && natural.isFinite
    let length = hasLength ? natural + insets : UIView.noIntrinsicMetric
    if length == constraints.length, hugging == constraints.hugging, compression == constraints.compression { return }
    let sameShape =
      hasLength && !constraints.ids.isEmpty && hugging == constraints.hugging && compression == constraints.compression
    constraints.length = length
    constraints.hugging = hugging
    constraints.compression = compression
    if sameShape {
      for id in constraints.ids { solver.setConstant(Double(length), of: id) }
      needsSolving = true
    } else {
      drop(constraints.ids)
      let term = [Term(1, items[index].length(axis))]
      let source = ConstraintSource.intrinsic(item: index, axis: axis)
      constraints.ids = []
      func pull(_ relation: Relation, _ priority: UILayoutPriority) {
        guard priority.rawValue > 0 else { return }
        let priority = Priority(min(Double(priority.rawValue), Self.strongestNaturalSize))
        constraints.ids.append(add(Constraint(term, relation, Double(length), priority: priority), from: source))
      }
      if hasLength, hugging == compression {
        pull(.equal, hugging)
      } else if hasLength {
        pull(.lessThanOrEqual, hugging)
        pull(.greaterThanOrEqual, compression)
      }
    }
    items[index][keyPath: path] = constraints
  }

  /// A natural size gives way to required constraints even at priority 1000, as in cells that are too low for their
  /// text on Interface Builder's canvas, but to nothing else.
  private static let strongestNaturalSize = 999.9999

  /// Takes over the frame that was set on a view whose autoresizing mask stands for constraints.
  func frameDidChange(of view: UIView) {
    guard let index = index(of: view), index != 0, !isApplying else { return }
    drop(items[index].maskConstraints)
    addMaskConstraints(of: index)
    needsLayout()
  }

  private func addMaskConstraints(of index: Int) {
    guard let view = items[index].view, let parent = view.parent else { return }
    let item = items[index]
    let frame = view.untransformedFrame
    let arithmetic = AutoresizingArithmetic(mask: view.autoresizingMask, frame: frame)
    let outer = parent.untransformedFrame.size
    let x = arithmetic.horizontal(superviewWidth: outer.width)
    let y = arithmetic.vertical(superviewHeight: outer.height)
    func share(_ variable: Variable, _ value: CGFloat, _ share: CGFloat, of whole: Variable, _ size: CGFloat)
      -> ConstraintID
    {
      var terms = [Term(1, variable)]
      if share != 0 { terms.append(Term(-Double(share), whole)) }
      return add(Constraint(terms, .equal, Double(value - share * size)), from: .mask(item: index))
    }
    let above = items[item.parent]
    items[index].maskConstraints = [
      share(item.left, frame.minX, x.originShare, of: above.width, outer.width),
      share(item.width, frame.width, x.sizeShare, of: above.width, outer.width),
      share(item.top, frame.minY, y.originShare, of: above.height, outer.height),
      share(item.height, frame.height, y.sizeShare, of: above.height, outer.height),
    ]
  }

  /// Takes over the size of the root's frame.
  func rootSizeDidChange() {
    guard !isFitting, let rootWidth, let rootHeight else { return }
    let size = root.untransformedFrame.size
    solver.setConstant(Double(size.width), of: rootWidth)
    solver.setConstant(Double(size.height), of: rootHeight)
    needsSolving = true
    needsLayout()
  }

  /// Looks at margins and safe areas again with the next pass.
  func insetsMayHaveChanged() {
    guard !frameFollowers.isEmpty else { return }
    needsSolving = true
    needsLayout()
  }

  private func needsLayout() {
    if isAttached { root.setNeedsLayout() }
  }

  // MARK: Solving

  private(set) var isApplying = false

  /// Solves and applies frames until margins, safe areas and sizes of wrapped text agree with them.
  func settle() {
    guard needsSolving else { return }
    unwrapTexts()
    for _ in 0..<Self.maximumRounds {
      solve()
      let textChanged = wrapTexts()
      if textChanged { solve() }
      applyFrames()
      let insetsChanged = updateFrameFollowers()
      if !textChanged && !insetsChanged { break }
    }
    needsSolving = false
  }

  /// Rounds after which a layout whose text and margins chase each other is left as it is.
  private static let maximumRounds = 8

  private func solve() {
    for _ in 0..<Self.maximumRounds {
      let changed = solver.solve().changed
      if movedItems != nil {
        for variable in changed {
          if let index = itemOfVariable[variable] { movedItems?.insert(index) }
        }
      }
      guard addMissingBounds() else { return }
    }
  }

  /// Demands sizes that came out negative to be at least zero; answers whether there were any.
  ///
  /// Nearly all layouts meet this by themselves, so the demand is only made where it is missed. A solution that meets
  /// demands it wasn't told is also the best with them.
  private func addMissingBounds() -> Bool {
    var isAdded = false
    for (index, item) in items.enumerated() where !boundedItems.contains(index) {
      guard solver.value(of: item.width) < -Self.slack || solver.value(of: item.height) < -Self.slack else { continue }
      boundedItems.insert(index)
      for variable in [item.width, item.height] {
        _ = add(Constraint([Term(1, variable)], .greaterThanOrEqual, 0), from: .bound(item: index))
      }
      isAdded = true
    }
    return isAdded
  }

  private static let slack = 1e-6

  /// First pass: gives texts that were wrapped the natural size of one that is not.
  private func unwrapTexts() {
    for index in textItems where items[index].isWrapped {
      items[index].isWrapped = false
      if let view = view(at: index) { updateIntrinsic(index, size: view.intrinsicContentSize) }
      items[index].measuredWidth = nil
    }
  }

  /// Second pass: gives texts the size that they have when wrapped to their width; answers whether one changed.
  private func wrapTexts() -> Bool {
    var isChanged = false
    let grid = pixelGrid
    for index in textItems {
      guard let view = view(at: index) else { continue }
      let width = grid.nearest(CGFloat(solver.value(of: items[index].width)) - view.alignmentRectInsets.horizontal)
      // Wrapped text is as wide as its longest line: narrower than it was measured for, but not wrapped anew.
      if let measured = items[index].measuredWidth, width == measured || width == items[index].wrappedWidth { continue }
      items[index].measuredWidth = width
      let size = view.intrinsicContentSize(forLayoutWidth: max(0, width))
      items[index].wrappedWidth = size.width
      guard size != view.intrinsicContentSize || items[index].isWrapped else { continue }
      items[index].isWrapped = true
      updateIntrinsic(index, size: size)
      isChanged = true
    }
    return isChanged
  }

  /// Works out again what depends on margins, safe areas and nested baselines; answers whether something changed.
  private func updateFrameFollowers() -> Bool {
    guard !isFitting else { return false }
    var isChanged = false
    for index in frameFollowers {
      guard let entry = entries[index], let id = entry.id, let current = currentConstant(of: entry),
        abs(current.offset - entry.offset) > Self.slack
      else { continue }
      entries[index]?.offset = current.offset
      solver.setConstant(current.constant, of: id)
      isChanged = true
    }
    return isChanged
  }

  // MARK: Frames

  private var pixelGrid: PixelGrid { PixelGrid(scale: root.traitCollection.displayScale) }

  /// Gives views the frames that were solved, on the pixel grid.
  private func applyFrames() {
    guard !isFitting else { return }
    isApplying = true
    defer { isApplying = false }
    let grid = pixelGrid
    for index in items.indices {
      guard movedItems?.contains(index) ?? true else { continue }
      applyContentSize(index, grid)
      guard let view = items[index].view else { continue }
      let frame = roundedFrame(at: index, grid)
      guard frame != view.untransformedFrame else { continue }
      view.setUntransformedFrame(frame)
      view.parent?.setNeedsLayout()
    }
    movedItems = []
  }

  private func roundedFrame(at index: Int, _ grid: PixelGrid) -> CGRect {
    let frame = solvedFrame(at: index)
    guard let view = items[index].view else { return frame }
    return view.frame(forAlignmentRect: grid.nearest(view.alignmentRect(forFrame: frame)))
  }

  private func applyContentSize(_ index: Int, _ grid: PixelGrid) {
    let item = items[index]
    guard item.contentWidth != nil || item.contentHeight != nil, let scrollView = view(at: index) as? UIScrollView
    else { return }
    var size = scrollView.contentSize
    if let width = item.contentWidth { size.width = grid.nearest(CGFloat(solver.value(of: width))) }
    if let height = item.contentHeight { size.height = grid.nearest(CGFloat(solver.value(of: height))) }
    scrollView.contentSize = size
  }

  /// The frame that a view of this engine has by the constraints, on the pixel grid.
  func appliedFrame(of view: UIView) -> CGRect? {
    guard !needsSolving, let index = index(of: view), index != 0 else { return nil }
    return roundedFrame(at: index, pixelGrid)
  }

  // MARK: Fitting

  /// The size that the constraints give the root when it is pulled to `target` with two priorities.
  func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
    isFitting = true
    drop([rootWidth, rootHeight].compactMap { $0 })
    let item = items[0]
    let temporary = [
      add(
        Constraint(
          [Term(1, item.width)], .equal, Double(target.width), priority: Priority(Double(horizontal.rawValue))),
        from: .rootSize),
      add(
        Constraint(
          [Term(1, item.height)], .equal, Double(target.height), priority: Priority(Double(vertical.rawValue))),
        from: .rootSize),
    ]
    updateIntrinsic(0, size: root.intrinsicContentSize)
    if root.intrinsicHeightDependsOnWidth { textItems.append(0) }
    for _ in 0..<Self.maximumRounds {
      solve()
      if !wrapTexts() { break }
    }
    let fitted = CGSize(width: solver.value(of: item.width), height: solver.value(of: item.height))
    textItems.removeAll { $0 == 0 }
    drop(temporary + items[0].intrinsicWidth.ids + items[0].intrinsicHeight.ids)
    items[0].intrinsicWidth = IntrinsicConstraints()
    items[0].intrinsicHeight = IntrinsicConstraints()
    items[0].measuredWidth = nil
    items[0].isWrapped = false
    holdRootSize()
    isFitting = false
    return fitted
  }
}
