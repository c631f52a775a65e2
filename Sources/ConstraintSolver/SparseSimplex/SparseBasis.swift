/// The basis of a ``SparseSimplex``: a square sparse matrix `B`, stored as factors `B = L·U` and updates of single
/// rows. Its rows are called positions, its columns are the parameters.
///
/// - Method: sparse LU factors, updated in product form (Dantzig and Orchard-Hays 1954,
///   [doi:10.1090/S0025-5718-1954-0061469-8](https://doi.org/10.1090/S0025-5718-1954-0061469-8)): each update appends
///   an eta, an identity matrix except for one column. Product form is enough, because the basis is factorised again
///   before the etas are numerous. The triangular solves visit only the steps that the right side reaches (Gilbert and
///   Peierls 1988, [doi:10.1137/0909058](https://doi.org/10.1137/0909058)), here in the order of a bit set instead of a
///   depth-first search.
/// - Invariant: `B` is the product of the factors and the etas; `work` and `queue` are empty between calls.
/// - Complexity: both solves take time proportional to the nonzero entries that they touch, apart from scanning the bit
///   set and the etas. A right side with few entries often has a solution with few entries.
struct SparseBasis: ~Copyable {
  let count: Int

  // The factors, in order of pivots (steps): entries to the right of a pivot are in `upper`, those below in `lower`.
  private var upper = SparseMatrix()
  private var upperTransposed = SparseMatrix()
  /// By step: the rows from which a multiple of the pivot row was subtracted, with the factors.
  private var lower = SparseMatrix()
  private var lowerTransposed = SparseMatrix()
  private var pivot: Buffer<Double>
  private var positionOfStep: Buffer<Int32>
  private var stepOfPosition: Buffer<Int32>
  private var columnOfStep: Buffer<Int32>
  private var stepOfColumn: Buffer<Int32>

  // The eta matrices, one per update: the position of the column that differs from the identity, the column's diagonal
  // entry, and its other entries.
  private var etaPosition = Buffer<Int32>()
  private var etaPivot = Buffer<Double>()
  private var etas = SparseMatrix()

  private var work: Buffer<Double>
  private var queue: SlotQueue

