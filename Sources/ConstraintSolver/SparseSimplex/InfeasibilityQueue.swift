/// A priority queue of primal infeasible activities, largest infeasibility first. Activities are numbered by ranks in a
/// fixed order. Infeasibilities within the same power of four count as equal; among these, the ranks take turns.
///
/// - Method: a bucket queue (Dial 1969, [doi:10.1145/363269.363610](https://doi.org/10.1145/363269.363610)) whose
///   buckets are bit sets over the ranks of the order. An exact order by size would cost a heap operation per changed
///   value, and taking the exact maximum makes long chains ten times slower (decision 104).
/// - Invariant: `bucketOf` names the only bucket in which a rank's bit is set; `counts` and `count` count the bits.
/// - Complexity: inserting and removing take constant time. ``removeLargest()`` takes one step per 64 ranks that it
///   skips.
struct InfeasibilityQueue: ~Copyable {
  private var buckets: Buffer<UInt64>
  private var counts: Buffer<Int32>
  private var bucketOf: Buffer<Int8>
  private let wordCount: Int
  private(set) var count = 0
  /// The rank at which the next search in a bucket begins: after the one removed last, so that all ranks take turns.
  private var cursor = 0

  private static let bucketCount = 64

  /// Makes an empty queue.
  ///
  /// - Parameter count: the number of ranks.
  init(count: Int) {
    wordCount = count / 64 + 1
    buckets = Buffer(repeating: 0, count: wordCount * Self.bucketCount)
    counts = Buffer(repeating: 0, count: Self.bucketCount)
    bucketOf = Buffer(repeating: -1, count: count)
  }

  var bytes: Int { buckets.bytes + bucketOf.bytes }
  var isEmpty: Bool { count == 0 }

  mutating func insert(_ rank: Int, size: Double) {
    let exponent = size.isFinite ? Int(size.exponent) : 0
    let bucket = max(0, min(Self.bucketCount - 1, exponent / 2 + 32))
    guard bucketOf[rank] != bucket else { return }
    remove(rank)
    bucketOf[rank] = Int8(bucket)
    buckets.base[bucket * wordCount + rank / 64] |= 1 &<< UInt64(rank % 64)
    counts[bucket] += 1
    count += 1
  }

  mutating func remove(_ rank: Int) {
    let bucket = Int(bucketOf[rank])
    guard bucket >= 0 else { return }
    bucketOf[rank] = -1
    buckets.base[bucket * wordCount + rank / 64] &= ~(1 &<< UInt64(rank % 64))
    counts[bucket] -= 1
    count -= 1
  }

  /// Removes and returns the next rank from the bucket of the largest infeasibilities; `nil` if the queue is empty.
  mutating func removeLargest() -> Int? {
    guard let bucket = (0..<Self.bucketCount).reversed().first(where: { counts[$0] > 0 }) else { return nil }
    let words = buckets.base + bucket * wordCount
    var word = cursor / 64
    var bits = words[word] & (.max &<< UInt64(cursor % 64))
    while bits == 0 {
      word = word + 1 == wordCount ? 0 : word + 1
      bits = words[word]
    }
    let rank = word * 64 + bits.trailingZeroBitCount
    remove(rank)
    cursor = rank + 1 < bucketOf.count ? rank + 1 : 0
    return rank
  }

  /// Removes and returns the rank whose activity has the smallest number, as Bland's rule requires.
  ///
  /// - Parameter order: returns the activity of a rank.
  mutating func removeFirst(by order: (Int) -> Int32) -> Int? {
    var best: Int?
    for rank in 0..<bucketOf.count where bucketOf[rank] >= 0 {
      if let least = best, order(least) < order(rank) { continue }
      best = rank
    }
    if let best { remove(best) }
    return best
  }
}
