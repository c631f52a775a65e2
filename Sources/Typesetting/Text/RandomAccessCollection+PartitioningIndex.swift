extension RandomAccessCollection where Index == Int {
  /// The first index at which a condition holds, by bisection. The condition must also hold for all later elements.
  ///
  /// - Complexity: logarithmic.
  func partitioningIndex(where condition: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
