import ConstraintSolver

/// What an engine places: the views and guides below its root, numbered in tree order, and the variables that stand for
/// them in the solver.
///
/// Item 0 is the root, which has only a size: its frame decides it. Every other item has four variables: left and top of
/// its frame in the coordinates of its superview or owning view, width and height. System guides are no items: their
/// edges are those of the owning view plus insets.
@MainActor final class LayoutModel {
  unowned(unsafe) let root: UIView
  /// The engine that views and guides refer to; `nil` where these don't keep their number themselves.
  unowned(unsafe) var engine: LayoutEngine?
  let solver = Solver()
  @exclusivity(unchecked) private(set) var items: [LayoutItem] = []
  /// Whether something has changed since the solver ran.
  @exclusivity(unchecked) var needsSolving = true
  /// The item of each variable, by the variable's index.
  @exclusivity(unchecked) private var itemOfVariable: [Int32] = []
  /// The numbers of the items where these don't keep their number themselves; see ``LayoutEngine/isAttached``.
  @exclusivity(unchecked) private var numbers: [ObjectIdentifier: Int]?

  /// - Parameter isAttached: whether views and guides keep the number that they have here.
  init(root: UIView, isAttached: Bool) {
    self.root = root
    if !isAttached { numbers = [:] }
    var found: [Found] = []
    collect(root, parent: 0, into: &found)
    makeItems(of: found)
  }

  private typealias Found = (view: UIView?, guide: UILayoutGuide?, parent: Int)

  private func collect(_ view: UIView, parent: Int, into found: inout [Found]) {
    let index = found.count
    found.append((view, nil, parent))
    setNumber(index, of: view)
    for guide in view.layoutState.guides {
      setNumber(found.count, of: guide)
      found.append((nil, guide, index))
    }
    for child in view.children where !child.isOwnRoot { collect(child, parent: index, into: &found) }
  }

  private func setNumber(_ number: Int, of view: UIView) {
    if numbers != nil { numbers?[ObjectIdentifier(view)] = number } else { view.layoutState.itemIndex = number }
  }

  private func setNumber(_ number: Int, of guide: UILayoutGuide) {
    if numbers != nil { numbers?[ObjectIdentifier(guide)] = number } else { guide.itemIndex = number }
  }

  /// Makes the items with their variables.
  ///
  /// Of variables that constraints leave free, earlier ones go towards zero first: sizes before places, later views
  /// before earlier ones, so that of two views that compete for room the later one gives way.
  private func makeItems(of found: [Found]) {
    itemOfVariable.reserveCapacity(4 * found.count)
    var sizes: [(height: Variable, width: Variable)] = []
    sizes.reserveCapacity(found.count)
    for index in found.indices.reversed() { sizes.append((makeVariable(of: index), makeVariable(of: index))) }
    items.reserveCapacity(found.count)
    for index in found.indices {
      let size = sizes[found.count - 1 - index]
      items.append(
        LayoutItem(
          view: index == 0 ? nil : found[index].view, guide: found[index].guide, parent: found[index].parent,
          left: index == 0 ? size.width : makeVariable(of: index),
          top: index == 0 ? size.height : makeVariable(of: index), width: size.width, height: size.height))
    }
  }

  private func makeVariable(of index: Int) -> Variable {
    itemOfVariable.append(Int32(index))
    return solver.makeVariable()
  }

  // MARK: Looking up

  /// The number of a view among the items; 0 is the root. `nil` for views of other engines.
  func index(of view: UIView) -> Int? {
    if view === root { return 0 }
    if let numbers { return numbers[ObjectIdentifier(view)] }
    return engine != nil && view.layoutState.engine === engine ? view.layoutState.itemIndex : nil
  }

  /// The number of a guide of the view tree among the items; `nil` for system guides and those of other engines.
  func index(of guide: UILayoutGuide) -> Int? {
    if let numbers { return numbers[ObjectIdentifier(guide)] }
    return engine != nil && guide.engine === engine ? guide.itemIndex : nil
  }

  /// The view of an item; `nil` for guides.
  func view(at index: Int) -> UIView? { index == 0 ? root : items[index].view }

  /// The variable of an item's left or top edge. (A method of the item would copy it, with its references.)
  func position(of index: Int, _ axis: NSLayoutConstraint.Axis) -> Variable {
    axis == .horizontal ? items[index].left : items[index].top
  }

  /// The variable of an item's width or height.
  func length(of index: Int, _ axis: NSLayoutConstraint.Axis) -> Variable {
    axis == .horizontal ? items[index].width : items[index].height
  }

  /// The item that a variable belongs to.
  func item(of variable: Variable) -> Int { Int(itemOfVariable[Int(variable.index)]) }

  /// The solved frame of an item, not rounded, in its superview's coordinates.
  func solvedFrame(at index: Int) -> CGRect {
    let size = CGSize(width: coordinate(items[index].width), height: coordinate(items[index].height))
    guard index != 0 else { return CGRect(origin: .zero, size: size) }
    return CGRect(origin: CGPoint(x: coordinate(items[index].left), y: coordinate(items[index].top)), size: size)
  }

  /// Farther than any screen reaches. Long chains of large multipliers lead there, or to no number at all.
  private static let farthest = 1e9

  /// A solved value as part of a frame, which is always a number.
  func coordinate(_ variable: Variable) -> CGFloat {
    let value = solver.value(of: variable)
    return value.isNaN ? 0 : min(max(value, -Self.farthest), Self.farthest)
  }

  /// The variable of a scroll view's content size, made when a constraint first refers to it; the plain size of others.
  func contentLength(of index: Int, axis: NSLayoutConstraint.Axis) -> Variable {
    guard view(at: index)?.scrollableContent != nil else { return length(of: index, axis) }
    if let known = axis == .horizontal ? items[index].contentWidth : items[index].contentHeight { return known }
    let variable = makeVariable(of: index)
    if axis == .horizontal { items[index].contentWidth = variable } else { items[index].contentHeight = variable }
    return variable
  }

  /// The pixels that frames are rounded to.
  var pixelGrid: PixelGrid { PixelGrid(scale: root.traitCollection.displayScale) }

  // MARK: Rows

  /// Adds a row to the solver's system.
  func add(_ row: Constraint) -> ConstraintID {
    needsSolving = true
    return solver.add(row)
  }

  /// Takes rows out of the solver's system.
  func remove(_ rows: [ConstraintID]) {
    solver.remove(rows)
    needsSolving = true
  }

  /// Changes the right side of a row.
  func setConstant(_ constant: Double, of row: ConstraintID) {
    solver.setConstant(constant, of: row)
    needsSolving = true
  }
}
