import EventPublishers
import Foundation
import Testing

/// The values of several publishers, as they come.
struct MergeTests {
  private enum Failed: Error { case once }

  private let first = PassthroughSubject<Int, Failed>()
  private let second = PassthroughSubject<Int, Failed>()

  // MARK: Values

  @Test func valuesComeInTheOrderInWhichTheyAreSent() {
    let subscriber = TestSubscriber<Int, Failed>()
    first.merge(with: second.map { $0 * 10 }).subscribe(subscriber)
    first.send(1)
    second.send(2)
    first.send(3)
    #expect(subscriber.values == [1, 20, 3])
  }

  @Test func upToEightAreMerged() {
    let numbers = (1...8).map { Just($0) }
    func all(_ publisher: some Publisher<Int, Never>) -> [Int] {
      let subscriber = TestSubscriber<Int, Never>()
      publisher.subscribe(subscriber)
      return subscriber.isFinished ? subscriber.values : []
    }
    let (a, b, c, d) = (numbers[0], numbers[1], numbers[2], numbers[3])
    let (e, f, g, h) = (numbers[4], numbers[5], numbers[6], numbers[7])
    #expect(all(Publishers.Merge(a, b)) == [1, 2])
    #expect(all(a.merge(with: b, c)) == [1, 2, 3])
    #expect(all(a.merge(with: b, c, d)) == [1, 2, 3, 4])
    #expect(all(a.merge(with: b, c, d, e)) == [1, 2, 3, 4, 5])
    #expect(all(a.merge(with: b, c, d, e, f)) == [1, 2, 3, 4, 5, 6])
    #expect(all(a.merge(with: b, c, d, e, f, g)) == [1, 2, 3, 4, 5, 6, 7])
    #expect(all(a.merge(with: b, c, d, e, f, g, h)) == [1, 2, 3, 4, 5, 6, 7, 8])
  }

  @Test func moreThatIsMergedMakesOneFlatMerge() {
    let two = Publishers.Merge(Just(1), [2].publisher)
    let three: Publishers.Merge3 = two.merge(with: Optional(3).publisher)
    let eight: Publishers.Merge8 = three.merge(with: Just(4), Just(5), Just(6), Just(7), Just(8))
    let subscriber = TestSubscriber<Int, Never>()
    eight.subscribe(subscriber)
    #expect(subscriber.values == [1, 2, 3, 4, 5, 6, 7, 8])
  }

  @Test func manyAreMerged() {
    let subscriber = TestSubscriber<Int, Never>()
    let same: Publishers.MergeMany = Just(1).merge(with: Just(2))
    same.merge(with: Just(3)).subscribe(subscriber)
    #expect(subscriber.values == [1, 2, 3])
    #expect(same == Publishers.MergeMany([Just(1), Just(2)]))
  }

  @Test func withoutPublishersItFinishes() {
    let subscriber = TestSubscriber<Int, Never>()
    Publishers.MergeMany([Just<Int>]()).subscribe(subscriber)
    #expect(subscriber.isFinished)
  }

  @Test func aValueSentWhileAnotherIsHandledComesAtOnce() {
    let subscriber = TestSubscriber<Int, Failed>()
    subscriber.receiveValue = {
      if $0 < 3 { second.send($0 + 1) }
      return .none
    }
    first.merge(with: second).subscribe(subscriber)
    first.send(1)
    #expect(subscriber.values == [1, 2, 3])
  }

  // MARK: Demand

  @Test func whoeverAsksForAllIsServedAtOnce() {
    var requests: [Subscribers.Demand] = []
    let subscriber = TestSubscriber<Int, Failed>()
    first.handleEvents(receiveRequest: { requests.append($0) }).merge(with: second).subscribe(subscriber)
    first.send(1)
    #expect(requests == [.unlimited])
  }

  @Test func oneValueOfEachWaitsUntilItIsAskedFor() {
    let subscriber = TestSubscriber<Int, Never>(demand: .max(1))
    (1...3).publisher.merge(with: (11...13).publisher).subscribe(subscriber)
    #expect(subscriber.values == [1])
    subscriber.request(.max(2))
    #expect(subscriber.values == [1, 2, 11])
    subscriber.request(.unlimited)
    #expect(Set(subscriber.values) == [1, 2, 3, 11, 12, 13])
    #expect(subscriber.isFinished)
  }

  @Test func oneValueOfEachIsFetchedAtATime() {
    var requests: [Subscribers.Demand] = []
    let subscriber = TestSubscriber<Int, Failed>(demand: .max(5))
    first.merge(with: second.handleEvents(receiveRequest: { requests.append($0) })).subscribe(subscriber)
    #expect(requests == [.max(1)])
    second.send(1)
    second.send(2)
    #expect(subscriber.values == [1, 2])
  }

