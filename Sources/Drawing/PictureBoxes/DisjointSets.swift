/// Numbers from 0 on that are joined to sets (union–find).
nonisolated struct DisjointSets {
  private var parents: [Int]

  /// - Parameter count: the number of numbers, each of which is a set.
  init(count: Int) { parents = Array(0..<count) }

  /// The smallest number of the set of a number.
  ///
  /// - Complexity: nearly O(1), amortised.
  mutating func find(_ number: Int) -> Int {
    var root = number
    while parents[root] != root { root = parents[root] }
    var next = number
    while parents[next] != root { (parents[next], next) = (root, parents[next]) }
    return root
  }

  /// Joins the sets of two numbers.
  mutating func join(_ first: Int, _ second: Int) {
    let (one, other) = (find(first), find(second))
    parents[max(one, other)] = min(one, other)
  }

  /// The numbers of each set in rising order, the sets in the order of their smallest numbers.
  mutating func sets() -> [[Int]] {
    var places: [Int: Int] = [:]
    var sets: [[Int]] = []
    for number in parents.indices {
      let root = find(number)
      if let place = places[root] {
        sets[place].append(number)
      } else {
        places[root] = sets.count
        sets.append([number])
      }
    }
    return sets
  }
}
