/// A bounded simplex over the activities of a few rows, minimising one priority level after the other.
///
/// Activities are the parameters (0 ..< n) and, after them, the row values `aᵢ·x`. Each row has one breakpoint, its
/// constant. A nonbasic row sits on its breakpoint; a basic one knows the side of it on which it lies. What an optimal
/// level leaves is written down as one-sided bounds at the breakpoints (complementary slackness), so that every later
/// level moves on the optimal face of the earlier ones.
struct LevelSimplex {
  let parameterCount: Int
  let activityCount: Int
  private(set) var value: [Double]
  private let breakpoint: [Double]
  /// The tableau: `value[basis[i]] = Σ table[i * n + j] × value[nonbasis[j]]`.
  private(set) var table: [Double]
  private(set) var basis: [Int]
  private(set) var nonbasis: [Int]
  /// The bounds at the breakpoint that earlier levels have set.
  private(set) var mayRise: [Bool]
  private(set) var mayFall: [Bool]
  /// The slopes of the current level's cost below and above the breakpoint.
  private var slopeBelow: [Double]
  private var slopeAbove: [Double]
  private var isAbove: [Bool]

  private let tolerance = 1e-9

  /// - Parameter rows: dense coefficients over the parameters and the breakpoint of each row.
  init(parameterCount n: Int, rows: [(coefficients: [Double], constant: Double)]) {
    parameterCount = n
    activityCount = n + rows.count
    value = Array(repeating: 0, count: activityCount)
    breakpoint = Array(repeating: 0, count: n) + rows.map(\.constant)
    table = rows.flatMap(\.coefficients)
    basis = Array(n..<activityCount)
    nonbasis = Array(0..<n)
    mayRise = Array(repeating: true, count: activityCount)
    mayFall = Array(repeating: true, count: activityCount)
    slopeBelow = Array(repeating: 0, count: activityCount)
    slopeAbove = Array(repeating: 0, count: activityCount)
    isAbove = Array(repeating: false, count: activityCount)
  }

  /// Minimises the sum of the activities' violations and leaves the optimal face as bounds.
  mutating func minimise(_ activities: [(index: Int, relation: Relation)]) {
    for (index, relation) in activities {
      slopeBelow[index] = relation == .lessThanOrEqual ? 0 : -1
      slopeAbove[index] = relation == .greaterThanOrEqual ? 0 : 1
      if mayRise[index] && mayFall[index] { isAbove[index] = value[index] > breakpoint[index] }
    }
    descend()
    for j in nonbasis.indices {
      let (up, down) = slopes(of: j)
      if up > tolerance { mayRise[nonbasis[j]] = false }
      if down > tolerance { mayFall[nonbasis[j]] = false }
    }
    for k in basis where slopeBelow[k] != slopeAbove[k] {
      if isAbove[k] { mayFall[k] = false } else { mayRise[k] = false }
    }
    for (index, _) in activities {
      slopeBelow[index] = 0
      slopeAbove[index] = 0
    }
  }

  /// Satisfies a required row while all earlier ones stay satisfied.
  ///
  /// - Returns: `nil`; or the activities (this one among them) that cannot hold together, with their multipliers.
  mutating func require(_ index: Int, _ relation: Relation) -> [(index: Int, multiplier: Double)]? {
    slopeBelow[index] = relation == .lessThanOrEqual ? 0 : -1
    slopeAbove[index] = relation == .greaterThanOrEqual ? 0 : 1
    isAbove[index] = value[index] > breakpoint[index]
    descend()
    slopeBelow[index] = 0
    slopeAbove[index] = 0
    let error = value[index] - breakpoint[index]
    let scale = 1e-7 * max(1, abs(breakpoint[index]))
    let isViolated =
      relation == .equal ? abs(error) > scale : relation == .lessThanOrEqual ? error > scale : error < -scale
    if isViolated, let i = basis.firstIndex(of: index) {
      let row = table[(i * parameterCount)..<((i + 1) * parameterCount)]
      return [(index, 1)] + zip(nonbasis, row).filter { abs($0.1) > tolerance }.map { ($0.0, -$0.1) }
    }
    if relation != .greaterThanOrEqual { mayRise[index] = false }
    if relation != .lessThanOrEqual { mayFall[index] = false }
    isAbove[index] = relation == .greaterThanOrEqual
    return nil
  }

  /// Settles what is left: each parameter in turn goes as near to zero as the face allows.
  mutating func settleParameters() {
    for parameter in 0..<parameterCount where nonbasis.contains(where: { mayRise[$0] || mayFall[$0] }) {
      minimise([(parameter, .equal)])
    }
  }

  /// The activities that still can move, found by moving them; what cannot move is bounded on both sides.
  mutating func freeActivities() -> [Int] {
    for parameter in 0..<parameterCount {
      for isRising in [true, false] {
        guard nonbasis.contains(where: { mayRise[$0] || mayFall[$0] }) else { return [] }
        var probe = self
        if probe.canMove(parameter, rising: isRising) { continue }
        self = probe
      }
    }
    var free: [Int] = []
    let open = nonbasis.indices.filter { mayRise[nonbasis[$0]] || mayFall[nonbasis[$0]] }
    free += open.map { nonbasis[$0] }
    for i in basis.indices where open.contains(where: { abs(table[i * parameterCount + $0]) > tolerance }) {
      free.append(basis[i])
    }
    return free
  }

