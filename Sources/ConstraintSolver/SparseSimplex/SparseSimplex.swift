/// The revised dual simplex method for large components, over the same activities as ``LevelSimplex``, with sparse
/// factors of the basis instead of a tableau.
///
/// - Method: bounded dual simplex with dual steepest edge pricing (Forrest and Goldfarb 1992,
///   [doi:10.1007/BF01581089](https://doi.org/10.1007/BF01581089)), the tolerances of Harris (1973,
///   [doi:10.1007/BF01580108](https://doi.org/10.1007/BF01580108)) in the ratio test, and flips of several bounds in
///   one iteration (Koberstein 2008, [doi:10.1007/s10589-008-9207-4](https://doi.org/10.1007/s10589-008-9207-4)). The
///   basis is in row representation: it is a set of as many activities as there are parameters, all of them on their
///   breakpoints. An activity that enters it here would leave the basis of the usual, column representation.
/// - Costs: each activity has one, the violation of its row weighted by its level. Each also has a multiplier (dual
///   value), one number per level, compared lexicographically. The slopes of the cost below and above the breakpoint
///   are the bounds of the multiplier.
/// - Invariant between iterations (dual feasibility): the multiplied left sides add up to zero; each multiplier lies
///   between its bounds; and a multiplier outside the basis is at the bound of the side that the activity's ``Status``
///   names. Superbasic activities are the exception.
/// - Start: with multipliers of zero, dual feasibility holds, so there is no first phase and there are no artificial
///   variables. An iteration removes one primal infeasibility: an activity on a side of its breakpoint for which its
///   multiplier does not pay. When none is left, the solution is optimal on every level at once, and the multipliers
///   prove it (``Certificate``).
/// - Complexity: an iteration takes time proportional to the entries of one row and two columns of the tableau. The
///   number of iterations is exponential at worst; in the chains that the tests count, it is at most three per
///   parameter. Bland's rule keeps degenerate iterations from cycling.
///
/// Internally every activity is multiplied by a power of two of its own, as in ``LevelSimplex``.
/// [Decision 104](../../../docs/decisions/104-sparse-simplex.md) has the measurements behind the choices.
struct SparseSimplex: ~Copyable {
  let parameterCount: Int
  let rowCount: Int
  var rows = SparseMatrix()
  private(set) var columns = SparseMatrix()

  /// Where the value of an activity lies.
  enum Status {
    /// On the breakpoint, as part of the row basis.
    case active
    /// Off the breakpoint, or on it by chance, with the multiplier at the slope of that side.
    case below
    case above
    /// Anywhere, with a multiplier between its bounds that is not in the basis. The activity has to enter the basis
    /// unless it is on the breakpoint. Equations start like this.
    case superbasic
    /// Anywhere: the activity has no cost.
    case free
  }

  var status: Buffer<Status>
  var value: Buffer<Double>
  var breakpoint: Buffer<Double>
  /// The factor by which each activity is multiplied.
  var scale: Buffer<Double>

  /// By activity: the first level on which its multiplier may differ from zero, and its least and largest value there.
  var level: Buffer<Int32>
  var low: Buffer<Double>
  var high: Buffer<Double>
  /// The priorities of the levels, in descending order; ∞ for required.
  private(set) var priorities: [Double] = [.infinity]
  private(set) var levelCount = 1
  /// By activity: the numbers of all levels. They are valid for active and superbasic activities.
  var multipliers = Buffer<Double>()

  /// By position in the basis: the activity.
  var active: Buffer<Int32>
  var basis: SparseBasis

  /// The squared length of each row of the tableau: the weights of dual steepest edge pricing.
  var weight: Buffer<Double>
  /// The primal infeasible activities, by their ranks in the scattered order.
  var queue: InfeasibilityQueue
  /// The activities whose multiplier is at the bound of one side of their breakpoint and whose value is now on the
  /// other side, each once. They may flip to the other bound.
  var flipCandidates = Buffer<Int32>()
  var isFlipCandidate: Buffer<Bool>
  /// The scattered order, in both directions: the rank of each activity, and the activity of each rank.
  private(set) var rankOf: Buffer<Int32>
  private(set) var activityOfRank: Buffer<Int32>

