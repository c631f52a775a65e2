/// The primal simplex method with a full tableau, for the components of a few rows that nearly all layouts have. It
/// minimises one priority level after the other (linear lexicographic programming).
///
/// The variables of the simplex method are called activities: the parameters (0 ..< n) and, after them, the left sides
/// `aᵢ·x` of the rows. Each activity has one breakpoint, where the slope of its cost changes: the constant of its row,
/// or zero for a parameter.
///
/// - Method: the violation of a row is a convex piecewise linear cost, which is minimised directly, without the
///   artificial variables and slacks of a linear program (Fourer 1985,
///   [doi:10.1007/BF01582246](https://doi.org/10.1007/BF01582246)). The entering activity is the one with the largest
///   reduced cost (Dantzig's rule); the long-step ratio test passes breakpoints until the cost would rise.
/// - Invariant: the value of a nonbasic activity is its breakpoint; for a basic one, ``isAbove`` says on which side of
///   the breakpoint the value lies. The optimal face of each earlier level is recorded as one-sided bounds at the
///   breakpoints (complementary slackness), so that later levels only move on this face.
/// - Result: the final basis is optimal for every level at once. It stays optimal for other constants as long as each
///   basic activity stays on its side of its breakpoint (``reuseBasis()``), because reduced costs do not depend on
///   constants.
/// - Complexity: an iteration updates the whole tableau, `n·m` numbers. The number of iterations is exponential at
///   worst; for layouts it is about `n`. Bland's rule keeps degenerate iterations from cycling.
///
/// Internally every activity is multiplied by a power of two of its own (``equilibrate()``), so that one set of
/// tolerances fits all systems. Arguments and results are in the caller's units.
struct LevelSimplex: ~Copyable {
  let parameterCount: Int
  let rowCount: Int

  /// The number of tableau entries above which a ``SparseSimplex`` is faster than a dense tableau.
  static let largestTableau = 1 << 14
  /// The factor by which ``largestTableau`` is larger if the rows have few zeros: the tableau is then faster up to a
  /// larger size, because it reads its entries sequentially.
  static let denseFactor = 64

  // All arrays are in one block of memory.
  private let numbers: UnsafeMutablePointer<Double>
  private let indices: UnsafeMutablePointer<Int32>
  private let flags: UnsafeMutablePointer<Bool>

  /// The tableau: `value[basis[i]] = Σ table[i × n + j] × value[nonbasis[j]]`.
  var table: UnsafeMutablePointer<Double> { numbers }
  var value: UnsafeMutablePointer<Double> { numbers + rowCount * parameterCount }
  var breakpoint: UnsafeMutablePointer<Double> { value + activityCount }
  /// The factor by which each activity is multiplied.
  var scale: UnsafeMutablePointer<Double> { breakpoint + activityCount }
  /// By activity: the slope of the current level's cost below the breakpoint; `slopeAbove` has the slope above it.
  var slopeBelow: UnsafeMutablePointer<Double> { scale + activityCount }
  var slopeAbove: UnsafeMutablePointer<Double> { slopeBelow + activityCount }
  /// The reduced cost of each nonbasic activity in the current level, without the slope of the activity's own cost.
  var reducedCost: UnsafeMutablePointer<Double> { slopeAbove + activityCount }

  var basis: UnsafeMutablePointer<Int32> { indices }
  var nonbasis: UnsafeMutablePointer<Int32> { indices + rowCount }

  /// By activity: whether its value may rise above its breakpoint; `mayFall`: whether it may fall below. Required rows
  /// and the optimal faces of earlier levels set these bounds.
  var mayRise: UnsafeMutablePointer<Bool> { flags }
  var mayFall: UnsafeMutablePointer<Bool> { flags + activityCount }
  var isAbove: UnsafeMutablePointer<Bool> { flags + 2 * activityCount }
  /// Degenerate basic activities: their value equalled their breakpoint when all levels had been solved
  /// (``noteDegeneracy()``).
  private var isDegenerate: UnsafeMutablePointer<Bool> { flags + 3 * activityCount }
  /// Whether some factor in ``scale`` is not one.
  private var scaling: UnsafeMutablePointer<Bool> { flags + 4 * activityCount }