  /// Tries to move a parameter; where it cannot, the bounds now say so.
  private mutating func canMove(_ parameter: Int, rising: Bool) -> Bool {
    let start = value[parameter]
    slopeBelow[parameter] = rising ? -1 : 1
    slopeAbove[parameter] = slopeBelow[parameter]
    let isBounded = descend()
    let moved = !isBounded || abs(value[parameter] - start) > 1e-7 * max(1, abs(start))
    if !moved {
      for j in nonbasis.indices {
        let (up, down) = slopes(of: j)
        if up > tolerance { mayRise[nonbasis[j]] = false }
        if down > tolerance { mayFall[nonbasis[j]] = false }
      }
    }
    slopeBelow[parameter] = 0
    slopeAbove[parameter] = 0
    return moved
  }

  private func slope(_ activity: Int) -> Double {
    isAbove[activity] ? slopeAbove[activity] : slopeBelow[activity]
  }

  /// The change of the level's cost for one unit up and one unit down of a nonbasic activity.
  private func slopes(of j: Int) -> (up: Double, down: Double) {
    var sum = 0.0
    for i in basis.indices {
      let slope = slope(basis[i])
      if slope != 0 { sum += slope * table[i * parameterCount + j] }
    }
    let own = nonbasis[j]
    return (sum + slopeAbove[own], -sum - slopeBelow[own])
  }

  /// Pivots until no move lowers the level's cost.
  ///
  /// - Returns: whether the cost is bounded below.
  @discardableResult
  private mutating func descend() -> Bool {
    var stalled = 0
    let patience = 2 * activityCount + 10
    for _ in 0..<(50 * activityCount + 200) {
      let careful = stalled > patience
      var entering = -1
      var direction = 0.0
      var best = -tolerance
      for j in nonbasis.indices {
        let (up, down) = slopes(of: j)
        for (slope, sign, allowed) in [(up, 1.0, mayRise[nonbasis[j]]), (down, -1.0, mayFall[nonbasis[j]])]
        where allowed && slope < -tolerance {
          if careful ? (entering < 0 || nonbasis[j] < nonbasis[entering]) : slope < best {
            entering = j
            direction = sign
            best = slope
          }
        }
      }
      guard entering >= 0 else { return true }
      guard let length = move(entering, direction, slope: best, careful: careful) else { return false }
      stalled = length > 1e-12 ? 0 : stalled + 1
    }
    return true
  }

  /// Moves a nonbasic activity past the breakpoints until the cost would rise, and pivots there.
  private mutating func move(_ j: Int, _ direction: Double, slope: Double, careful: Bool) -> Double? {
    var events: [(length: Double, rate: Double, row: Int)] = []
    for i in basis.indices {
      let rate = direction * table[i * parameterCount + j]
      guard abs(rate) > tolerance else { continue }
      let k = basis[i]
      let isHard = rate > 0 ? !mayRise[k] : !mayFall[k]
      let turns = slopeAbove[k] != slopeBelow[k] && isAbove[k] == (rate < 0)
      if isHard || turns { events.append((max(0, (breakpoint[k] - value[k]) / rate), rate, i)) }
    }
    events.sort {
      if $0.length != $1.length { return $0.length < $1.length }
      if careful { return basis[$0.row] < basis[$1.row] }
      return abs($0.rate) != abs($1.rate) ? abs($0.rate) > abs($1.rate) : basis[$0.row] < basis[$1.row]
    }
    var slope = slope
    for event in events {
      let k = basis[event.row]
      let isHard = event.rate > 0 ? !mayRise[k] : !mayFall[k]
      slope += (slopeAbove[k] - slopeBelow[k]) * abs(event.rate)
      if isHard || slope >= -tolerance || careful {
        advance(j, by: direction * event.length)
        value[k] = breakpoint[k]
        pivot(row: event.row, column: j, leavesAbove: event.rate > 0)
        return event.length
      }
      isAbove[k] = event.rate > 0
    }
    return nil
  }

  private mutating func advance(_ j: Int, by length: Double) {
    guard length != 0 else { return }
    value[nonbasis[j]] += length
    for i in basis.indices {
      let factor = table[i * parameterCount + j]
      if factor != 0 { value[basis[i]] += factor * length }
    }
  }

  private mutating func pivot(row: Int, column: Int, leavesAbove: Bool) {
    let n = parameterCount
    let pivot = table[row * n + column]
    let entering = nonbasis[column]
    // The entering activity lies on the side towards which it moved.
    isAbove[entering] = (pivot > 0) == leavesAbove
    for j in 0..<n { table[row * n + j] /= -pivot }
    table[row * n + column] = 1 / pivot
    for i in basis.indices where i != row {
      let factor = table[i * n + column]
      guard factor != 0 else { continue }
      table[i * n + column] = 0
      for j in 0..<n { table[i * n + j] += factor * table[row * n + j] }
    }
    nonbasis[column] = basis[row]
    basis[row] = entering
  }
}
