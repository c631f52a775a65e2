import ConstraintSolver

/// What an engine places: the views and guides below its root, numbered in tree order, and the variables that stand for
/// them in the solver.
///
/// Item 0 is the root, which has only a size: its frame decides it. Every other item has four variables: left and top
/// of its frame in the coordinates of its superview or owning view, width and height. System guides are no items: their
/// edges are those of the owning view plus insets.
@MainActor final class LayoutModel {
  /// Identifies a model. Views and guides store the identity of the model that numbered them.
  nonisolated struct Identity: Hashable {
    private let number: UInt32
    @MainActor private static var count: UInt32 = 0

    /// The identity of no model.
    static let none = Identity(number: 0)

    @MainActor static func make() -> Identity {
      count &+= 1
      return Identity(number: count)
    }
  }

  /// The view whose inside is placed. It owns the engine, or the engine lives only for a moment.
  var root: UIView { rootReference.takeUnretainedValue() }
  // Not `unowned`: the `deinit` of an app's view may still change its constraints.
  private let rootReference: Unmanaged<UIView>
  let solver = Solver()
  @exclusivity(unchecked) private(set) var items: [LayoutItem] = []
  @exclusivity(unchecked) private(set) var variables = ItemVariables()
  /// The number of constraints that were installed at the items when they were collected.
  private(set) var constraintCount = 0
  /// Whether something has changed since the solver ran.
  @exclusivity(unchecked) var needsSolving = true
  /// The content sizes of scroll views, as far as constraints refer to them; `nil` for other items.
  @exclusivity(unchecked) private var contentSizes = SparseItems<ContentSize?>(repeating: nil)
  /// The scroll view of each variable of a content size.
  private var itemOfContentVariable: [Variable: Int] = [:]
  /// The alignment insets of views, as read last.
  @exclusivity(unchecked) private var alignmentInsets = SparseItems<UIEdgeInsets>(repeating: .zero)
  /// `nil` where views and guides don't store their numbers; see ``LayoutEngine/isAttached``.
  @exclusivity(unchecked) private var identity: Identity?
  /// The numbers of the items, where the items don't store them.
  @exclusivity(unchecked) private var numbers: [ObjectIdentifier: Int] = [:]

  private typealias ContentSize = (width: Variable?, height: Variable?)

  /// A model that has no items yet.
  init(root: UIView) {
    rootReference = .passUnretained(root)
  }

  /// Collects the items, and makes their variables.
  ///
  /// - Parameter engine: the engine that views and guides report to from now on. Without one, they don't store their
  ///   number in this model either.
  func collectItems(reportingTo engine: LayoutEngine?) {
    let collected = ItemCollector(root: root, reportingTo: engine)
    identity = collected.identity
    items = collected.items
    constraintCount = collected.constraintCount
    numbers = collected.numbers
    variables = ItemVariables(of: items.count, in: solver)
    for index in collected.scrollViews { contentSizes[index] = (nil, nil) }
    readAlignmentInsets(of: root, at: 0)
  }

  // MARK: Looking up

  /// The number of a view or guide among the items; 0 is the root. `nil` for system guides and items of other models.
  func index(of handle: ItemHandle) -> Int? {
    guard let identity else { return numbers[ObjectIdentifier(handle)] }
    return handle.model == identity ? Int(handle.numberInModel) : nil
  }

  /// The number of a view among the items; 0 is the root. `nil` for views of other models.
  func index(of view: UIView) -> Int? {
    guard let handle = view.ownHandle else { return nil }
    return index(of: handle)
  }

  /// The number of a guide of the view tree among the items; `nil` for system guides and those of other models.
  func index(of guide: UILayoutGuide) -> Int? {
    guard let handle = guide.ownHandle else { return nil }
    return index(of: handle)
  }

  /// The number of the view that an item is or belongs to; `nil` for what other models place.
  func containerIndex(of handle: ItemHandle) -> Int? {
    if let index = index(of: handle) { return items[index].container }
    guard let owner = handle.guide?.owner else { return nil }
    return index(of: owner)
  }

  /// The closest item that holds two items, which may be one of them. Items are numbered from outside to inside.
  func commonAncestor(of first: Int, _ second: Int) -> Int {
    var (first, second) = (first, second)
    while first != second {
      if first > second { first = items[first].parent } else { second = items[second].parent }
    }
    return first
  }

  /// Reads the alignment insets of a view, which can change with its content.
  func readAlignmentInsets(of view: UIView, at index: Int) {
    let insets = view.alignmentRectInsets
    if insets != alignmentInsets[index] { alignmentInsets[index] = insets }
  }

  /// The alignment insets of an item, as read last; zero for guides.
  func alignmentInsets(of index: Int) -> UIEdgeInsets { alignmentInsets[index] }

  /// The view of an item; `nil` for guides.
  func view(at index: Int) -> UIView? { index == 0 ? root : items[index].view }

  /// The variable of an item's left or top edge.
  func position(of index: Int, _ axis: NSLayoutConstraint.Axis) -> Variable {
    axis == .horizontal ? variables.left(index) : variables.top(index)
  }

  /// The variable of an item's width or height.
  func length(of index: Int, _ axis: NSLayoutConstraint.Axis) -> Variable {
    axis == .horizontal ? variables.width(index) : variables.height(index)
  }

  /// The item that a variable belongs to.
  func item(of variable: Variable) -> Int {
    variables.item(of: variable) ?? itemOfContentVariable[variable] ?? 0
  }

  /// The solved frame of an item, not rounded, in its superview's coordinates.
  func solvedFrame(at index: Int) -> CGRect {
    let size = CGSize(width: coordinate(variables.width(index)), height: coordinate(variables.height(index)))
    guard index != 0 else { return CGRect(origin: .zero, size: size) }
    return CGRect(
      origin: CGPoint(x: coordinate(variables.left(index)), y: coordinate(variables.top(index))), size: size)
  }

  /// The largest coordinate of a frame, far beyond any screen. Long chains of large multipliers can exceed it or give
  /// NaN.
  private static let farthest = 1e9

  /// A solved value as part of a frame, which is always a number.
  func coordinate(_ variable: Variable) -> CGFloat {
    let value = solver.value(of: variable)
    return value.isNaN ? 0 : min(max(value, -Self.farthest), Self.farthest)
  }

  /// The variable of a scroll view's content size, made when a constraint first refers to it; for other items, the
  /// variable of their own size.
  func contentLength(of index: Int, axis: NSLayoutConstraint.Axis) -> Variable {
    guard var size = contentSizes[index] else { return length(of: index, axis) }
    if let variable = axis == .horizontal ? size.width : size.height { return variable }
    let variable = solver.makeVariable()
    itemOfContentVariable[variable] = index
    if axis == .horizontal { size.width = variable } else { size.height = variable }
    contentSizes[index] = size
    return variable
  }

  /// The variables of the size of a scroll view's content, as far as constraints refer to them.
  func contentSize(of index: Int) -> (width: Variable?, height: Variable?) { contentSizes[index] ?? (nil, nil) }

  /// The pixels that frames are rounded to.
  var pixelGrid: PixelGrid { PixelGrid(scale: root.traitCollection.displayScale) }

  // MARK: Rows

  /// Makes room for so many more rows.
  func reserve(_ count: Int) { solver.reserve(count) }

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
