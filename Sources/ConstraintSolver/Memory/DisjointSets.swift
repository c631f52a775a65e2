/// Disjoint sets of numbers that can be joined: union–find with path halving (Tarjan and van Leeuwen 1984,
/// [doi:10.1145/62.2160](https://doi.org/10.1145/62.2160)).
///
/// Invariant: the root of a set is its smallest number, so the roots do not depend on the order of unions. Linking by
/// rank would make operations take nearly constant time, but would break this invariant. Without linking by rank, `n`
/// operations take at most `n·log n` steps.
struct DisjointSets: ~Copyable {
  private var parent = Buffer<Int32>()

  init() {}

  /// Makes one set for each number below the count.
  init(count: Int) {
    parent.reserve(count)
    for number in 0..<Int32(count) { parent.append(number) }
  }

  /// Reserves memory for the numbers below the count. Their sets are made later, by ``insert(_:)``.
  mutating func reserve(_ count: Int) {
    parent.reserve(count)
  }

  @inline(__always)
  func insert(_ number: Int32) {
    parent.base[Int(number)] = number
  }

  /// The root of the set that contains a number: the smallest number of the set.
  @inline(__always)
  func root(of number: Int32) -> Int32 {
    let parent = parent.base
    var root = number
    while parent[Int(root)] != root {
      parent[Int(root)] = parent[Int(parent[Int(root)])]
      root = parent[Int(root)]
    }
    return root
  }

  /// Joins the sets of two numbers.
  ///
  /// - Returns: the root of the joined set.
  @inline(__always) @discardableResult
  func join(_ first: Int32, _ second: Int32) -> Int32 {
    let (a, b) = (root(of: first), root(of: second))
    parent.base[Int(max(a, b))] = min(a, b)
    return min(a, b)
  }
}
