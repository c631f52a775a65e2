import EventPublishers
import Foundation
import Testing

/// Values as arrays, by time or number.
struct CollectByTimeTests {
  private enum Failed: Error { case once }

  private let scheduler = TestScheduler()
  private let numbers = PassthroughSubject<Int, Failed>()

  // MARK: Values

  @Test func theValuesOfASpanOfTimeComeTogether() {
    let subscriber = TestSubscriber<[Int], Failed>()
    numbers.collect(.byTime(scheduler, .seconds(2))).subscribe(subscriber)
    numbers.send(1)
    scheduler.advance(by: .seconds(1))
    numbers.send(2)
    #expect(subscriber.values.isEmpty)
    scheduler.advance(by: .seconds(1))
    #expect(subscriber.values == [[1, 2]])
    numbers.send(3)
    scheduler.advance(by: .seconds(2))
    #expect(subscriber.values == [[1, 2], [3]])
  }

  @Test func nothingComesForASpanWithoutValues() {
    let subscriber = TestSubscriber<[Int], Failed>()
    numbers.collect(.byTime(scheduler, .seconds(1))).subscribe(subscriber)
    scheduler.advance(by: .seconds(5))
    #expect(subscriber.values.isEmpty)
  }

  @Test func asManyAsAreWantedComeBeforeTheTime() {
    let subscriber = TestSubscriber<[Int], Failed>()
    numbers.collect(.byTimeOrCount(scheduler, .seconds(1), 2)).subscribe(subscriber)
    for number in 1...3 { numbers.send(number) }
    scheduler.advance()
    #expect(subscriber.values == [[1, 2]])
    scheduler.advance(by: .seconds(1))
    #expect(subscriber.values == [[1, 2], [3]])
  }

  // MARK: Demand

  @Test func allValuesAreAskedFor() {
    var requests: [Subscribers.Demand] = []
    let subscriber = TestSubscriber<[Int], Failed>(demand: .max(1))
    numbers.handleEvents(receiveRequest: { requests.append($0) }).collect(.byTime(scheduler, .seconds(1)))
      .subscribe(subscriber)
    #expect(requests == [.unlimited])
  }

  @Test func valuesThatNobodyAskedForWaitForTheNextTime() {
    let subscriber = TestSubscriber<[Int], Failed>(demand: .none)
    numbers.collect(.byTime(scheduler, .seconds(1))).subscribe(subscriber)
    numbers.send(1)
    scheduler.advance(by: .seconds(1))
    #expect(subscriber.values.isEmpty)
    subscriber.request(.max(1))
    numbers.send(2)
    scheduler.advance(by: .seconds(1))
    numbers.send(3)
    scheduler.advance(by: .seconds(1))
    #expect(subscriber.values == [[1, 2]])
  }

  // MARK: End

  @Test func theRestComesBeforeTheEnd() {
    let subscriber = TestSubscriber<[Int], Failed>()
    numbers.collect(.byTime(scheduler, .seconds(1))).subscribe(subscriber)
    numbers.send(1)
    numbers.send(completion: .finished)
    scheduler.advance()
    #expect(subscriber.values == [[1]])
    #expect(subscriber.isFinished)
    #expect(scheduler.count == 0)
  }

  @Test func theRestOfAFailureIsDropped() {
    let subscriber = TestSubscriber<[Int], Failed>()
    numbers.collect(.byTime(scheduler, .seconds(1))).subscribe(subscriber)
    numbers.send(1)
    numbers.send(completion: .failure(.once))
    scheduler.advance(by: .seconds(1))
    #expect(subscriber.values.isEmpty)
    #expect(subscriber.failure == .once)
  }

  @Test func cancellingEndsTheTimer() {
    var cancels = 0
    let subscriber = TestSubscriber<[Int], Failed>()
    numbers.handleEvents(receiveCancel: { cancels += 1 }).collect(.byTimeOrCount(scheduler, .seconds(1), 5))
      .subscribe(subscriber)
    numbers.send(1)
    subscriber.cancel()
    scheduler.advance(by: .seconds(2))
    #expect(cancels == 1)
    #expect(subscriber.values.isEmpty)
    #expect(scheduler.count == 0)
  }

  // MARK: Memory

  @Test func nothingIsKeptAfterTheEnd() {
    weak var cancelled: TestSubscriber<[Int], Failed>?
    weak var finished: TestSubscriber<[Int], Failed>?
    do {
      let (first, second) = (TestSubscriber<[Int], Failed>(), TestSubscriber<[Int], Failed>())
      (cancelled, finished) = (first, second)
      numbers.collect(.byTime(scheduler, .seconds(1))).subscribe(first)
      numbers.collect(.byTime(scheduler, .seconds(1))).subscribe(second)
      first.cancel()
      numbers.send(completion: .finished)
      scheduler.advance()
    }
    #expect(cancelled == nil)
    #expect(finished == nil)
  }
}
