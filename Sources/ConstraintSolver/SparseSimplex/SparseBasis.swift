/// A square sparse matrix `B` as factors `B = L·U`, followed by replacements of single rows (product form).
///
/// Rows are called positions, columns are parameters. Apart from scanning a bit set, both solves take time proportional
/// to the nonzero entries that they touch. A right side with few entries often has a solution with few entries.
struct SparseBasis: ~Copyable {
  let count: Int

  // The factors, in order of pivots: everything to the right of a pivot is in `upper`, everything below in `lower`.
  private var upper = SparseMatrix()
  private var upperTransposed = SparseMatrix()
  /// By pivot: the rows from which a multiple of the pivot row was subtracted.
  private var lower = SparseMatrix()
  private var lowerTransposed = SparseMatrix()
  private var pivot: Buffer<Double>
  private var positionOfStep: Buffer<Int32>
  private var stepOfPosition: Buffer<Int32>
  private var columnOfStep: Buffer<Int32>
  private var stepOfColumn: Buffer<Int32>

  // The replacements. Each is an identity matrix except for one column.
  private var replacedPosition = Buffer<Int32>()
  private var replacementPivot = Buffer<Double>()
  private var replacements = SparseMatrix()

  private var work: Buffer<Double>
  private var queue: SlotQueue

  /// The number of operations that replacements have taken since ``factorise(_:)``, and the number that factorising
  /// took.
  private(set) var replacementWork = 0
  private(set) var factorisationWork = 0

  init(count: Int) {
    self.count = count
    pivot = Buffer(repeating: 1, count: count)
    positionOfStep = Buffer(repeating: 0, count: count)
    stepOfPosition = Buffer(repeating: 0, count: count)
    columnOfStep = Buffer(repeating: 0, count: count)
    stepOfColumn = Buffer(repeating: 0, count: count)
    work = Buffer(repeating: 0, count: count)
    queue = SlotQueue(slotCount: count)
  }

  var bytes: Int {
    upper.bytes + upperTransposed.bytes + lower.bytes + lowerTransposed.bytes + replacements.bytes + pivot.bytes
      + positionOfStep.bytes * 4 + work.bytes + queue.bytes
  }

  var hasReplacements: Bool { replacedPosition.count > 0 }

  // MARK: Factorisation

  /// Factorises the matrix with the given rows.
  ///
  /// - Returns: the positions of rows that depend on the others, each with a parameter whose row would be independent.
  ///   It is empty if the matrix is regular; only then can the factors be used.
  mutating func factorise(_ rows: borrowing SparseMatrix) -> [(position: Int, column: Int)] {
    let elimination = SparseElimination(rows)
    replacedPosition.removeAll()
    replacementPivot.removeAll()
    replacements.removeAll()
    replacementWork = 0
    factorisationWork = elimination.work + elimination.upper.columns.count + elimination.lower.columns.count
    if elimination.pivots.count < count { return elimination.dependentRows() }
    for step in 0..<count {
      let chosen = elimination.pivots[step]
      pivot[step] = chosen.value
      positionOfStep[step] = chosen.row
      columnOfStep[step] = chosen.column
      stepOfPosition[chosen.row] = Int32(step)
      stepOfColumn[chosen.column] = Int32(step)
    }
    upper.removeAll()
    lower.removeAll()
    for step in 0..<count {
      for i in elimination.upper.entries(ofRow: step) {
        upper.append(elimination.upper.values[i], column: Int(stepOfColumn[elimination.upper.columns[i]]))
      }
      upper.endRow()
      for i in elimination.lower.entries(ofRow: step) {
        lower.append(elimination.lower.values[i], column: Int(stepOfPosition[elimination.lower.columns[i]]))
      }
      lower.endRow()
    }
    upperTransposed.setTranspose(of: upper, columnCount: count)
    lowerTransposed.setTranspose(of: lower, columnCount: count)
    return []
  }

  // MARK: Solving