  var activityCount: Int { parameterCount + rowCount }

  /// Makes a simplex whose rows are all zero.
  init(parameterCount n: Int, rowCount m: Int) {
    parameterCount = n
    rowCount = m
    let (numberCount, indexCount, flagCount) = Self.counts(n, m)
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: Self.bytes(n, m), alignment: MemoryLayout<Double>.alignment)
    numbers = memory.bindMemory(to: Double.self, capacity: numberCount)
    indices = UnsafeMutableRawPointer(numbers + numberCount).bindMemory(to: Int32.self, capacity: indexCount)
    flags = UnsafeMutableRawPointer(indices + indexCount).bindMemory(to: Bool.self, capacity: flagCount)
    reset()
  }

  deinit {
    numbers.deallocate()
  }

  /// The memory of the simplex, in bytes.
  var bytes: Int { Self.bytes(parameterCount, rowCount) }

  private static func counts(_ n: Int, _ m: Int) -> (numbers: Int, indices: Int, flags: Int) {
    (m * n + 5 * (m + n) + n, m + n, 4 * (m + n) + 1)
  }

  private static func bytes(_ n: Int, _ m: Int) -> Int {
    let (numbers, indices, flags) = counts(n, m)
    return numbers * MemoryLayout<Double>.stride + indices * MemoryLayout<Int32>.stride + flags
  }

  /// A copy of the simplex with its own memory, in the same state.
  func copy() -> LevelSimplex {
    let new = LevelSimplex(parameterCount: parameterCount, rowCount: rowCount)
    new.copyState(of: self)
    return new
  }

  /// Copies the state of another simplex of the same size.
  func copyState(of other: borrowing LevelSimplex) {
    UnsafeMutableRawPointer(numbers).copyMemory(from: other.numbers, byteCount: bytes)
  }

  /// Resets to the initial state: all rows are basic, all parameters are nonbasic at zero, and the tableau is zero.
  func reset() {
    numbers.initialize(repeating: 0, count: Self.counts(parameterCount, rowCount).numbers)
    scale.update(repeating: 1, count: activityCount)
    for i in 0..<rowCount { basis[i] = Int32(parameterCount + i) }
    for j in 0..<parameterCount { nonbasis[j] = Int32(j) }
    flags.initialize(repeating: true, count: 2 * activityCount)
    isAbove.initialize(repeating: false, count: 2 * activityCount + 1)
  }

  var isScaled: Bool {
    get { scaling.pointee }
    nonmutating set { scaling.pointee = newValue }
  }

  // MARK: Values

  /// Computes the values of the basic activities for new constants with the present basis.
  ///
  /// - Returns: whether the basis is still optimal for every level (right-hand-side ranging). If not, the component has
  ///   to be solved again.
  ///
  /// - Complexity: one product for each entry of the tableau.
  func reuseBasis() -> Bool {
    let n = parameterCount
    for j in 0..<n { value[Int(nonbasis[j])] = breakpoint[Int(nonbasis[j])] }
    for i in 0..<rowCount {
      let k = Int(basis[i])
      var sum = 0.0
      for j in 0..<n { sum += table[i * n + j] * value[Int(nonbasis[j])] }
      value[k] = sum
      let error = sum - breakpoint[k]
      // At its breakpoint, an activity violates neither an upper nor a lower bound.
      guard abs(error) > Self.degeneracyTolerance * max(1, abs(sum)) else { continue }
      if isDegenerate[k] || (error > 0 ? !mayRise[k] : !mayFall[k]) { return false }
    }
    return true
  }

  /// Records the degenerate basic activities: those whose value equals their breakpoint. With other constants, a
  /// degenerate activity may leave its breakpoint and the optimal face may grow, so ``reuseBasis()`` then fails.
  func noteDegeneracy() {
    for i in 0..<rowCount {
      let k = Int(basis[i])
      isDegenerate[k] = abs(value[k] - breakpoint[k]) <= Self.degeneracyTolerance * max(1, abs(value[k]))
    }
  }

  private static let degeneracyTolerance = 1e-9

  // MARK: Levels

  /// Adds the violation of an activity to the level that ``minimiseLevel()`` minimises next.
  func include(_ activity: Int, _ relation: Relation.Code) {
    let weight = 1 / scale[activity]
    slopeBelow[activity] = relation == .less ? 0 : -weight
    slopeAbove[activity] = relation == .greater ? 0 : weight
    // A bounded activity stays on the side that its bound allows.
    if mayRise[activity] && mayFall[activity] { isAbove[activity] = value[activity] > breakpoint[activity] }
  }

  /// Minimises the sum of the violations that ``include(_:_:)`` has added, and records the optimal face as bounds for
  /// later levels.
  func minimiseLevel() {
    if isScaled { normaliseSlopes() }
    minimise()
    boundFace()
    for i in 0..<rowCount {
      let k = Int(basis[i])
      if slopeBelow[k] != slopeAbove[k] {
        if isAbove[k] { mayFall[k] = false } else { mayRise[k] = false }
      }
    }
    clearSlopes()
  }

  func clearSlopes() {
    slopeBelow.update(repeating: 0, count: activityCount)
    slopeAbove.update(repeating: 0, count: activityCount)
  }

  /// Bounds the nonbasic activities at their breakpoint on each side where moving would raise the cost of the level.
  private func boundFace() {
    price()
    for j in 0..<parameterCount {
      let k = Int(nonbasis[j])
      if isSignificant(reducedCost[j] + slopeAbove[k], j) { mayRise[k] = false }
      if isSignificant(-reducedCost[j] - slopeBelow[k], j) { mayFall[k] = false }
    }
  }

  /// Satisfies a required row while all earlier required rows stay satisfied: phase 1 of the simplex method for one
  /// row. The cost is the row's violation, so no artificial variable is needed.
  ///
  /// - Returns: whether the row can be satisfied. If not, the row is basic, and it contradicts the nonbasic activities
  ///   in its tableau row (``support(of:)``).
  func require(_ activity: Int, _ relation: Relation.Code) -> Bool {
    let error = value[activity] - breakpoint[activity]
    let isOff = relation == .equal ? error != 0 : relation == .less ? error > 0 : error < 0
    if isOff {
      slopeBelow[activity] = relation == .less ? 0 : -1
      slopeAbove[activity] = relation == .greater ? 0 : 1
      isAbove[activity] = error > 0
      minimise()
      slopeBelow[activity] = 0
      slopeAbove[activity] = 0
      let rest = value[activity] - breakpoint[activity]
      let limit = Tolerance.feasibility * size(of: activity)
      let isViolated =
        relation == .equal
        ? abs(rest) > limit : relation == .less ? rest > limit : rest < -limit
      if isViolated { return false }
    }
    if relation != .greater { mayRise[activity] = false }
    if relation != .less { mayFall[activity] = false }
    isAbove[activity] = relation == .greater
    return true
  }

  /// The scale for the feasibility tolerance of a row: the largest absolute value among its constant and the terms of
  /// its sum, and at least 1 in the caller's units.
  private func size(of activity: Int) -> Double {
    var size = max(scale[activity], abs(breakpoint[activity]))
    guard let i = (0..<rowCount).first(where: { Int(basis[$0]) == activity }) else { return size }
    for j in 0..<parameterCount {
      size = max(size, abs(table[i * parameterCount + j] * value[Int(nonbasis[j])]))
    }
    return size
  }
}
