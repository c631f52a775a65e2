import ConstraintSolver

/// Places the views and guides below one layout root by solving their constraints.
///
/// Every view has four variables: left and top of its frame in its superview's coordinates, width and height. The root
/// has only a size, which its frame decides. System guides have no variables of their own: their edges are those of the
/// owning view plus insets, which are looked at again when frames have moved.
@MainActor final class LayoutEngine {
  unowned(unsafe) let root: UIView
  let solver = Solver()
  /// Whether views and constraints report their changes here; engines for fitting a size only live for a moment.
  let isAttached: Bool
  var items: [LayoutItem] = []
  /// The constraints of the view tree.
  var ledger = ConstraintLedger()
  var indexOfItem: [ObjectIdentifier: Int] = [:]
  var sources: [ConstraintID: ConstraintSource] = [:]
  var itemOfVariable: [Variable: Int] = [:]
  var rootWidth: ConstraintID?
  var rootHeight: ConstraintID?
  /// Whether a font may have changed since baselines were last looked at.
  var fontsMayHaveChanged = false
  /// Items whose natural height depends on their width, in order.
  var textItems: [Int] = []
  var boundedItems: Set<Int> = []
  /// Items whose variables have changed since frames were applied; `nil` stands for all.
  var movedItems: Set<Int>? = nil
  var needsSolving = true
  /// Whether a size is being fitted, when no frame may change.
  var isFitting = false
  /// Whether frames are being handed to views, which must not come back as changes.
  var isApplying = false
  /// The variables that `exerciseAmbiguity(of:)` holds away from where they settled.
  var exercised: [Variable] = []

  init(root: UIView, isAttached: Bool = true) {
    self.root = root
    self.isAttached = isAttached
    build()
  }

  isolated deinit {
    guard isAttached else { return }
    for item in items {
      if item.view?.layoutState.engine === self { item.view?.layoutState.engine = nil }
      if item.guide?.engine === self { item.guide?.engine = nil }
    }
    for entry in ledger.inOrder where entry.constraint.engine === self { entry.constraint.engine = nil }
  }

  // MARK: Building

  func build() {
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

  func collect(
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
  func collectConstraints(of view: UIView, isRoot: Bool, into constraints: inout [NSLayoutConstraint]) {
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

  func holdRootSize() {
    let size = root.untransformedFrame.size
    func hold(_ variable: Variable, _ length: CGFloat) -> ConstraintID {
      let rank = rootSizeGivesWay ? Int.max : 0
      return add(Constraint([Term(1, variable)], .equal, Double(length), removalRank: rank), from: .rootSize)
    }
    rootWidth = hold(items[0].width, size.width)
    rootHeight = hold(items[0].height, size.height)
  }

  /// Whether the size of the root gives way to constraints that contradict it, instead of one of those: the policy can
  /// ask for it. The topmost view has the size of its screen in any case.
  var rootSizeGivesWay: Bool { root.parent != nil && root.traitCollection.layoutPolicy.contentSizesGiveWay }

  func addOwnConstraints(of index: Int) {
    guard let view = items[index].view else { return }
    if view.intrinsicHeightDependsOnWidth { textItems.append(index) }
    updateIntrinsic(index, size: view.intrinsicContentSize)
    if view.layoutState.translatesMask { addMaskConstraints(of: index) }
  }

  func add(_ constraint: Constraint, from source: ConstraintSource) -> ConstraintID {
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
}
