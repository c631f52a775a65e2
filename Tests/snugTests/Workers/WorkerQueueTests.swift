import Testing

@testable import snug

@MainActor
struct WorkerQueueTests {
  @Test func noMoreThanAWindowIsBegun() async throws {
    let queue = WorkerQueue<String>(count: 10, window: 3)
    #expect([queue.nextNow(), queue.nextNow(), queue.nextNow(), queue.nextNow()] == [0, 1, 2, nil])
    queue.finish(1, with: "one")
    #expect(queue.nextNow() == nil)
    queue.finish(0, with: "zero")
    #expect(try await queue.answer(at: 0) == "zero")
    #expect(try await queue.answer(at: 1) == "one")
    #expect([queue.nextNow(), queue.nextNow(), queue.nextNow()] == [3, 4, nil])
  }

  @Test func whatIsGivenBackIsBegunFirst() {
    let queue = WorkerQueue<String>(count: 4, window: 4)
    #expect([queue.nextNow(), queue.nextNow(), queue.nextNow()] == [0, 1, 2])
    queue.giveBack([2, 1])
    #expect([queue.nextNow(), queue.nextNow(), queue.nextNow(), queue.nextNow()] == [1, 2, 3, nil])
  }

  @Test func theLastRequestsAreSharedOut() {
    let queue = WorkerQueue<String>(count: 4, window: 8)
    #expect([queue.nextNow(reserve: 2), queue.nextNow(reserve: 2), queue.nextNow(reserve: 2)] == [0, 1, nil])
    #expect(queue.nextNow() == 2)
  }

  @Test func anIdleWorkerTakesWhatAnotherGivesBack() async {
    let queue = WorkerQueue<String>(count: 1, window: 4)
    #expect(queue.nextNow() == 0)
    let idle = Task { await queue.next() }
    await Task.yield()
    queue.giveBack([0])
    #expect(await idle.value == 0)
    let end = Task { await queue.next() }
    await Task.yield()
    queue.finish(0, with: "")
    #expect(await end.value == nil)
  }

  @Test func anErrorReachesTheConsumerAndTheIdleWorkers() async {
    struct Stop: Error {}
    let queue = WorkerQueue<String>(count: 2, window: 1)
    #expect(queue.nextNow() == 0)
    let consumer = Task { try await queue.answer(at: 0) }
    let idle = Task { await queue.next() }
    await Task.yield()
    queue.fail(Stop())
    await #expect(throws: Stop.self) { try await consumer.value }
    #expect(await idle.value == nil)
  }
}
