/// The revised dual simplex method for large components, over the same activities as ``LevelSimplex``, with sparse
/// factors of the basis instead of a tableau.
///
/// - Method: bounded dual simplex with dual steepest edge pricing (Forrest and Goldfarb 1992,
///   [doi:10.1007/BF01581089](https://doi.org/10.1007/BF01581089)), the tolerances of Harris (1973,
///   [doi:10.1007/BF01580108](https://doi.org/10.1007/BF01580108)) in the ratio test, and flips of several bounds in
///   one iteration (Koberstein 2008, [doi:10.1007/s10589-008-9207-4](https://doi.org/10.1007/s10589-008-9207-4)). The
///   basis is in row representation: it is a set of as many activities as there are parameters, all of them on their
///   breakpoints. An activity that enters it here would leave the basis of the usual, column representation.
/// - Costs: the cost of an activity is the violation of its row, weighted by the row's level. Each activity has a
///   multiplier (dual value): one number per level, compared lexicographically. The bounds of the multiplier are the
///   slopes of the cost below and above the breakpoint.
/// - Invariant between iterations (dual feasibility): the left sides, each times its multiplier, add up to zero. Each
///   multiplier lies between its bounds. The multiplier of an activity outside the basis is at the bound of the side
///   that the activity's ``Status`` names, except for superbasic activities.
/// - Start: with multipliers of zero, dual feasibility holds, so there is no first phase and there are no artificial
///   variables. An iteration removes one primal infeasibility: an activity whose value lies on the opposite side of its
///   breakpoint from the one that its status and multiplier stand for. When none is left, the solution is optimal on
///   every level at once, and the multipliers prove it (``Certificate``).
/// - Complexity: an iteration takes time proportional to the entries of one row and two columns of the tableau. The
///   number of iterations is exponential at worst; in the chains that the tests count, it is at most three per
///   parameter. Bland's rule keeps degenerate iterations from cycling.
///
/// Internally every activity is multiplied by its own power of two, as in ``LevelSimplex``.
/// [Decision 104](../../../docs/decisions/104-sparse-simplex.md) has the measurements behind the choices.
struct SparseSimplex: ~Copyable {
  let parameterCount: Int
  let rowCount: Int
  var rows = SparseMatrix()
  private(set) var columns = SparseMatrix()

  /// Where the value of an activity lies in relation to its breakpoint, and whether the activity is in the basis.
  enum Status {
    /// At the breakpoint, as part of the row basis.
    case active
    /// Outside the basis, below the breakpoint or by chance at it. The multiplier equals the cost's slope below the
    /// breakpoint. The case `above` has the mirrored meaning.
    case below
    case above
    /// Outside the basis, with a multiplier strictly between its bounds. If the value differs from the breakpoint, the
    /// activity has to enter the basis. Equations have this status at the start.
    case superbasic
    /// Outside the basis, without a cost: any value is feasible.
    case free
  }

  var status: Buffer<Status>
  var value: Buffer<Double>
  var breakpoint: Buffer<Double>
  /// By activity: the factor by which its value is multiplied internally.
  var scale: Buffer<Double>

  /// By activity: the level of its cost. The activity's multiplier is zero on earlier levels; on this level, its bounds
  /// are `low` and `high`.
  var level: Buffer<Int32>
  var low: Buffer<Double>
  var high: Buffer<Double>
  /// The priorities of the levels, in descending order; ∞ for required.
  private(set) var priorities: [Double] = [.infinity]
  private(set) var levelCount = 1
  /// By activity, then by level: the multiplier. Valid only for active and superbasic activities; ``multiplier(_:_:)``
  /// returns it for all.
  var multipliers = Buffer<Double>()
  /// By activity: a level before which its entries in ``multipliers`` are zero.
  var firstLevel: Buffer<Int32>

  /// The activities of the basis, by position.
  var active: Buffer<Int32>
  var basis: SparseBasis

  /// By activity: the squared length of its row of the tableau, which is its weight in dual steepest edge pricing.
  var weight: Buffer<Double>
  /// The primal infeasible activities, by their ranks (``rankOf``).
  var queue: InfeasibilityQueue
  /// Infeasible activities whose multiplier is at a nonzero bound for one side of the breakpoint, while the value lies
  /// on the opposite side. Moving the multiplier to the opposite bound (a flip) may make them feasible.
  var flipCandidates = Buffer<Int32>()
  var isFlipCandidate: Buffer<Bool>
  /// By activity: its rank in a scattered order, in which neighbouring activities have distant ranks. `activityOfRank`
  /// is the inverse.
  private(set) var rankOf: Buffer<Int32>
  private(set) var activityOfRank: Buffer<Int32>

  // State for moves on the optimal face.
  /// The number of active activities that have no cost on at least one side of their breakpoint.
  private(set) var openCount = 0
  private var isOpenActivity: Buffer<Bool>
  /// The activities whose multiplier or status has changed since ``forgetChanged()``.
  private(set) var changed = Buffer<Int32>()
  private var isChanged: Buffer<Bool>

  /// By parameter: whether it has been fixed while the optimal face is explored (``settle()`` and the search for free
  /// directions). Empty at other times.
  var isSettled = Buffer<Bool>()
  let none = Buffer<Bool>()

  /// The number of iterations so far.
  var iterationCount = 0
  /// The number of entries in all tableau rows and columns that iterations have computed so far, as a measure of work.
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
    firstLevel = Buffer(repeating: 0, count: n + m)
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

