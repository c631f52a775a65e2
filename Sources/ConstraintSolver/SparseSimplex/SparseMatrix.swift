/// The nonzero entries of a matrix, row by row (compressed sparse rows).
///
/// Invariant: the entries of row `i` have the indices `start[i]..<start[i + 1]`. Entries after the last start belong to
/// the unfinished row, which ``endRow()`` completes.
struct SparseMatrix: ~Copyable {
  /// By row: the index of its first entry. The last element is the number of all entries.
  private(set) var start = Buffer<Int32>()
  private(set) var columns = Buffer<Int32>()
  private(set) var values = Buffer<Double>()

  init() {
    start.append(0)
  }

  var rowCount: Int { start.count - 1 }
  var bytes: Int { start.bytes + columns.bytes + values.bytes }

  @inline(__always)
  func entries(ofRow row: Int) -> Range<Int> {
    Int(start.base[row])..<Int(start.base[row + 1])
  }

  /// Appends an entry to the unfinished row. ``endRow()`` completes the row.
  @inline(__always)
  mutating func append(_ value: Double, column: Int) {
    columns.append(Int32(truncatingIfNeeded: column))
    values.append(value)
  }

  mutating func endRow() {
    start.append(Int32(columns.count))
  }

  mutating func removeAll() {
    start.removeAll()
    start.append(0)
    columns.removeAll()
    values.removeAll()
  }

  /// Makes this the transpose of another matrix, by a counting sort of its entries.
  ///
  /// - Complexity: linear in the entries and columns.
  mutating func setTranspose(of other: borrowing SparseMatrix, columnCount: Int) {
    let count = other.columns.count
    start.removeAll()
    start.resize(columnCount + 1, repeating: 0)
    columns.resize(count, repeating: 0)
    values.resize(count, repeating: 0)
    // `start` first gets the end of each new row. While the entries are written, it is counted down to the row's start.
    // Rows and entries are visited from the last to the first, so that entries keep their order.
    for i in 0..<count { start.base[Int(other.columns.base[i])] += 1 }
    var sum: Int32 = 0
    for column in 0...columnCount {
      sum += start.base[column]
      start.base[column] = sum
    }
    for row in stride(from: other.rowCount - 1, through: 0, by: -1) {
      for i in other.entries(ofRow: row).reversed() {
        let column = Int(other.columns.base[i])
        start.base[column] -= 1
        let index = Int(start.base[column])
        columns.base[index] = Int32(row)
        values.base[index] = other.values.base[i]
      }
    }
  }

  /// Multiplies every entry by a factor that depends on the entry's row and column.
  func scale(_ factor: (_ row: Int, _ column: Int) -> Double) {
    for row in 0..<rowCount {
      for i in entries(ofRow: row) { values.base[i] *= factor(row, Int(columns.base[i])) }
    }
  }
}
