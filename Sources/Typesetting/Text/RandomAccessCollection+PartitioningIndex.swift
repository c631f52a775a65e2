extension RandomAccessCollection where Index == Int {
  /// The index of the first element for which a condition holds, found by bisection; `endIndex` if there is none. If
  /// the condition holds for an element, it must hold for all later elements.
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