  // On the optimal face.
  /// The number of active activities that can move at no cost.
  private(set) var openCount = 0
  private var isOpenActivity: Buffer<Bool>
  /// The activities whose multiplier or status has changed since ``forgetChanged()``.
  private(set) var changed = Buffer<Int32>()
  private var isChanged: Buffer<Bool>

  /// By parameter: whether it is constant on the remaining face. Empty until this is known.
  var isSettled = Buffer<Bool>()
  let none = Buffer<Bool>()

  /// The number of iterations so far.
  var iterationCount = 0
  /// The number of entries in the rows and columns of the tableau that iterations have used.
  var entryCount = 0

  // Scratch.
  var byParameter: SparseVector
  var byPosition: SparseVector
  var byRow: SparseVector
  /// The row of the entering activity in the tableau, by position in the basis.
  var tableauRow: SparseVector
  /// The primal step: how each parameter moves, a multiple of the leaving activity's column of the tableau.
  var step: SparseVector
  /// How the parameters move along the entering activity's row of the tableau, for the update of the weights.
  var steepestEdgeColumn: SparseVector
  /// By level: how far the multiplier of the entering activity moves.
  var dualStep = Buffer<Double>()
  var candidates = Buffer<Int32>()

  var activityCount: Int { parameterCount + rowCount }

  init(parameterCount n: Int, rowCount m: Int) {
    parameterCount = n
    rowCount = m
    status = Buffer(repeating: .free, count: n + m)
    value = Buffer(repeating: 0, count: n + m)
    breakpoint = Buffer(repeating: 0, count: n + m)
    scale = Buffer(repeating: 1, count: n + m)
    level = Buffer(repeating: 0, count: n + m)
    low = Buffer(repeating: 0, count: n + m)
    high = Buffer(repeating: 0, count: n + m)
    active = Buffer(repeating: 0, count: n)
    basis = SparseBasis(count: n)
    weight = Buffer(repeating: 1, count: n + m)
    queue = InfeasibilityQueue(count: n + m)
    isFlipCandidate = Buffer(repeating: false, count: n + m)
    isOpenActivity = Buffer(repeating: false, count: n + m)
    isChanged = Buffer(repeating: false, count: n + m)
    byParameter = SparseVector(count: n)
    byPosition = SparseVector(count: n)
    byRow = SparseVector(count: m)
    tableauRow = SparseVector(count: n)
    step = SparseVector(count: n)
    steepestEdgeColumn = SparseVector(count: n)
    rankOf = Buffer(repeating: 0, count: n + m)
    activityOfRank = Buffer(repeating: 0, count: n + m)
    let stride = Self.scatteringStride(n + m)
    for k in 0..<n + m {
      let rank = k * stride % (n + m)
      rankOf[k] = Int32(rank)
      activityOfRank[rank] = Int32(k)
    }
  }

  /// A number near the golden section of the count that has no common divisor with it, so that its multiples are
  /// scattered.
  ///
  /// In a chain, iterations in this order join neighbours to blocks, and blocks to larger blocks. So most iterations
  /// touch few entries.
  private static func scatteringStride(_ count: Int) -> Int {
    func divisor(_ a: Int, _ b: Int) -> Int { b == 0 ? a : divisor(b, a % b) }
    // in range: a part of a count
    var stride = max(1, Int(Double(count) * 0.618_033_988_75))
    while divisor(stride, count) != 1 { stride += 1 }
    return stride
  }

  // MARK: Setting up

  /// Appends an entry to the row that ``endRow()`` completes.
  mutating func append(_ coefficient: Double, parameter: Int) {
    rows.append(coefficient, column: parameter)
  }

  mutating func endRow() { rows.endRow() }

  /// Scales the rows and finds the columns, once all rows have been appended.
  mutating func finishRows() {
    equilibrate()
    columns.setTranspose(of: rows, columnCount: parameterCount)
  }

  func setConstant(_ constant: Double, row: Int) {
    breakpoint[parameterCount + row] = constant * scale[parameterCount + row]
  }

