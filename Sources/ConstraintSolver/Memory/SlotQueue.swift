/// A set of slot numbers that hands out the smallest first: a priority queue over a two-level bit set.
///
/// Insertion and removal take constant time as long as the numbers stay close together, and no comparison.
struct SlotQueue {
  private var words = Buffer<UInt64>()
  private var summary = Buffer<UInt64>()

  init(slotCount: Int) {
    reserve(slotCount)
  }

  /// Makes room for numbers below the count.
  mutating func reserve(_ slotCount: Int) {
    words.resize(max(words.count, slotCount / 64 + 1), repeating: 0)
    summary.resize(max(summary.count, words.count / 64 + 1), repeating: 0)
  }

  var bytes: Int { words.bytes + summary.bytes }

  func deallocate() {
    words.deallocate()
    summary.deallocate()
  }

  @inline(__always)
  func insert(_ slot: Int32) {
    let word = Int(slot) &>> 6
    words.base[word] |= 1 &<< UInt64(truncatingIfNeeded: slot & 63)
    summary.base[word &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: word & 63)
  }

  /// Removes all slots in ascending order. The body may insert larger ones.
  @inline(__always)
  func drain(_ body: (Int) -> Void) {
    let words = words.base
    let blocks = summary.count
    let summary = summary.base
    for block in 0..<blocks {
      while summary[block] != 0 {
        let word = block &* 64 &+ summary[block].trailingZeroBitCount
        while words[word] != 0 {
          let bit = words[word].trailingZeroBitCount
          words[word] &= words[word] &- 1
          body(word &* 64 &+ bit)
        }
        summary[block] &= ~(1 &<< UInt64(truncatingIfNeeded: word & 63))
      }
    }
  }
}
