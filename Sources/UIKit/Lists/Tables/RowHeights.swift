import Foundation

/// Heights of many rows, most of them only estimated: a Fenwick tree over their sums.
///
/// A delegate of an app may answer with any number. A height that is no number, infinite or negative counts as 0,
/// because one of them would spoil the sums of all rows below it.
///
/// Setting a height, finding a row's top and finding the row at a place each cost O(log n); memory is two numbers per
/// row.
///
/// ``SourceTableRows`` decides the heights: it has one such tree for the rows of each ``TableSection``, and one for the
/// heights of the sections.
struct RowHeights {
  private var sums: [CGFloat]
  private var heights: [CGFloat]

  /// Creates rows that all have the same estimated height.
  init(count: Int, estimate: CGFloat) {
    self.init(heights: Array(repeating: estimate, count: count))
  }

  /// Rows of the given heights.
  init(heights: [CGFloat]) {
    self.heights = heights.map(Self.usable)
    sums = [0] + self.heights
    for index in 1..<max(1, sums.count) {
      let above = index + (index & -index)
      if above < sums.count { sums[above] += sums[index] }
    }
  }

  /// Sums of heights beyond this are cut off when they become frames.
  private static let greatest: CGFloat = 1e9

  private static func usable(_ height: CGFloat) -> CGFloat { height.isFinite ? min(max(0, height), greatest) : 0 }

  /// How many rows there are.
  var count: Int { heights.count }

  /// A row's height.
  subscript(row: Int) -> CGFloat {
    get { heights[row] }
    set {
      let height = Self.usable(newValue)
      let change = height - heights[row]
      guard change != 0 else { return }
      heights[row] = height
      var index = row + 1
      while index < sums.count {
        sums[index] += change
        index += index & -index
      }
    }
  }

  /// The sum of the heights of all rows before one; the row may be the count.
  func offset(of row: Int) -> CGFloat {
    var sum: CGFloat = 0
    var index = row
    while index > 0 {
      sum += sums[index]
      index -= index & -index
    }
    return sum
  }

  /// The sum of all heights.
  var total: CGFloat { offset(of: count) }

  /// The row at an offset from the top of the first row. Offsets outside give the nearest row. Nil without rows.
  func row(at offset: CGFloat) -> Int? {
    guard count > 0 else { return nil }
    var position = 0
    var left = offset
    var step = 1
    while step * 2 <= count { step *= 2 }
    while step > 0 {
      let next = position + step
      if next <= count, sums[next] <= left {
        position = next
        left -= sums[next]
      }
      step /= 2
    }
    return min(position, count - 1)
  }
}
