/// The rows of a sparse matrix, grouped by their number of nonzero entries in doubly linked lists. Inserting and
/// removing take constant time, and the shortest rows are found without a search.
struct RowsByCount: ~Copyable {
  private var first = Buffer<Int32>()
  private var next: Buffer<Int32>
  private var previous: Buffer<Int32>
  private var countOf: Buffer<Int32>

  init(rowCount: Int) {
    next = Buffer(repeating: -1, count: rowCount)
    previous = Buffer(repeating: -1, count: rowCount)
    countOf = Buffer(repeating: -1, count: rowCount)
  }

  mutating func insert(_ row: Int, _ count: Int) {
    if count >= first.count { first.resize(2 * count + 4, repeating: -1) }
    countOf[row] = Int32(count)
    previous[row] = -1
    next[row] = first[count]
    if first[count] >= 0 { previous[first[count]] = Int32(row) }
    first[count] = Int32(row)
  }

  mutating func remove(_ row: Int) {
    if previous[row] >= 0 { next[previous[row]] = next[row] } else { first[countOf[row]] = next[row] }
    if next[row] >= 0 { previous[next[row]] = previous[row] }
  }

  /// Calls the body for each row that has entries, shortest rows first, until the body returns false.
  func forEachShortest(_ body: (_ row: Int, _ count: Int) -> Bool) {
    for count in 1..<max(1, first.count) {
      var row = first[count]
      while row >= 0 {
        if !body(Int(row), count) { return }
        row = next[row]
      }
    }
  }
}
