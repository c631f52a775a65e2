/// A bounded simplex over the activities of a few rows, minimising one priority level after the other.
///
/// Activities are the parameters (0 ..< n) and, after them, the row values `aᵢ·x`. Each has one breakpoint: the constant
/// of its row, zero for a parameter. A nonbasic activity sits on its breakpoint; a basic one knows the side of it on
/// which it lies. What an optimal level leaves is written down as one-sided bounds at the breakpoints (complementary
/// slackness), so that every later level moves on the optimal face of the earlier ones.
///
/// The final basis is optimal for every level at once, and stays so for other constants as long as each basic activity
/// stays on its side (``adopt()``): reduced costs do not depend on constants.
///
/// It is a handle to memory of its own; whoever made it calls ``deallocate()``.
struct LevelSimplex {
  let parameterCount: Int
  let rowCount: Int
  private let numbers: UnsafeMutablePointer<Double>
  private let places: UnsafeMutablePointer<Int32>
  private let flags: UnsafeMutablePointer<Bool>

  /// The tableau: `value[basis[i]] = Σ table[i × n + j] × value[nonbasis[j]]`.
  var table: UnsafeMutablePointer<Double> { numbers }
  var value: UnsafeMutablePointer<Double> { numbers + rowCount * parameterCount }
  var breakpoint: UnsafeMutablePointer<Double> { value + activityCount }
  /// The slopes of the current level's cost below and above the breakpoint.
  private var slopeBelow: UnsafeMutablePointer<Double> { breakpoint + activityCount }
  private var slopeAbove: UnsafeMutablePointer<Double> { slopeBelow + activityCount }
  /// The change of the current level's cost for one unit of each nonbasic activity, apart from its own slope.
  private var gradient: UnsafeMutablePointer<Double> { slopeAbove + activityCount }

  var basis: UnsafeMutablePointer<Int32> { places }
  var nonbasis: UnsafeMutablePointer<Int32> { places + rowCount }

  /// The bounds at the breakpoint that earlier levels have set.
  var mayRise: UnsafeMutablePointer<Bool> { flags }
  var mayFall: UnsafeMutablePointer<Bool> { flags + activityCount }
  var isAbove: UnsafeMutablePointer<Bool> { flags + 2 * activityCount }

  var activityCount: Int { parameterCount + rowCount }

  private var numberCount: Int { rowCount * parameterCount + 4 * activityCount + parameterCount }

  /// Makes a simplex whose rows are all zero.
  init(parameterCount n: Int, rowCount m: Int) {
    parameterCount = n
    rowCount = m
    numbers = .allocate(capacity: m * n + 4 * (m + n) + n)
    places = .allocate(capacity: m + n)
    flags = .allocate(capacity: 3 * (m + n))
    reset()
  }

  func deallocate() {
    numbers.deallocate()
    places.deallocate()
    flags.deallocate()
  }

  /// The memory that it takes.
  var bytes: Int { numberCount * 8 + activityCount * 7 }

  /// An independent copy, to try something out.
  func copy() -> LevelSimplex {
    let new = LevelSimplex(parameterCount: parameterCount, rowCount: rowCount)
    new.assume(self)
    return new
  }

  /// Goes back to the parameters as nonbasic activities at zero, with rows of zeros.
  func reset() {
    numbers.initialize(repeating: 0, count: numberCount)
    for i in 0..<rowCount { basis[i] = Int32(parameterCount + i) }
    for j in 0..<parameterCount { nonbasis[j] = Int32(j) }
    flags.initialize(repeating: true, count: 2 * activityCount)
    isAbove.initialize(repeating: false, count: activityCount)
  }

  // MARK: Constants

  /// Takes the breakpoints of new constants, and says whether the basis is still optimal for every level.
  ///
  /// - Complexity: one product for each entry of the tableau.
  func adopt() -> Bool {
    let n = parameterCount
    for j in 0..<n { value[Int(nonbasis[j])] = breakpoint[Int(nonbasis[j])] }
    for i in 0..<rowCount {
      let k = Int(basis[i])
      var sum = 0.0
      for j in 0..<n { sum += table[i * n + j] * value[Int(nonbasis[j])] }
      value[k] = sum
      let error = sum - breakpoint[k]
      if abs(error) > 1e-9 * max(1, abs(sum)), error > 0 ? !mayRise[k] : !mayFall[k] { return false }
    }
    return true
  }