  /// Sets the costs of all rows, and starts with all multipliers at zero.
  ///
  /// - Parameter cost: the level of a row (∞ for required, otherwise the priority) and its relation.
  mutating func start(_ cost: (_ row: Int) -> (level: Double, relation: Relation.Code)) {
    let n = parameterCount
    priorities = Set((0..<rowCount).map { cost($0).level }).sorted(by: >)
    levelCount = priorities.count
    let levels = Dictionary(uniqueKeysWithValues: zip(priorities, Int32(0)...))
    for i in 0..<rowCount {
      let (priority, relation) = cost(i)
      let slope = priority == .infinity ? Double.infinity : 1 / scale[n + i]
      level[n + i] = levels[priority] ?? 0
      low[n + i] = relation == .less ? 0 : -slope
      high[n + i] = relation == .greater ? 0 : slope
      status[n + i] = relation == .equal ? .superbasic : relation == .less ? .below : .above
      weight[n + i] = rows.entries(ofRow: i).reduce(0) { $0 + rows.values[$1] * rows.values[$1] }
    }
    multipliers.resize(activityCount * levelCount, repeating: 0)
    dualStep.resize(levelCount, repeating: 0)
    for p in 0..<n {
      status[p] = .active
      active[p] = Int32(p)
    }
    enterSingletonEquations()
  }

  /// Crashes the basis: equations of a single parameter (singleton rows) are in it from the start, because most of them
  /// hold in the solution. If a parameter has several, the most important one is used.
  private mutating func enterSingletonEquations() {
    let n = parameterCount
    for i in (0..<rowCount).sorted(by: { (level[n + $0], $0) < (level[n + $1], $1) }) where status[n + i] == .superbasic
    {
      let entries = rows.entries(ofRow: i)
      guard entries.count == 1 else { continue }
      let p = rows.columns[entries.lowerBound]
      guard active[p] == p else { continue }
      status[p] = .free
      status[n + i] = .active
      active[p] = Int32(n + i)
    }
  }

  /// Replaces the levels by a single one, for the moves on the face.
  mutating func useSingleLevel() {
    priorities = [.infinity]
    levelCount = 1
    multipliers.removeAll()
    multipliers.resize(activityCount, repeating: 0)
  }

  // MARK: Results

  /// The value of a parameter or row.
  func number(of activity: Int) -> Double { value[activity] / scale[activity] }

  /// The multiplier of an activity in a level.
  @inline(__always)
  func multiplier(_ k: Int, _ l: Int) -> Double {
    switch status.base[k] {
    case .below: l == Int(level.base[k]) && low.base[k].isFinite ? low.base[k] : 0
    case .above: l == Int(level.base[k]) && high.base[k].isFinite ? high.base[k] : 0
    case .superbasic, .active: multipliers.base[k * levelCount + l]
    case .free: 0
    }
  }

  /// The multipliers of the rows that prove a level optimal, without those that are zero.
  func multipliers(ofLevel priority: Double) -> [(row: Int, factor: Double)] {
    guard let l = priorities.firstIndex(of: priority) else { return [] }
    return (0..<rowCount).compactMap { row in
      let k = parameterCount + row
      let factor = multiplier(k, l) * scale[k]
      return abs(factor) > Self.slope ? (row, factor) : nil
    }
  }

  /// The active activities whose multiples add up to an activity, with their factors.
  mutating func support(of activity: Int) -> [(activity: Int, factor: Double)] {
    if status[activity] == .active { return [(activity, 1)] }
    computeTableauRow(of: activity)
    return (0..<tableauRow.indices.count).compactMap { i in
      let position = tableauRow.indices[i]
      let other = Int(active[position])
      guard abs(tableauRow.values[position]) > Tolerance.pivot else { return nil }
      return (other, tableauRow.values[position] * scale[other] / scale[activity])
    }.sorted { $0.activity < $1.activity }
  }

  /// Multipliers that differ by less count as equal.
  static let slope = 1e-10

  // MARK: Changes on the face

  /// Whether some active activity can move at no cost if no other activity prevents it.
  var isOpen: Bool { openCount > 0 }

  func isOpenActive(_ k: Int) -> Bool { isOpenActivity[k] }

  /// Updates the count of open activities for one activity.
  mutating func countOpen(_ k: Int) {
    let isOpen = status[k] == .active && (low[k] == 0 || high[k] == 0)
    if isOpen != isOpenActivity[k] {
      isOpenActivity[k] = isOpen
      openCount += isOpen ? 1 : -1
    }
  }

  @inline(__always)
  mutating func noteChanged(_ k: Int) {
    guard !isChanged.base[k] else { return }
    isChanged.base[k] = true
    changed.append(Int32(k))
  }

  mutating func forgetChanged() {
    for i in 0..<changed.count { isChanged[changed[i]] = false }
    changed.removeAll()
  }
}
