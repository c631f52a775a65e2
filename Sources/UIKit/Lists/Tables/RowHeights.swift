import Foundation

/// Heights of many rows in points, most of them only estimated, in a Fenwick tree (a binary indexed tree of sums).
///
/// An app's delegate may return any number as a height. NaN, infinite and negative heights count as 0, because a single
/// one would spoil the sums for all rows below it.
///
/// Setting a height, finding a row's top and finding the row at an offset each cost O(log n); memory is two numbers per
/// row.
///
/// ``SourceTableRows`` decides the heights. It uses one tree per ``TableSection`` for the heights of the rows, and one
/// tree for the heights of whole sections.
struct RowHeights {
  private var sums: [CGFloat]
  private var heights: [CGFloat]

  /// Creates rows that all have the same estimated height.
  init(count: Int, estimate: CGFloat) {
    self.init(heights: Array(repeating: estimate, count: count))
  }

  /// Creates rows of the given heights.
  init(heights: [CGFloat]) {
    self.heights = heights.map(Self.usable)
    sums = [0] + self.heights
    for index in 1..<max(1, sums.count) {
      let above = index + (index & -index)
      if above < sums.count { sums[above] += sums[index] }
    }
  }

  /// The greatest height that a row can have, in points. Layout limits the coordinates of frames to the same number.
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

  /// The distance from the top of the first row to the top of the given row. For `row == count`, it is the height of
  /// all rows.
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

  /// The row at an offset from the top of the first row. For an offset above or below all rows, it is the first or last
  /// row; nil if there are no rows.
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
