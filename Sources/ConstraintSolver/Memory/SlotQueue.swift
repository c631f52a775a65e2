/// A priority queue of slot numbers, smallest first, as a two-level bit set: `words` has one bit per number, and
/// `summary` has one bit per word that is not zero.
///
/// Invariant between calls: a bit of the summary is set if and only if its word is not zero.
///
/// Insertion takes constant time, and so does removal if the numbers are close together. Emptying the queue takes one
/// step per 4,096 numbers of its range and one step per number in it.
struct SlotQueue: ~Copyable {
  private var words = Buffer<UInt64>()
  private var summary = Buffer<UInt64>()

  init(slotCount: Int) {
    reserve(slotCount)
  }

  /// Reserves memory for numbers below the count.
  mutating func reserve(_ slotCount: Int) {
    words.resize(max(words.count, slotCount / 64 + 1), repeating: 0)
    summary.resize(max(summary.count, words.count / 64 + 1), repeating: 0)
  }

  var bytes: Int { words.bytes + summary.bytes }

  @inline(__always)
  func insert(_ slot: Int32) { view.insert(slot) }

  /// A view for inserting and removing. It is valid until the queue grows or is destroyed.
  @inline(__always)
  var view: View { View(words: words.base, summary: summary.base, blockCount: summary.count) }

  /// A non-owning reference to the bit set of a queue.
  struct View: BitwiseCopyable {
    fileprivate let words: UnsafeMutablePointer<UInt64>
    fileprivate let summary: UnsafeMutablePointer<UInt64>
    fileprivate let blockCount: Int

    @inline(__always)
    func insert(_ slot: Int32) {
      let word = Int(slot) &>> 6
      words[word] |= 1 &<< UInt64(truncatingIfNeeded: slot & 63)
      summary[word &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: word & 63)
    }

    /// Removes all slots in ascending order and calls the body for each. The body may insert larger slot numbers;
    /// inserting them through the cursor is fastest.
    @inline(__always)
    func drain(_ body: (_ slot: Int, _ cursor: inout Cursor) -> Void) {
      for block in 0..<blockCount {
        while summary[block] != 0 {
          let word = block &* 64 &+ summary[block].trailingZeroBitCount
          summary[block] &= summary[block] &- 1
          var cursor = Cursor(
            words: words, summary: summary, word: Int32(truncatingIfNeeded: word), bits: words[word])
          words[word] = 0
          while cursor.bits != 0 {
            let bit = cursor.bits.trailingZeroBitCount
            cursor.bits &= cursor.bits &- 1
            body(word &* 64 &+ bit, &cursor)
            if words[word] != 0 {
              cursor.bits |= words[word]
              words[word] = 0
            }
          }
        }
      }
    }
  }

  /// The word of the bit set that ``View/drain(_:)`` is emptying. Its remaining bits are a local value, so that the
  /// compiler can keep them in a register: most insertions go to this word.
  struct Cursor {
    fileprivate let words: UnsafeMutablePointer<UInt64>
    fileprivate let summary: UnsafeMutablePointer<UInt64>
    fileprivate let word: Int32
    fileprivate var bits: UInt64

    @inline(__always)
    mutating func insert(_ slot: Int32) {
      let target = slot &>> 6
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: slot & 63)
      if target == word {
        bits |= bit
      } else {
        words[Int(target)] |= bit
        summary[Int(target &>> 6)] |= 1 &<< UInt64(truncatingIfNeeded: target & 63)
      }
    }
  }
}
