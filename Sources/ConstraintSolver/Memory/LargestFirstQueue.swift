/// A priority queue of variable numbers, largest first, as a bit set.
///
/// Invariant: no word above `top` has a bit. A number may be inserted while the queue is emptied, also one that is
/// larger than those removed so far.
///
/// Insertion takes constant time. Emptying the queue takes one step per 64 numbers of its range and one step per number
/// in it.
struct LargestFirstQueue: ~Copyable {
  private let words: Buffer<UInt64>
  private var top = -1

  init(count: Int) {
    words = Buffer(repeating: 0, count: count / 64 + 1)
  }

  @inline(__always)
  mutating func insert(_ number: Int32) {
    let word = Int(number) &>> 6
    words[word] |= 1 &<< UInt64(truncatingIfNeeded: number & 63)
    if word > top { top = word }
  }

  @inline(__always)
  mutating func removeLargest() -> Int32? {
    while top >= 0 {
      let bits = words[top]
      if bits != 0 {
        let bit = 63 &- bits.leadingZeroBitCount
        words[top] = bits & ~(1 &<< UInt64(truncatingIfNeeded: bit))
        return Int32(truncatingIfNeeded: top &* 64 &+ bit)
      }
      top &-= 1
    }
    return nil
  }
}