  @Test func whoeverAsksForOneMoreWithEachValueGetsAll() {
    let subscriber = TestSubscriber<Int, Never>(demand: .max(1))
    subscriber.receiveValue = { _ in .max(1) }
    (1...1_000).publisher.merge(with: (1_001...2_000).publisher).subscribe(subscriber)
    #expect(Set(subscriber.values) == Set(1...2_000))
    #expect(subscriber.values.count == 2_000)
    #expect(subscriber.isFinished)
  }

  @Test func whatIsAskedForWhileAValueIsHandledComesAfterIt() {
    var depth = 0
    let subscriber = TestSubscriber<Int, Never>(demand: .max(1))
    subscriber.receiveValue = { [unowned subscriber] _ in
      depth += 1
      defer { depth -= 1 }
      #expect(depth == 1)
      #expect(!subscriber.isFinished)
      subscriber.request(.max(1))
      return .none
    }
    (1...3).publisher.merge(with: (11...13).publisher).subscribe(subscriber)
    #expect(Set(subscriber.values) == [1, 2, 3, 11, 12, 13])
    #expect(subscriber.isFinished)
  }

  @Test func whoeverAsksForAllWithAValueGetsThem() {
    let subscriber = TestSubscriber<Int, Never>(demand: .max(1))
    subscriber.receiveValue = { $0 == 1 ? .unlimited : .none }
    (1...3).publisher.merge(with: (11...13).publisher).subscribe(subscriber)
    #expect(subscriber.values == [1, 2, 3, 11, 12, 13])
    #expect(subscriber.isFinished)
  }

  // MARK: End

  @Test func itFinishesWithTheLastPublisher() {
    let subscriber = TestSubscriber<Int, Failed>()
    first.merge(with: second).subscribe(subscriber)
    first.send(completion: .finished)
    #expect(!subscriber.isFinished)
    second.send(1)
    second.send(completion: .finished)
    #expect(subscriber.values == [1])
    #expect(subscriber.isFinished)
  }

  @Test func itFinishesAfterValuesThatWait() {
    let subscriber = TestSubscriber<Int, Never>(demand: .max(1))
    Just(1).merge(with: Just(2)).subscribe(subscriber)
    #expect(subscriber.values == [1])
    #expect(!subscriber.isFinished)
    subscriber.request(.max(1))
    #expect(subscriber.values == [1, 2])
    #expect(subscriber.isFinished)
  }

  @Test func itFailsWithTheFirstFailureAndLeavesTheOthers() {
    var cancels = 0
    let subscriber = TestSubscriber<Int, Failed>()
    first.merge(with: second.handleEvents(receiveCancel: { cancels += 1 })).subscribe(subscriber)
    first.send(completion: .failure(.once))
    second.send(1)
    #expect(subscriber.failure == .once)
    #expect(cancels == 1)
    #expect(subscriber.values.isEmpty)
  }

  @Test func cancellingLeavesAllPublishers() {
    var cancels: [String] = []
    let subscriber = TestSubscriber<Int, Failed>()
    first.handleEvents(receiveCancel: { cancels.append("first") })
      .merge(with: second.handleEvents(receiveCancel: { cancels.append("second") })).subscribe(subscriber)
    subscriber.cancel()
    first.send(1)
    #expect(cancels == ["first", "second"])
    #expect(subscriber.values.isEmpty)
  }

  @Test func cancellingWhileAValueIsHandledStopsAll() {
    let subscriber = TestSubscriber<Int, Never>()
    subscriber.receiveValue = { [unowned subscriber] _ in
      subscriber.cancel()
      return .none
    }
    (1...3).publisher.merge(with: (11...13).publisher).subscribe(subscriber)
    #expect(subscriber.values == [1])
    #expect(subscriber.completion == nil)
  }

  // MARK: Memory

  @Test func nothingIsKeptAfterCancelling() {
    weak var kept: TestSubscriber<Int, Failed>?
    do {
      let subscriber = TestSubscriber<Int, Failed>(demand: .none)
      kept = subscriber
      first.merge(with: second).subscribe(subscriber)
      first.send(1)
      #expect(kept != nil)
      subscriber.cancel()
    }
    #expect(kept == nil)
  }

  @Test func nothingIsKeptAfterTheEnd() {
    weak var kept: TestSubscriber<Int, Failed>?
    do {
      let subscriber = TestSubscriber<Int, Failed>()
      kept = subscriber
      first.merge(with: second).subscribe(subscriber)
      first.send(completion: .failure(.once))
    }
    #expect(kept == nil)
  }

  // MARK: Threads

  @Test func valuesOfManyThreadsComeOneAfterTheOther() {
    nonisolated(unsafe) let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
    nonisolated(unsafe) var count = 0
    let subscription = Publishers.MergeMany(subjects).sink { _ in count += 1 }
    DispatchQueue.concurrentPerform(iterations: 1_000) { number in subjects[number % 4].send(number) }
    subscription.cancel()
    #expect(count == 1_000)
  }
}
