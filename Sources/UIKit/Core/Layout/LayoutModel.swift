import ConstraintSolver

/// The views and guides that a layout engine places (“items”), numbered in tree order, and the variables for their
/// frames in the solver.
///
/// Item 0 is the engine's root view. It has two variables, width and height, which equal the size of its frame. Every
/// other item has four variables: the left and top edge of its frame in the coordinates of its superview or owning
/// view, and the width and height. System guides, such as the safe-area guide, are not items: their edges are computed
/// from those of the owning view plus insets.
@MainActor final class LayoutModel {
  /// Identifies a layout model. Views and guides store it next to their number, to know to which model the number
  /// belongs.
  nonisolated struct Identity: Hashable {
    private let number: UInt32
    @MainActor private static var count: UInt32 = 0

    /// The value for views and guides that no model has numbered.
    static let none = Identity(number: 0)

    @MainActor static func make() -> Identity {
      count &+= 1
      return Identity(number: count)
    }
  }

  /// The root view, inside which the views and guides are placed. It is not retained, because it owns the engine, or
  /// the engine is temporary.
  var root: UIView { rootReference.takeUnretainedValue() }
  // Not `unowned`, because the reference is still read if the `deinit` of an app's view changes the view's constraints.
  // An `unowned` reference would then stop the program.
  private let rootReference: Unmanaged<UIView>
  let solver = Solver()
  @exclusivity(unchecked) private(set) var items: [LayoutItem] = []
  @exclusivity(unchecked) private(set) var variables = ItemVariables()
  /// How many constraints were installed at the items' views when the items were collected.
  private(set) var constraintCount = 0
  /// Whether something has changed since the constraints were last solved.
  @exclusivity(unchecked) var needsSolving = true
  /// The variables of the content sizes of scroll views, by item number. They are created when a constraint first
  /// refers to them. `nil` for items that are not scroll views.
  @exclusivity(unchecked) private var contentSizes = SparseItems<ContentSize?>(repeating: nil)
  /// For each variable of a content size, the item number of the scroll view.
  private var itemOfContentVariable: [Variable: Int] = [:]
  /// The `alignmentRectInsets` of views, by item number, as they were last read.
  @exclusivity(unchecked) private var alignmentInsets = SparseItems<UIEdgeInsets>(repeating: .zero)
  /// The identity that views and guides store with their number in this model; `nil` if they don't store their number,
  /// because the engine is temporary (``LayoutEngine/isAttached``).
  @exclusivity(unchecked) private var identity: Identity?
  /// The numbers of the items by their handles. Only filled if the items don't store their numbers themselves.
  @exclusivity(unchecked) private var numbers: [ObjectIdentifier: Int] = [:]

  private typealias ContentSize = (width: Variable?, height: Variable?)

  /// Creates a model without items. `collectItems(reportingTo:)` adds them.
  init(root: UIView) {
    rootReference = .passUnretained(root)
  }

  /// Collects the root view and the views and guides inside it, and creates their variables.
  ///
  /// - Parameter engine: the engine to which views and guides report their changes from now on. If it is `nil`, as for
  ///   a temporary engine, they don't store their number in this model either.
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

  /// The number of a view or guide among the items. The root view has the number 0. `nil` for system guides and for
  /// items of other models.
  func index(of handle: ItemHandle) -> Int? {
    guard let identity else { return numbers[ObjectIdentifier(handle)] }
    return handle.model == identity ? Int(handle.numberInModel) : nil
  }

  /// The number of a view among the items. The root view has the number 0. `nil` for views of other models.
  func index(of view: UIView) -> Int? {
    guard let handle = view.ownHandle else { return nil }
    return index(of: handle)
  }

  /// The number of a layout guide among the items; `nil` for system guides, such as the safe-area guide, and for guides
  /// of other models.
  func index(of guide: UILayoutGuide) -> Int? {
    guard let handle = guide.ownHandle else { return nil }
    return index(of: handle)
  }

  /// The number of a view, or of the owning view of a guide (also of a system guide); `nil` for views and guides of
  /// other models.
  func containerIndex(of handle: ItemHandle) -> Int? {
    if let index = index(of: handle) { return items[index].container }
    guard let owner = handle.guide?.owner else { return nil }
    return index(of: owner)
  }

