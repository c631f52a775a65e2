/// A set of slot numbers that hands out the smallest first: a priority queue over a two-level bit set.
///
/// Insertion and removal take constant time as long as the numbers stay close together, and no comparison.
struct SlotQueue {
  private let words: UnsafeMutablePointer<UInt64>
  private let summary: UnsafeMutablePointer<UInt64>
  private let wordCount: Int
  private let summaryCount: Int

  init(slotCount: Int) {
    wordCount = slotCount / 64 + 1
    summaryCount = wordCount / 64 + 1
    words = .allocate(capacity: wordCount)
    words.initialize(repeating: 0, count: wordCount)
    summary = .allocate(capacity: summaryCount)
    summary.initialize(repeating: 0, count: summaryCount)
  }

  func deallocate() {
    words.deallocate()
    summary.deallocate()
  }

  @inline(__always)
  func insert(_ slot: Int32) {
    let word = Int(slot) &>> 6
    words[word] |= 1 &<< UInt64(slot & 63)
    summary[word &>> 6] |= 1 &<< UInt64(word & 63)
  }

  /// Removes all slots in ascending order. The body may insert larger ones.
  @inline(__always)
  func drain(_ body: (Int) -> Void) {
    for block in 0..<summaryCount {
      while summary[block] != 0 {
        let word = block &* 64 &+ summary[block].trailingZeroBitCount
        while words[word] != 0 {
          let bit = words[word].trailingZeroBitCount
          words[word] &= words[word] &- 1
          body(word &* 64 &+ bit)
        }
        summary[block] &= ~(1 &<< UInt64(word & 63))
      }
    }
  }
}