  /// Solves `Bᵀ·z = right`: finds the factors with which the rows of the matrix add up to the row `right`.
  ///
  /// - Parameters:
  ///   - right: by parameter; it is cleared.
  ///   - result: by position; it must be zero before.
  ///   - isIgnored: by parameter, whether its own solution does not matter; empty if all do.
  mutating func solveTransposed(
    _ right: inout SparseVector, _ result: inout SparseVector, ignoring isIgnored: BufferView<Bool>
  ) {
    let parameters = columnOfStep.base
    let work = work.base
    begin(with: &right, steps: stepOfColumn.base)
    let last = count - 1
    // Uᵀ first, from the first pivot on. Its results are queued for Lᵀ, which runs from the last pivot back.
    var reached = Buffer<Int32>()
    swap(&reached, &scratch)
    reached.removeAll()
    do {
      let (start, columns, values, pivot) = (
        upper.start.base, upper.columns.base, upper.values.base, pivot.base
      )
      let queue = queue.view
      queue.drain { step, cursor in
        let isIgnored = isIgnored.count > 0 && isIgnored.base[Int(parameters[step])]
        let value = isIgnored ? 0 : work[step] / pivot[step]
        work[step] = value
        guard value != 0 else { return }
        reached.append(Int32(truncatingIfNeeded: step))
        for i in Int(start[step])..<Int(start[step + 1]) {
          work[Int(columns[i])] -= values[i] * value
          cursor.insert(columns[i])
        }
      }
    }
    do {
      let (start, columns, values) = (
        lowerTransposed.start.base, lowerTransposed.columns.base, lowerTransposed.values.base
      )
      let queue = queue.view
      for i in 0..<reached.count { queue.insert(Int32(last) - reached.base[i]) }
      let positions = positionOfStep.base
      queue.drain { mirrored, cursor in
        let step = last - mirrored
        let value = work[step]
        work[step] = 0
        guard value != 0 else { return }
        result.add(value, at: Int(positions[step]))
        for i in Int(start[step])..<Int(start[step + 1]) {
          work[Int(columns[i])] -= values[i] * value
          cursor.insert(Int32(truncatingIfNeeded: last) - columns[i])
        }
      }
    }
    swap(&reached, &scratch)
    for k in 0..<replacedPosition.count {
      let position = Int(replacedPosition.base[k])
      let former = result.values.base[position]
      guard former != 0 else { continue }
      let factor = former / replacementPivot.base[k]
      result.add(factor - former, at: position)
      for i in replacements.entries(ofRow: k) {
        result.add(-replacements.values.base[i] * factor, at: Int(replacements.columns.base[i]))
      }
    }
    replacementWork += replacedPosition.count
  }

  /// Moves a right side into the working values and queues its steps.
  private mutating func begin(with right: inout SparseVector, steps: UnsafeMutablePointer<Int32>) {
    let work = work.base
    for i in 0..<right.places.count {
      let place = Int(right.places.base[i])
      let step = steps[place]
      work[Int(step)] = right.values.base[place]
      queue.insert(step)
    }
    right.clear()
  }

  /// Solves `B·x = right`: finds the parameters that give the rows their values.
  ///
  /// - Parameters:
  ///   - right: by position; it is cleared.
  ///   - result: by parameter; it must be zero before.
  mutating func solve(_ right: inout SparseVector, _ result: inout SparseVector) {
    for k in stride(from: replacedPosition.count - 1, through: 0, by: -1) {
      let position = Int(replacedPosition.base[k])
      let former = right.values.base[position]
      var sum = former
      for i in replacements.entries(ofRow: k) {
        sum -= replacements.values.base[i] * right.values.base[Int(replacements.columns.base[i])]
      }
      sum /= replacementPivot.base[k]
      if sum != former { right.add(sum - former, at: position) }
    }
    replacementWork += replacements.columns.count + replacedPosition.count
    let work = work.base
    begin(with: &right, steps: stepOfPosition.base)
    let last = count - 1
    var reached = Buffer<Int32>()
    swap(&reached, &scratch)
    reached.removeAll()
    do {
      let (start, columns, values) = (lower.start.base, lower.columns.base, lower.values.base)
      let queue = queue.view
      queue.drain { step, cursor in
        let value = work[step]
        guard value != 0 else { return }
        reached.append(Int32(truncatingIfNeeded: step))
        for i in Int(start[step])..<Int(start[step + 1]) {
          work[Int(columns[i])] -= values[i] * value
          cursor.insert(columns[i])
        }
      }
    }
    do {
      let (start, columns, values, pivot) = (
        upperTransposed.start.base, upperTransposed.columns.base, upperTransposed.values.base, pivot.base
      )
      let queue = queue.view
      for i in 0..<reached.count { queue.insert(Int32(last) - reached.base[i]) }
      let parameters = columnOfStep.base
      queue.drain { mirrored, cursor in
        let step = last - mirrored
        let value = work[step] / pivot[step]
        work[step] = 0
        guard value != 0 else { return }
        result.add(value, at: Int(parameters[step]))
        for i in Int(start[step])..<Int(start[step + 1]) {
          work[Int(columns[i])] -= values[i] * value
          cursor.insert(Int32(truncatingIfNeeded: last) - columns[i])
        }
      }
    }
    swap(&reached, &scratch)
  }

  private var scratch = Buffer<Int32>()

  // MARK: Replacement

  /// Replaces the row at a position.
  ///
  /// - Parameter factors: the factors with which the present rows add up to the new one (``solveTransposed(_:_:)``).
  mutating func replace(_ position: Int, _ factors: borrowing SparseVector) {
    replacedPosition.append(Int32(position))
    replacementPivot.append(factors.values.base[position])
    for i in 0..<factors.places.count {
      let place = Int(factors.places.base[i])
      let value = factors.values.base[place]
      if place != position, value != 0 { replacements.append(value, column: place) }
    }
    replacements.endRow()
  }
}
