import Foundation

/// The areas of a picture in which the colour is steady: neighbouring pixels differ by a few levels at most. So a gradient
/// is one area.
nonisolated struct ColorRegions {
  /// Neighbouring pixels of a row in one area.
  struct Run {
    var y: Int
    var start: Int
    /// The column after the last one.
    var end: Int
    /// The index of the area.
    var region: Int

    var box: PixelBox { PixelBox(minX: start, minY: y, maxX: end, maxY: y + 1) }
  }

  /// An area.
  struct Region {
    var box: PixelBox
    var pixels: Int
    /// The colour of its first pixel.
    var color: UInt32
    /// The number of its pixels on the sides of its rectangle. Those in corners count twice.
    var sidePixels = 0
  }

  /// The largest difference of a channel between neighbouring pixels of an area. A gradient over 100 pixels has 2 levels
  /// per pixel; the edge of a letter has many more.
  private static let tolerance = 3

  /// All runs, row by row and from left to right.
  private(set) var runs: [Run] = []
  /// The index of the first run of each row, and the number of runs.
  private(set) var rowStarts = [0]
  private(set) var regions: [Region] = []

  /// - Parameter bitmap: the picture.
  /// - Complexity: O(n) for n pixels.
  init(of bitmap: Bitmap) {
    for y in 0..<bitmap.height {
      addRuns(of: bitmap.row(y), at: y)
      rowStarts.append(runs.count)
    }
    var sets = DisjointSets(count: runs.count)
    for y in 1..<max(1, bitmap.height) {
      let (above, row) = (bitmap.row(y - 1), bitmap.row(y))
      forEachContact(between: y - 1, and: y) { first, second, x in
        if PixelColor.isSame(above[x], row[x], within: Self.tolerance) { sets.join(first, second) }
      }
    }
    number(&sets, bitmap)
  }

  /// The indices of the runs of a row.
  func runs(in y: Int) -> Range<Int> { rowStarts[y]..<rowStarts[y + 1] }

  /// Calls a function with the indices of two runs of neighbouring rows, and their first common column.
  ///
  /// - Parameter reach: 1 if runs that meet at a corner count, too; they have no common column.
  func forEachContact(
    between above: Int, and row: Int, reach: Int = 0, _ body: (_ first: Int, _ second: Int, _ x: Int) -> Void
  ) {
    var (first, second) = (rowStarts[above], rowStarts[row])
    let (firstEnd, secondEnd) = (rowStarts[above + 1], rowStarts[row + 1])
    while first < firstEnd, second < secondEnd {
      let (one, other) = (runs[first], runs[second])
      if one.start < other.end + reach, other.start < one.end + reach {
        body(first, second, max(one.start, other.start))
      }
      if reach > 0, one.end == other.end, first + 1 < firstEnd { body(first + 1, second, one.end) }
      if one.end < other.end { first += 1 } else { second += 1 }
    }
  }

  private mutating func addRuns(of row: UnsafeBufferPointer<UInt32>, at y: Int) {
    guard !row.isEmpty else { return }
    var start = 0
    for x in 1..<max(1, row.count) where !PixelColor.isSame(row[x - 1], row[x], within: Self.tolerance) {
      runs.append(Run(y: y, start: start, end: x, region: 0))
      start = x
    }
    runs.append(Run(y: y, start: start, end: row.count, region: 0))
  }

  /// Numbers the areas, and measures them.
  private mutating func number(_ sets: inout DisjointSets, _ bitmap: Bitmap) {
    for index in runs.indices {
      let root = sets.find(index)
      let run = runs[index]
      let box = run.box
      if root == index {
        runs[index].region = regions.count
        let color = bitmap.row(run.y)[run.start] | bitmap.unusedBits
        regions.append(Region(box: box, pixels: box.width, color: color))
      } else {
        let region = runs[root].region
        runs[index].region = region
        regions[region].box.form(unionWith: box)
        regions[region].pixels += box.width
      }
    }
    for run in runs {
      let box = regions[run.region].box
      var count = run.start == box.minX ? 1 : 0
      if run.end == box.maxX { count += 1 }
      if run.y == box.minY { count += run.end - run.start }
      if run.y == box.maxY - 1 { count += run.end - run.start }
      regions[run.region].sidePixels += count
    }
  }
}