  /// The number of the closest item that contains both items, or is one of them. This relies on the numbering: a view
  /// has a lower number than the views inside it.
  func commonAncestor(of first: Int, _ second: Int) -> Int {
    var (first, second) = (first, second)
    while first != second {
      if first > second { first = items[first].parent } else { second = items[second].parent }
    }
    return first
  }

  /// Reads the `alignmentRectInsets` of a view again, because they can change with its content.
  func readAlignmentInsets(of view: UIView, at index: Int) {
    let insets = view.alignmentRectInsets
    if insets != alignmentInsets[index] { alignmentInsets[index] = insets }
  }

  /// The `alignmentRectInsets` of an item, as they were last read; zero for guides.
  func alignmentInsets(of index: Int) -> UIEdgeInsets { alignmentInsets[index] }

  /// The view with the given number; `nil` if the item is a layout guide.
  func view(at index: Int) -> UIView? { index == 0 ? root : items[index].view }

  /// The variable of an item's left or top edge.
  func position(of index: Int, _ axis: NSLayoutConstraint.Axis) -> Variable {
    axis == .horizontal ? variables.left(index) : variables.top(index)
  }

  /// The variable of an item's width or height.
  func length(of index: Int, _ axis: NSLayoutConstraint.Axis) -> Variable {
    axis == .horizontal ? variables.width(index) : variables.height(index)
  }

  /// The number of the item to which a variable belongs. For the variable of a content size, it is the number of the
  /// scroll view.
  func item(of variable: Variable) -> Int {
    variables.item(of: variable) ?? itemOfContentVariable[variable] ?? 0
  }

  /// The frame of an item that the solver has computed, in the coordinates of its superview or owning view, not rounded
  /// to pixels.
  func solvedFrame(at index: Int) -> CGRect {
    let size = CGSize(width: coordinate(variables.width(index)), height: coordinate(variables.height(index)))
    guard index != 0 else { return CGRect(origin: .zero, size: size) }
    return CGRect(
      origin: CGPoint(x: coordinate(variables.left(index)), y: coordinate(variables.top(index))), size: size)
  }

  /// The limit to which coordinates of frames are clamped, in points, far beyond any screen. Long chains of constraints
  /// with large multipliers can lead to larger values or to NaN.
  private static let farthest = 1e9

  /// The value that the solver has computed for a variable, as a finite number: clamped, and 0 instead of NaN.
  func coordinate(_ variable: Variable) -> CGFloat {
    let value = solver.value(of: variable)
    return value.isNaN ? 0 : min(max(value, -Self.farthest), Self.farthest)
  }

  /// The variable of the width or height of a scroll view's content. It is created when a constraint first refers to
  /// it. For items that are not scroll views, the variable of the item's width or height.
  func contentLength(of index: Int, axis: NSLayoutConstraint.Axis) -> Variable {
    guard var size = contentSizes[index] else { return length(of: index, axis) }
    if let variable = axis == .horizontal ? size.width : size.height { return variable }
    let variable = solver.makeVariable()
    itemOfContentVariable[variable] = index
    if axis == .horizontal { size.width = variable } else { size.height = variable }
    contentSizes[index] = size
    return variable
  }

  /// The variables of a scroll view's content size; `nil` for those to which no constraint refers.
  func contentSize(of index: Int) -> (width: Variable?, height: Variable?) { contentSizes[index] ?? (nil, nil) }

  /// The pixel grid of the root view's screen, to which frames are rounded.
  var pixelGrid: PixelGrid { PixelGrid(scale: root.traitCollection.displayScale) }

  // MARK: Rows

  /// Reserves memory for `count` more rows of the solver.
  func reserve(_ count: Int) { solver.reserve(count) }

  /// Adds a row (equation or inequality) to the solver.
  func add(_ row: Constraint) -> ConstraintID {
    needsSolving = true
    return solver.add(row)
  }

  /// Removes rows (equations or inequalities) from the solver.
  func remove(_ rows: [ConstraintID]) {
    solver.remove(rows)
    needsSolving = true
  }

  /// Changes the constant on the right side of a row in the solver.
  func setConstant(_ constant: Double, of row: ConstraintID) {
    solver.setConstant(constant, of: row)
    needsSolving = true
  }
}