  // MARK: Levels

  /// Adds a violation to the level that ``minimiseLevel()`` minimises next.
  func include(_ activity: Int, _ relation: Relation.Code) {
    slopeBelow[activity] = relation == Relation.lessCode ? 0 : -1
    slopeAbove[activity] = relation == Relation.greaterCode ? 0 : 1
    if mayRise[activity] && mayFall[activity] { isAbove[activity] = value[activity] > breakpoint[activity] }
  }

  /// Minimises the sum of the included violations and leaves the optimal face as bounds.
  func minimiseLevel() {
    descend()
    boundFace()
    for i in 0..<rowCount {
      let k = Int(basis[i])
      if slopeBelow[k] != slopeAbove[k] {
        if isAbove[k] { mayFall[k] = false } else { mayRise[k] = false }
      }
    }
    clearSlopes()
  }

  private func clearSlopes() {
    slopeBelow.update(repeating: 0, count: activityCount)
    slopeAbove.update(repeating: 0, count: activityCount)
  }

  /// Bounds the nonbasic activities whose movement would cost something.
  private func boundFace() {
    price()
    for j in 0..<parameterCount {
      let k = Int(nonbasis[j])
      if gradient[j] + slopeAbove[k] > Tolerance.pivot { mayRise[k] = false }
      if -gradient[j] - slopeBelow[k] > Tolerance.pivot { mayFall[k] = false }
    }
  }

  /// Satisfies a required row while all earlier ones stay satisfied.
  ///
  /// - Returns: whether it could be. If not, the row is basic, and the nonbasic activities of its row of the tableau are
  ///   the ones that it cannot hold together with (``support(of:)``).
  func require(_ activity: Int, _ relation: Relation.Code) -> Bool {
    let error = value[activity] - breakpoint[activity]
    let isOff = relation == Relation.equalCode ? error != 0 : relation == Relation.lessCode ? error > 0 : error < 0
    if isOff {
      slopeBelow[activity] = relation == Relation.lessCode ? 0 : -1
      slopeAbove[activity] = relation == Relation.greaterCode ? 0 : 1
      isAbove[activity] = error > 0
      descend()
      slopeBelow[activity] = 0
      slopeAbove[activity] = 0
      let rest = value[activity] - breakpoint[activity]
      let scale = Tolerance.feasibility * max(1, abs(breakpoint[activity]))
      let isViolated =
        relation == Relation.equalCode
        ? abs(rest) > scale : relation == Relation.lessCode ? rest > scale : rest < -scale
      if isViolated { return false }
    }
    if relation != Relation.greaterCode { mayRise[activity] = false }
    if relation != Relation.lessCode { mayFall[activity] = false }
    isAbove[activity] = relation == Relation.greaterCode
    return true
  }

  /// Lets go of a row that ``require(_:_:)`` bounded.
  func release(_ activity: Int) {
    mayRise[activity] = true
    mayFall[activity] = true
  }

  /// The nonbasic activities that a basic one is made of, with their factors.
  func support(of activity: Int) -> [(activity: Int, factor: Double)] {
    guard let i = (0..<rowCount).first(where: { Int(basis[$0]) == activity }) else { return [] }
    return (0..<parameterCount).compactMap { j in
      let factor = table[i * parameterCount + j]
      return abs(factor) > Tolerance.pivot ? (Int(nonbasis[j]), factor) : nil
    }
  }

  /// Settles what is left: each parameter in turn goes as near to zero as the face allows.
  func settle() {
    var parameter = 0
    while parameter < parameterCount && isOpen {
      include(parameter, Relation.equalCode)
      minimiseLevel()
      parameter += 1
    }
  }

  /// Whether a nonbasic activity is left that no level bounds on both sides.
  var isOpen: Bool {
    for j in 0..<parameterCount where mayRise[Int(nonbasis[j])] || mayFall[Int(nonbasis[j])] { return true }
    return false
  }

