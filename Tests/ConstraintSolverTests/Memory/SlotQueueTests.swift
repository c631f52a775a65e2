import TestSupport
import Testing

@testable import ConstraintSolver

struct SlotQueueTests {
  private func drained(_ queue: borrowing SlotQueue) -> [Int] {
    var slots: [Int] = []
    queue.view.drain { slot, _ in slots.append(slot) }
    return slots
  }

  @Test func slotsComeInAscendingOrderAndOnce() {
    let queue = SlotQueue(slotCount: 10_000)
    for slot in [9_999, 0, 64, 63, 4_096, 64, 1] { queue.insert(Int32(slot)) }
    #expect(drained(queue) == [0, 1, 63, 64, 4_096, 9_999])
    #expect(drained(queue) == [])
  }

  /// An update inserts the readers of a slot, whose numbers are larger: in the same word, the next one or another block.
  @Test func largerSlotsMayBeInsertedMeanwhile() {
    let queue = SlotQueue(slotCount: 10_000)
    queue.insert(5)
    var slots: [Int] = []
    queue.view.drain { slot, cursor in
      slots.append(slot)
      if slot == 5 { for other in [6, 70, 9_000] { cursor.insert(Int32(other)) } }
      if slot == 6 { queue.view.insert(7) }
    }
    #expect(slots == [5, 6, 7, 70, 9_000])
  }

  @Test func aQueueThatGrowsKeepsItsSlots() {
    var queue = SlotQueue(slotCount: 10)
    queue.insert(3)
    queue.reserve(100_000)
    queue.insert(99_999)
    #expect(drained(queue) == [3, 99_999])
  }

  @Test(arguments: 0..<30) func randomSlotsComeSorted(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let count = 1 + generator.below(20_000)
    let queue = SlotQueue(slotCount: count)
    let slots = Set((0..<generator.below(500)).map { _ in generator.below(count) })
    for slot in slots { queue.insert(Int32(slot)) }
    #expect(drained(queue) == slots.sorted())
  }
}
