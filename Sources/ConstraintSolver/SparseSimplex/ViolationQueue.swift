/// Activities to repair, by the size of their violation. Sizes within a constant factor count as equal; among them, a
/// given order decides.
struct ViolationQueue: ~Copyable {
  private var buckets: Buffer<UInt64>
  private var counts: Buffer<Int32>
  private var bucketOf: Buffer<Int8>
  private let wordCount: Int
  private(set) var count = 0
  /// Where the search for the next place in the order continues.
  private var cursor = 0

  private static let bucketCount = 64

  /// - Parameter count: the number of places in the order.
  init(count: Int) {
    wordCount = count / 64 + 1
    buckets = Buffer(repeating: 0, count: wordCount * Self.bucketCount)
    counts = Buffer(repeating: 0, count: Self.bucketCount)
    bucketOf = Buffer(repeating: -1, count: count)
  }

  var bytes: Int { buckets.bytes + bucketOf.bytes }
  var isEmpty: Bool { count == 0 }

  mutating func insert(_ place: Int, size: Double) {
    let exponent = size.isFinite ? Int(size.exponent) : 0
    let bucket = max(0, min(Self.bucketCount - 1, exponent / 2 + 32))
    guard bucketOf[place] != bucket else { return }
    remove(place)
    bucketOf[place] = Int8(bucket)
    buckets.base[bucket * wordCount + place / 64] |= 1 &<< UInt64(place % 64)
    counts[bucket] += 1
    count += 1
  }

  mutating func remove(_ place: Int) {
    let bucket = Int(bucketOf[place])
    guard bucket >= 0 else { return }
    bucketOf[place] = -1
    buckets.base[bucket * wordCount + place / 64] &= ~(1 &<< UInt64(place % 64))
    counts[bucket] -= 1
    count -= 1
  }

  /// Removes the next activity, in the given order, among those with the largest violation.
  mutating func removeLargest() -> Int? {
    guard let bucket = (0..<Self.bucketCount).reversed().first(where: { counts[$0] > 0 }) else { return nil }
    let words = buckets.base + bucket * wordCount
    var word = cursor / 64
    var bits = words[word] & (.max &<< UInt64(cursor % 64))
    while bits == 0 {
      word = word + 1 == wordCount ? 0 : word + 1
      bits = words[word]
    }
    let place = word * 64 + bits.trailingZeroBitCount
    remove(place)
    cursor = place + 1 < bucketOf.count ? place + 1 : 0
    return place
  }

  /// Removes the activity with the smallest number.
  mutating func removeFirst(by order: (Int) -> Int32) -> Int? {
    var best: Int?
    for place in 0..<bucketOf.count where bucketOf[place] >= 0 {
      if let least = best, order(least) < order(place) { continue }
      best = place
    }
    if let best { remove(best) }
    return best
  }
}
