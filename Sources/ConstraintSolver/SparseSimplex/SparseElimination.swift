/// Gaussian elimination of a sparse matrix (LU factorisation), with pivots that keep the factors sparse.
///
/// - Method: as Suhl and Suhl (1990, [doi:10.1287/ijoc.2.4.325](https://doi.org/10.1287/ijoc.2.4.325)) factorise the
///   bases of linear programs. Columns and rows with a single entry (singletons) come first, because they need no
///   elimination. The remaining matrix, called the nucleus, is usually small. Its pivots are those of least fill-in by
///   Markowitz' rule (1957, [doi:10.1287/mnsc.3.3.255](https://doi.org/10.1287/mnsc.3.3.255)) among the entries that
///   are large enough within their row (threshold pivoting). Only the shortest rows are searched for a pivot.
/// - Invariant between steps: `rowCount` and `columnCount` count the entries that lie in rows and columns without a
///   pivot. Each step adds one pivot, one row of `upper` and one row of `lower`.
/// - Complexity: linear in the entries if there are only singletons. The nucleus takes time in proportion to its
///   fill-in: `n³` if it is dense.
struct SparseElimination: ~Copyable {
  private struct Entry: BitwiseCopyable {
    var column: Int32
    var value: Double
  }

  private let count: Int
  private(set) var pivots = Buffer<Pivot>()
  /// By step: the entries of the pivot row, without the pivot. Columns are those of the matrix.
  private(set) var upper = SparseMatrix()
  /// By step: the rows from which a multiple of the pivot row was subtracted, as column numbers, and the factors.
  private(set) var lower = SparseMatrix()
  private(set) var work = 0

  private var isRowDone: Buffer<Bool>
  private var isColumnDone: Buffer<Bool>
  /// By row: the number of entries in columns that have no pivot yet.
  private var rowCount: Buffer<Int32>
  private var columnCount: Buffer<Int32>
  private var singletonRows = Buffer<Int32>()
  private var singletonColumns = Buffer<Int32>()

  /// The row, the column and the value of a pivot.
  struct Pivot: BitwiseCopyable {
    var row: Int32
    var column: Int32
    var value: Double
  }

  init(_ matrix: borrowing SparseMatrix) {
    count = matrix.rowCount
    pivots.reserve(count)
    isRowDone = Buffer(repeating: false, count: count)
    isColumnDone = Buffer(repeating: false, count: count)
    rowCount = Buffer(repeating: 0, count: count)
    columnCount = Buffer(repeating: 0, count: count)
    var transpose = SparseMatrix()
    transpose.setTranspose(of: matrix, columnCount: count)
    for i in 0..<count {
      rowCount[i] = Int32(matrix.entries(ofRow: i).count)
      columnCount[i] = Int32(transpose.entries(ofRow: i).count)
      if rowCount[i] == 1 { singletonRows.append(Int32(i)) }
      if columnCount[i] == 1 { singletonColumns.append(Int32(i)) }
    }
    work = matrix.columns.count + count
    eliminateSingletons(matrix, transpose)
    if pivots.count < count { eliminateNucleus(matrix) }
  }

  // MARK: Singletons

  private mutating func eliminateSingletons(_ matrix: borrowing SparseMatrix, _ transpose: borrowing SparseMatrix) {
    while true {
      if singletonColumns.count > 0 {
        let column = Int(singletonColumns.removeLast())
        if !isColumnDone[column], columnCount[column] == 1 { eliminateSingletonColumn(column, matrix, transpose) }
      } else if singletonRows.count > 0 {
        let row = Int(singletonRows.removeLast())
        if !isRowDone[row], rowCount[row] == 1 { eliminateSingletonRow(row, matrix, transpose) }
      } else {
        return
      }
    }
  }

  private mutating func eliminateSingletonColumn(
    _ column: Int, _ matrix: borrowing SparseMatrix, _ transpose: borrowing SparseMatrix
  ) {
    for t in transpose.entries(ofRow: column) where !isRowDone[transpose.columns[t]] {
      let row = transpose.columns[t]
      let value = transpose.values[t]
      var largest = 0.0
      for i in matrix.entries(ofRow: Int(row)) where !isColumnDone[matrix.columns[i]] {
        largest = max(largest, abs(matrix.values[i]))
      }
      // A pivot that is small within its row would make large factors, which amplify rounding errors. The column is
      // left to the nucleus, which chooses another pivot for it.
      guard abs(value) >= Self.threshold * largest else { return }
      isRowDone[row] = true
      isColumnDone[column] = true
      for i in matrix.entries(ofRow: Int(row)) where !isColumnDone[matrix.columns[i]] {
        let other = matrix.columns[i]
        upper.append(matrix.values[i], column: Int(other))
        columnCount[other] -= 1
        if columnCount[other] == 1 { singletonColumns.append(other) }
      }
      endStep(Int(row), column, value)
      return
    }
  }

  private mutating func eliminateSingletonRow(
    _ row: Int, _ matrix: borrowing SparseMatrix, _ transpose: borrowing SparseMatrix
  ) {
    for i in matrix.entries(ofRow: row) where !isColumnDone[matrix.columns[i]] {
      let column = Int(matrix.columns[i])
      let value = matrix.values[i]
      guard abs(value) > Tolerance.pivot else { return }
      isRowDone[row] = true
      isColumnDone[column] = true
      for t in transpose.entries(ofRow: column) where !isRowDone[transpose.columns[t]] {
        let other = transpose.columns[t]
        lower.append(transpose.values[t] / value, column: Int(other))
        rowCount[other] -= 1
        if rowCount[other] == 1 { singletonRows.append(other) }
      }
      endStep(row, column, value)
      return
    }
  }