  /// A number near the golden section of `count` and coprime to it. Its multiples modulo `count` are a scattered
  /// permutation.
  ///
  /// In a chain of variables, iterations in this order first solve small separate blocks and then join these into
  /// larger blocks. So most iterations touch few entries.
  private static func scatteringStride(_ count: Int) -> Int {
    func divisor(_ a: Int, _ b: Int) -> Int { b == 0 ? a : divisor(b, a % b) }
    // in range: a fraction of `count`, which is an `Int`
    var stride = max(1, Int(Double(count) * 0.618_033_988_75))
    while divisor(stride, count) != 1 { stride += 1 }
    return stride
  }

  // MARK: Setting up

  /// Appends a coefficient to the unfinished row. ``endRow()`` completes the row.
  mutating func append(_ coefficient: Double, parameter: Int) {
    rows.append(coefficient, column: parameter)
  }

  mutating func endRow() { rows.endRow() }

  /// Scales the rows and builds the columns. Call it once, after all rows have been appended.
  mutating func finishRows() {
    equilibrate()
    columns.setTranspose(of: rows, columnCount: parameterCount)
  }

  func setConstant(_ constant: Double, row: Int) {
    breakpoint[parameterCount + row] = constant * scale[parameterCount + row]
  }

  /// Sets the costs of all rows, and starts with all multipliers at zero.
  ///
  /// - Parameter cost: returns the level of a row (∞ for required, otherwise the priority) and its relation.
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
    for k in 0..<activityCount { firstLevel[k] = Int32(levelCount) }
    dualStep.resize(levelCount, repeating: 0)
    for p in 0..<n {
      status[p] = .active
      active[p] = Int32(p)
    }
    enterSingletonEquations()
    enterPairs()
  }

  /// Chooses the initial basis (crash): equations with a single parameter (singleton rows) enter the basis at once,
  /// because most of them hold in the solution. If there are several for one parameter, the one of the highest priority
  /// is used.
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

  /// Adds the equations between two parameters to the initial basis, such as those that make all gaps as large as the
  /// first one. Each takes the place of a parameter that no earlier one of them contains, so the basis is triangular.
  private mutating func enterPairs() {
    let n = parameterCount
    let isUsed = Buffer<Bool>(repeating: false, count: n)
    for i in (0..<rowCount).sorted(by: { (level[n + $0], $0) < (level[n + $1], $1) }) where status[n + i] == .superbasic
    {
      let entries = rows.entries(ofRow: i)
      guard entries.count == 2 else { continue }
      let (a, b) = (entries.lowerBound, entries.lowerBound + 1)
      let order = columnCount(a) <= columnCount(b) ? [a, b] : [b, a]
      guard abs(rows.values[a]) < 32 * abs(rows.values[b]), abs(rows.values[b]) < 32 * abs(rows.values[a]),
        let entry = order.first(where: { active[rows.columns[$0]] == rows.columns[$0] && !isUsed[rows.columns[$0]] })
      else { continue }
      let p = rows.columns[entry]
      status[p] = .free
      status[n + i] = .active
      active[p] = Int32(n + i)
      for e in entries { isUsed[rows.columns[e]] = true }
    }
  }

  private func columnCount(_ entry: Int) -> Int { columns.entries(ofRow: Int(rows.columns[entry])).count }

  /// Replaces all levels by a single one, because moves on the optimal face cost nothing on the original levels.
  mutating func useSingleLevel() {
    priorities = [.infinity]
    levelCount = 1
    multipliers.removeAll()
    multipliers.resize(activityCount, repeating: 0)
    for k in 0..<activityCount { firstLevel[k] = 0 }
  }

  // MARK: Results

  /// The value of a parameter or of a row's left side, in the caller's units.
  func number(of activity: Int) -> Double { value[activity] / scale[activity] }

  /// The multiplier of activity `k` on level `l`.
  @inline(__always)
  func multiplier(_ k: Int, _ l: Int) -> Double {
    switch status.base[k] {
    case .below: l == Int(level.base[k]) && low.base[k].isFinite ? low.base[k] : 0
    case .above: l == Int(level.base[k]) && high.base[k].isFinite ? high.base[k] : 0
    case .superbasic, .active: multipliers.base[k * levelCount + l]
    case .free: 0
    }
  }

  /// The nonzero multipliers of the rows on a level, in the caller's units. They prove that the level is optimal.
  func multipliers(ofLevel priority: Double) -> [(row: Int, factor: Double)] {
    guard let l = priorities.firstIndex(of: priority) else { return [] }
    return (0..<rowCount).compactMap { row in
      let k = parameterCount + row
      let factor = multiplier(k, l) * scale[k]
      return abs(factor) > Self.slope ? (row, factor) : nil
    }
  }

  /// The active activities whose linear combination equals an activity, with their factors in the caller's units.
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

  /// The tolerance for multipliers: a smaller difference counts as zero.
  static let slope = 1e-10

  // MARK: Changes on the face

  /// Whether some active activity has no cost on at least one side of its breakpoint. It can then move on the optimal
  /// face, unless other activities prevent it.
  var isOpen: Bool { openCount > 0 }

  func isOpenActive(_ k: Int) -> Bool { isOpenActivity[k] }

  /// Updates ``openCount`` after the status or the bounds of an activity have changed.
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