  /// Directions of the parameters along which the optimal face extends, each with two points on it; together
  /// they move every parameter that can move. The simplex stays where it is.
  ///
  /// A basis can be degenerate, so that what no bound holds may still be unable to move; hence everything is tried.
  func freeDirections() -> [(direction: [Double], ends: [[Double]])] {
    var directions: [(direction: [Double], ends: [[Double]])] = []
    let probe = LevelSimplex(parameterCount: parameterCount, rowCount: rowCount)
    defer { probe.deallocate() }
    for parameter in 0..<parameterCount where isOpen {
      // Of large components only as many directions as are needed to see everything move.
      for isRising in [true, false]
      where parameterCount <= 32 || !directions.contains(where: { $0.direction[parameter] != 0 }) {
        probe.assume(self)
        if let direction = probe.push(parameter, isRising: isRising) { directions.append(direction) }
      }
    }
    return directions
  }

  /// Parameters that, held at the given values of the optimal face, leave nothing open; the earliest that do.
  func pins(at values: [Double]) -> [Int] {
    let pinned = copy()
    let probe = copy()
    defer {
      pinned.deallocate()
      probe.deallocate()
    }
    var pins: [Int] = []
    for parameter in 0..<parameterCount where pinned.isOpen {
      let canMove = [true, false].contains { isRising in
        probe.assume(pinned)
        return probe.push(parameter, isRising: isRising) != nil
      }
      guard canMove else { continue }
      pins.append(parameter)
      pinned.breakpoint[parameter] = values[parameter]
      _ = pinned.require(parameter, Relation.equalCode)
    }
    return pins
  }

  private func assume(_ other: LevelSimplex) {
    numbers.update(from: other.numbers, count: numberCount)
    places.update(from: other.places, count: activityCount)
    flags.update(from: other.flags, count: 3 * activityCount)
  }

  /// Moves a parameter as far as the face allows.
  ///
  /// - Returns: how all parameters moved, scaled to a largest step of one, from where and where to, or a point on
  ///   the way where there is no end; `nil` if this one did not move.
  private func push(_ parameter: Int, isRising: Bool) -> (direction: [Double], ends: [[Double]])? {
    let start = (0..<parameterCount).map { value[$0] }
    slopeBelow[parameter] = isRising ? -1 : 1
    slopeAbove[parameter] = slopeBelow[parameter]
    let ray = descend()
    clearSlopes()
    var direction: [Double]
    if let ray {
      direction = Array(repeating: 0, count: parameterCount)
      if nonbasis[ray.column] < parameterCount { direction[Int(nonbasis[ray.column])] = ray.sign }
      for i in 0..<rowCount where basis[i] < parameterCount {
        direction[Int(basis[i])] = ray.sign * table[i * parameterCount + ray.column]
      }
    } else {
      direction = (0..<parameterCount).map { value[$0] - start[$0] }
      if abs(direction[parameter]) <= Tolerance.feasibility * max(1, abs(start[parameter])) { return nil }
    }
    let size = direction.reduce(0) { max($0, abs($1)) }
    direction = direction.map { abs($0) > Tolerance.feasibility * size ? $0 / size : 0 }
    let end = (0..<parameterCount).map { value[$0] + (ray == nil ? 0 : direction[$0]) }
    return (direction, [start, end])
  }

  // MARK: Pivots

  private func price() {
    let n = parameterCount
    gradient.update(repeating: 0, count: n)
    for i in 0..<rowCount {
      let k = Int(basis[i])
      let slope = isAbove[k] ? slopeAbove[k] : slopeBelow[k]
      guard slope != 0 else { continue }
      let row = table + i * n
      for j in 0..<n { gradient[j] += slope * row[j] }
    }
  }

  /// Pivots until no move lowers the level's cost.
  ///
  /// After a long run without progress the choice follows Bland's rule, which cannot cycle.
  ///
  /// - Returns: the nonbasic column and the sense in which the cost falls for ever, if there is one.
  @discardableResult
  private func descend() -> (column: Int, sign: Double)? {
    var stalled = 0
    let patience = 2 * activityCount + 10
    var left = 50 * activityCount + 200
    while left > 0 {
      left -= 1
      let isCareful = stalled > patience
      var entering = -1
      var direction = 0.0
      var best = -Tolerance.pivot
      price()
      for j in 0..<parameterCount {
        let k = Int(nonbasis[j])
        let up = gradient[j] + slopeAbove[k]
        let down = -gradient[j] - slopeBelow[k]
        let isUp = mayRise[k] && up < -Tolerance.pivot
        let isDown = mayFall[k] && down < -Tolerance.pivot
        guard isUp || isDown else { continue }
        let slope = isUp ? up : down
        if isCareful ? (entering < 0 || nonbasis[j] < nonbasis[entering]) : slope < best {
          entering = j
          direction = isUp ? 1 : -1
          best = slope
        }
      }
      guard entering >= 0 else { return nil }
      guard let length = move(entering, direction, slope: best, isCareful: isCareful) else {
        return (entering, direction)
      }
      stalled = length > 1e-12 ? 0 : stalled + 1
    }
    return nil
  }