  /// The number of operations that the etas have cost since ``factorise(_:)``; `factorisationWork` is the number that
  /// the factorisation took. When the etas get too expensive, the basis is factorised again.
  private(set) var updateWork = 0
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
    upper.bytes + upperTransposed.bytes + lower.bytes + lowerTransposed.bytes + etas.bytes + pivot.bytes
      + positionOfStep.bytes * 4 + work.bytes + queue.bytes
  }

  var hasUpdates: Bool { etaPosition.count > 0 }

  // MARK: Factorisation

  /// Factorises the matrix with the given rows.
  ///
  /// - Returns: the positions of rows that depend linearly on other rows, each with a parameter whose unit row would be
  ///   independent. It is empty if the matrix is regular; only then can the factors be used.
  mutating func factorise(_ rows: borrowing SparseMatrix) -> [(position: Int, column: Int)] {
    let elimination = SparseElimination(rows)
    etaPosition.removeAll()
    etaPivot.removeAll()
    etas.removeAll()
    updateWork = 0
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

  /// Solves `Bᵀ·z = right` (BTRAN): finds the factors with which the rows of the matrix add up to the row `right`.
  ///
  /// - Parameters:
  ///   - right: the right side, indexed by parameter. The method clears it.
  ///   - result: gets the solution, indexed by position. It must be zero before.
  ///   - isIgnored: by parameter, whether it is left out of the solution, because it cannot move; empty to leave out
  ///     none.
  mutating func solveTransposed(
    _ right: inout SparseVector, _ result: inout SparseVector, ignoring isIgnored: BufferView<Bool>
  ) {
    begin(with: &right, steps: stepOfColumn.base)
    let (work, pivot, parameters) = (work.base, pivot.base, columnOfStep.base)
    var reached = Buffer<Int32>()
    swap(&reached, &scratch)
    reached.removeAll()
    solveForward(upper, reaching: &reached) { step in
      let isIgnored = isIgnored.count > 0 && isIgnored.base[Int(parameters[step])]
      return isIgnored ? 0 : work[step] / pivot[step]
    }
    solveBackward(lowerTransposed, from: reached, into: &result, at: positionOfStep.base) { work[$0] }
    swap(&reached, &scratch)
    for k in 0..<etaPosition.count {
      let position = Int(etaPosition.base[k])
      let former = result.values.base[position]
      guard former != 0 else { continue }
      let factor = former / etaPivot.base[k]
      result.add(factor - former, at: position)
      for i in etas.entries(ofRow: k) {
        result.add(-etas.values.base[i] * factor, at: Int(etas.columns.base[i]))
      }
    }
    updateWork += etaPosition.count
  }

  /// Moves the nonzero entries of a right side to `work` and queues their elimination steps.
  private mutating func begin(with right: inout SparseVector, steps: UnsafeMutablePointer<Int32>) {
    let work = work.base
    for i in 0..<right.indices.count {
      let index = Int(right.indices.base[i])
      let step = steps[index]
      work[Int(step)] = right.values.base[index]
      queue.insert(step)
    }
    right.clear()
  }

  /// Solves `B·x = right` (FTRAN): finds the values of the parameters for which the rows have the given values.
  ///
  /// - Parameters:
  ///   - right: the values of the rows, indexed by position. The method clears it.
  ///   - result: gets the solution, indexed by parameter. It must be zero before.
  mutating func solve(_ right: inout SparseVector, _ result: inout SparseVector) {
    for k in stride(from: etaPosition.count - 1, through: 0, by: -1) {
      let position = Int(etaPosition.base[k])
      let former = right.values.base[position]
      var sum = former
      for i in etas.entries(ofRow: k) {
        sum -= etas.values.base[i] * right.values.base[Int(etas.columns.base[i])]
      }
      sum /= etaPivot.base[k]
      if sum != former { right.add(sum - former, at: position) }
    }
    updateWork += etas.columns.count + etaPosition.count
    begin(with: &right, steps: stepOfPosition.base)
    let (work, pivot) = (work.base, pivot.base)
    var reached = Buffer<Int32>()
    swap(&reached, &scratch)
    reached.removeAll()
    solveForward(lower, reaching: &reached) { work[$0] }
    solveBackward(upperTransposed, from: reached, into: &result, at: columnOfStep.base) { work[$0] / pivot[$0] }
    swap(&reached, &scratch)
  }

  /// Substitutes forward through a triangular factor, from the first elimination step to the last.
  ///
  /// - Parameters:
  ///   - reached: gets the steps whose value is not zero.
  ///   - value: computes the value of a step from its entry in `work`.
  @inline(__always)
  private func solveForward(
    _ factor: borrowing SparseMatrix, reaching reached: inout Buffer<Int32>, _ value: (Int) -> Double
  ) {
    let (start, columns, values) = (factor.start.base, factor.columns.base, factor.values.base)
    let (work, queue) = (work.base, queue.view)
    queue.drain { step, cursor in
      let value = value(step)
      work[step] = value
      guard value != 0 else { return }
      reached.append(Int32(truncatingIfNeeded: step))
      for i in Int(start[step])..<Int(start[step + 1]) {
        work[Int(columns[i])] -= values[i] * value
        cursor.insert(columns[i])
      }
    }
  }

  /// Substitutes backward through a triangular factor, from the last elimination step to the first, and clears `work`.
  ///
  /// - Parameters:
  ///   - reached: the steps whose entry in `work` is not zero.
  ///   - result: gets the values of the steps.
  ///   - indices: by step, the index of its value in `result`.
  ///   - value: computes the value of a step from its entry in `work`.
  @inline(__always)
  private func solveBackward(
    _ factor: borrowing SparseMatrix, from reached: borrowing Buffer<Int32>, into result: inout SparseVector,
    at indices: UnsafeMutablePointer<Int32>, _ value: (Int) -> Double
  ) {
    let (start, columns, values) = (factor.start.base, factor.columns.base, factor.values.base)
    let (work, queue, last) = (work.base, queue.view, count - 1)
    // The queue yields the smallest number first, so it gets the steps mirrored.
    for i in 0..<reached.count { queue.insert(Int32(last) - reached.base[i]) }
    queue.drain { mirrored, cursor in
      let step = last - mirrored
      let value = value(step)
      work[step] = 0
      guard value != 0 else { return }
      result.add(value, at: Int(indices[step]))
      for i in Int(start[step])..<Int(start[step + 1]) {
        work[Int(columns[i])] -= values[i] * value
        cursor.insert(Int32(truncatingIfNeeded: last) - columns[i])
      }
    }
  }

  private var scratch = Buffer<Int32>()

  // MARK: Update

  /// Replaces the row at a position, by appending an eta matrix.
  ///
  /// - Parameter tableauRow: the factors with which the present rows add up to the new row, as
  ///   ``solveTransposed(_:_:ignoring:)`` computes them.
  mutating func update(_ position: Int, _ tableauRow: borrowing SparseVector) {
    etaPosition.append(Int32(position))
    etaPivot.append(tableauRow.values.base[position])
    for i in 0..<tableauRow.indices.count {
      let index = Int(tableauRow.indices.base[i])
      let value = tableauRow.values.base[index]
      if index != position, value != 0 { etas.append(value, column: index) }
    }
    etas.endRow()
  }
}