  private mutating func endStep(_ row: Int, _ column: Int, _ value: Double) {
    pivots.append(Pivot(row: Int32(row), column: Int32(column), value: value))
    upper.endRow()
    lower.endRow()
  }

  /// A pivot must be at least this fraction of the largest entry of its row.
  private static let threshold = 0.1

  // MARK: The nucleus

  private mutating func eliminateNucleus(_ matrix: borrowing SparseMatrix) {
    var rows: [[Entry]] = Array(repeating: [], count: count)
    var columns: [[Int32]] = Array(repeating: [], count: count)
    var byCount = RowsByCount(rowCount: count)
    loadNucleus(matrix, &rows, &columns, &byCount)
    let entryOfColumn = Buffer<Int32>(repeating: -1, count: count)
    while let (row, column) = markowitzPivot(rows, byCount) {
      byCount.remove(row)
      isRowDone[row] = true
      isColumnDone[column] = true
      let pivotRow = rows[row]
      rows[row] = []
      var pivot = 0.0
      for entry in pivotRow {
        columnCount[entry.column] -= 1
        if Int(entry.column) == column {
          pivot = entry.value
        } else {
          upper.append(entry.value, column: Int(entry.column))
        }
      }
      for target in columns[column] where !isRowDone[target] {
        guard let at = rows[Int(target)].firstIndex(where: { Int($0.column) == column }) else { continue }
        let factor = rows[Int(target)][at].value / pivot
        rows[Int(target)].swapAt(at, rows[Int(target)].count - 1)
        rows[Int(target)].removeLast()
        lower.append(factor, column: Int(target))
        subtract(pivotRow, times: factor, from: Int(target), except: column, &rows, &columns, entryOfColumn.view)
        byCount.remove(Int(target))
        byCount.insert(Int(target), rows[Int(target)].count)
      }
      columns[column] = []
      endStep(row, column, pivot)
    }
  }

  /// Copies the rows and columns that are left after the elimination of singletons.
  private mutating func loadNucleus(
    _ matrix: borrowing SparseMatrix, _ rows: inout [[Entry]], _ columns: inout [[Int32]],
    _ byCount: inout RowsByCount
  ) {
    columnCount.base.update(repeating: 0, count: count)
    for row in 0..<count where !isRowDone[row] {
      for i in matrix.entries(ofRow: row) where !isColumnDone[matrix.columns[i]] {
        let column = matrix.columns[i]
        rows[row].append(Entry(column: column, value: matrix.values[i]))
        columns[Int(column)].append(Int32(row))
        columnCount[column] += 1
      }
      byCount.insert(row, rows[row].count)
    }
  }

  /// The entry that causes the least fill-in as a pivot (Markowitz cost), among the entries of the shortest rows that
  /// are large enough within their row; `nil` if no usable pivot is left.
  ///
  /// At most four rows are examined, because more hardly ever find a better pivot.
  private mutating func markowitzPivot(_ rows: [[Entry]], _ byCount: borrowing RowsByCount) -> (row: Int, column: Int)?
  {
    var best: (row: Int, column: Int)?
    var leastCost = Int.max
    var examined = 0
    byCount.forEachShortest { row, count in
      work += count
      var largest = 0.0
      for entry in rows[row] { largest = max(largest, abs(entry.value)) }
      guard largest > Tolerance.pivot else { return true }
      for entry in rows[row] where abs(entry.value) >= Self.threshold * largest {
        let cost = (count - 1) * Int(columnCount[entry.column] - 1)
        if cost < leastCost {
          leastCost = cost
          best = (row, Int(entry.column))
        }
      }
      examined += 1
      return examined < 4 && leastCost > (count - 1) * (count - 1)
    }
    return best
  }

  private mutating func subtract(
    _ source: [Entry], times factor: Double, from target: Int, except column: Int, _ rows: inout [[Entry]],
    _ columns: inout [[Int32]], _ entryOfColumn: BufferView<Int32>
  ) {
    work += 2 * (source.count + rows[target].count)
    var row: [Entry] = []
    swap(&row, &rows[target])
    for i in row.indices { entryOfColumn[row[i].column] = Int32(i) }
    for entry in source where Int(entry.column) != column {
      let at = entryOfColumn[entry.column]
      let added = factor * entry.value
      if at >= 0 {
        let sum = row[Int(at)].value - added
        row[Int(at)].value = abs(sum) > Tolerance.cancellation * abs(added) ? sum : 0
      } else {
        row.append(Entry(column: entry.column, value: -added))
        columns[Int(entry.column)].append(Int32(target))
        columnCount[entry.column] += 1
      }
    }
    var kept = 0
    for i in row.indices {
      entryOfColumn[row[i].column] = -1
      if row[i].value == 0 {
        columnCount[row[i].column] -= 1
      } else {
        row[kept] = row[i]
        kept += 1
      }
    }
    row.removeLast(row.count - kept)
    swap(&row, &rows[target])
  }

  /// After an elimination that found too few pivots: the rows without a pivot, which depend linearly on the others,
  /// each paired with a column without a pivot.
  func dependentRows() -> [(position: Int, column: Int)] {
    let rows = (0..<count).filter { !isRowDone[$0] }
    let columns = (0..<count).filter { !isColumnDone[$0] }
    return zip(rows, columns).map { ($0, $1) }
  }
}