  private struct Turn: BitwiseCopyable {
    var length: Double
    var rate: Double
    var row: Int
  }

  /// Moves a nonbasic activity past the breakpoints until the cost would rise, and pivots there.
  ///
  /// - Returns: the length of the move, or `nil` where nothing ends it.
  private func move(_ j: Int, _ direction: Double, slope start: Double, isCareful: Bool) -> Double? {
    withUnsafeTemporaryAllocation(of: Turn.self, capacity: rowCount) { turns -> Double? in
      var count = 0
      for i in 0..<rowCount {
        let rate = direction * table[i * parameterCount + j]
        guard abs(rate) > Tolerance.pivot else { continue }
        let k = Int(basis[i])
        let isHard = rate > 0 ? !mayRise[k] : !mayFall[k]
        let turnsHere = slopeAbove[k] != slopeBelow[k] && isAbove[k] == (rate < 0)
        guard isHard || turnsHere else { continue }
        turns.initializeElement(
          at: count, to: Turn(length: max(0, (breakpoint[k] - value[k]) / rate), rate: rate, row: i))
        count += 1
      }
      var slope = start
      while count > 0 {
        let next = firstTurn(turns, count, isCareful: isCareful)
        let turn = turns[next]
        let k = Int(basis[turn.row])
        let isHard = turn.rate > 0 ? !mayRise[k] : !mayFall[k]
        slope += (slopeAbove[k] - slopeBelow[k]) * abs(turn.rate)
        if isHard || slope >= -Tolerance.pivot || isCareful {
          advance(j, by: direction * turn.length)
          value[k] = breakpoint[k]
          pivot(turn.row, j, leavesRising: turn.rate > 0)
          return turn.length
        }
        isAbove[k] = turn.rate > 0
        count -= 1
        turns[next] = turns[count]
      }
      return nil
    }
  }

  /// The nearest turn; of several, the one with the largest pivot, or of the smallest activity when careful.
  private func firstTurn(_ turns: UnsafeMutableBufferPointer<Turn>, _ count: Int, isCareful: Bool) -> Int {
    var best = 0
    for i in 1..<max(1, count) {
      let a = turns[i]
      let b = turns[best]
      let isBetter: Bool
      if a.length != b.length {
        isBetter = a.length < b.length
      } else if isCareful || abs(a.rate) == abs(b.rate) {
        isBetter = basis[a.row] < basis[b.row]
      } else {
        isBetter = abs(a.rate) > abs(b.rate)
      }
      if isBetter { best = i }
    }
    return best
  }

  private func advance(_ j: Int, by length: Double) {
    guard length != 0 else { return }
    value[Int(nonbasis[j])] += length
    for i in 0..<rowCount {
      let factor = table[i * parameterCount + j]
      if factor != 0 { value[Int(basis[i])] += factor * length }
    }
  }

  private func pivot(_ row: Int, _ column: Int, leavesRising: Bool) {
    let n = parameterCount
    let pivotRow = table + row * n
    let pivot = pivotRow[column]
    let entering = nonbasis[column]
    // The entering activity lies on the side towards which it moved.
    isAbove[Int(entering)] = (pivot > 0) == leavesRising
    let inverse = -1 / pivot
    for j in 0..<n { pivotRow[j] *= inverse }
    pivotRow[column] = 1 / pivot
    for i in 0..<rowCount where i != row {
      let target = table + i * n
      let factor = target[column]
      guard factor != 0 else { continue }
      target[column] = 0
      for j in 0..<n { target[j] += factor * pivotRow[j] }
    }
    nonbasis[column] = basis[row]
    basis[row] = entering
  }
}
