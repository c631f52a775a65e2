import EventPublishers
import Foundation
import Testing

/// The latest values of several publishers.
struct CombineLatestTests {
  private enum Failed: Error { case once }

  private let first = PassthroughSubject<Int, Failed>()
  private let second = PassthroughSubject<String, Failed>()
  private let third = PassthroughSubject<Int, Failed>()
  private let fourth = PassthroughSubject<Int, Failed>()

  // MARK: Values

  @Test func nothingComesBeforeEachHasHadAValue() {
    let subscriber = TestSubscriber<String, Failed>()
    first.combineLatest(second) { "\($0)\($1)" }.subscribe(subscriber)
    first.send(1)
    first.send(2)
    #expect(subscriber.values.isEmpty)
    second.send("a")
    #expect(subscriber.values == ["2a"])
  }

  @Test func eachNewValueComesWithTheLatestOfTheOthers() {
    let subscriber = TestSubscriber<String, Failed>()
    Publishers.CombineLatest(first, second).map { "\($0)\($1)" }.subscribe(subscriber)
    first.send(1)
    second.send("a")
    second.send("b")
    first.send(2)
    #expect(subscriber.values == ["1a", "1b", "2b"])
  }

  @Test func threeAndFourAreCombined() {
    let three = TestSubscriber<String, Failed>()
    let four = TestSubscriber<String, Failed>()
    first.combineLatest(second, third).map { "\($0)\($1)\($2)" }.subscribe(three)
    first.combineLatest(second, third, fourth).map { "\($0)\($1)\($2)\($3)" }.subscribe(four)
    first.send(1)
    second.send("a")
    third.send(3)
    fourth.send(4)
    second.send("b")
    #expect(three.values == ["1a3", "1b3"])
    #expect(four.values == ["1a34", "1b34"])
  }

  @Test func threeAndFourAreTransformed() {
    let three = TestSubscriber<Int, Failed>()
    let four = TestSubscriber<Int, Failed>()
    first.combineLatest(third, fourth) { $0 + $1 + $2 }.subscribe(three)
    first.combineLatest(third, fourth, second) { $0 + $1 + $2 + $3.count }.subscribe(four)
    first.send(1)
    third.send(10)
    fourth.send(100)
    second.send("ab")
    #expect(three.values == [111])
    #expect(four.values == [113])
  }

  @Test func aValueThatIsNilIsAValue() {
    var values: [Int?] = []
    let subject = CurrentValueSubject<Int?, Never>(nil)
    let subscription = subject.combineLatest(Just(1)).sink { values.append($0.0) }
    subject.send(2)
    subscription.cancel()
    #expect(values == [nil, 2])
  }

  @Test func sequencesAreReadInTheirOrder() {
    var values: [String] = []
    let subscription = [1, 2, 3].publisher.combineLatest(["a", "b"].publisher).sink { values.append("\($0)\($1)") }
    subscription.cancel()
    #expect(values == ["3a", "3b"])
  }

  @Test func aValueSetWhileAnotherIsHandledIsOnlyRemembered() {
    let (query, page) = (CurrentValueSubject<String, Never>("a"), CurrentValueSubject<Int, Never>(1))
    var values: [String] = []
    let subscription = query.combineLatest(page).sink { text, number in
      values.append("\(text)\(number)")
      page.value = 0
    }
    query.value = "b"
    subscription.cancel()
    #expect(values == ["a1", "b0"])
  }

  // MARK: Demand

  @Test func noMoreThanAskedForIsHandedOnAndTheLatestIsRemembered() {
    let subscriber = TestSubscriber<String, Failed>(demand: .max(1))
    first.combineLatest(second) { "\($0)\($1)" }.subscribe(subscriber)
    first.send(1)
    second.send("a")
    #expect(subscriber.values == ["1a"])
    first.send(2)
    #expect(subscriber.values == ["1a"])
    subscriber.request(.max(1))
    first.send(3)
    #expect(subscriber.values == ["1a", "3a"])
  }

  @Test func requestsGoToAllPublishers() {
    var requests: [String] = []
    let subscriber = TestSubscriber<String, Failed>(demand: .max(2))
    first.handleEvents(receiveRequest: { requests.append("first \($0)") })
      .combineLatest(second.handleEvents(receiveRequest: { requests.append("second \($0)") })) { "\($0)\($1)" }
      .subscribe(subscriber)
    subscriber.request(.unlimited)
    #expect(requests == ["first max(2)", "second max(2)", "first unlimited", "second unlimited"])
  }

  @Test func whoeverAsksForOneMoreWithEachValueGetsAll() {
    let subscriber = TestSubscriber<String, Failed>(demand: .max(1))
    subscriber.receiveValue = { _ in .max(1) }
    first.combineLatest(second) { "\($0)\($1)" }.subscribe(subscriber)
    first.send(1)
    second.send("a")
    for number in 2...4 { first.send(number) }
    #expect(subscriber.values == ["1a", "2a", "3a", "4a"])
  }

  @Test func withoutDemandNothingIsAskedFor() {
    var requests = 0
    let subscriber = TestSubscriber<String, Failed>(demand: .none)
    first.handleEvents(receiveRequest: { _ in requests += 1 }).combineLatest(second) { "\($0)\($1)" }
      .subscribe(subscriber)
    first.send(1)
    second.send("a")
    #expect(requests == 0)
    #expect(subscriber.values.isEmpty)
  }

  // MARK: End

  @Test func itFinishesWithTheLastPublisher() {
    let subscriber = TestSubscriber<String, Failed>()
    first.combineLatest(second) { "\($0)\($1)" }.subscribe(subscriber)
    first.send(1)
    first.send(completion: .finished)
    #expect(!subscriber.isFinished)
    second.send("a")
    second.send(completion: .finished)
    #expect(subscriber.values == ["1a"])
    #expect(subscriber.isFinished)
  }

  @Test func itFailsWithTheFirstFailureAndLeavesTheOthers() {
    var cancels = 0
    let subscriber = TestSubscriber<String, Failed>()
    first.combineLatest(second.handleEvents(receiveCancel: { cancels += 1 })) { "\($0)\($1)" }.subscribe(subscriber)
    first.send(completion: .failure(.once))
    second.send("a")
    #expect(subscriber.failure == .once)
    #expect(cancels == 1)
    #expect(subscriber.values.isEmpty)
  }

  @Test func aPublisherThatFailsAtOnceFailsAll() {
    let subscriber = TestSubscriber<String, Failed>()
    Fail<Int, Failed>(error: .once).combineLatest(second) { "\($0)\($1)" }.subscribe(subscriber)
    #expect(subscriber.failure == .once)
  }

  @Test func cancellingLeavesAllPublishers() {
    var cancels: [String] = []
    let subscriber = TestSubscriber<String, Failed>()
    first.handleEvents(receiveCancel: { cancels.append("first") })
      .combineLatest(second.handleEvents(receiveCancel: { cancels.append("second") })) { "\($0)\($1)" }
      .subscribe(subscriber)
    subscriber.cancel()
    first.send(1)
    second.send("a")
    #expect(cancels == ["first", "second"])
    #expect(subscriber.values.isEmpty)
  }

  @Test func cancellingWhileAValueIsHandledStopsAll() {
    let subscriber = TestSubscriber<String, Failed>()
    subscriber.receiveValue = { [unowned subscriber] _ in
      subscriber.cancel()
      return .max(1)
    }
    first.combineLatest(second) { "\($0)\($1)" }.subscribe(subscriber)
    first.send(1)
    second.send("a")
    second.send("b")
    #expect(subscriber.values == ["1a"])
  }

  // MARK: Memory

  @Test func nothingIsKeptAfterCancelling() {
    weak var kept: TestSubscriber<String, Failed>?
    do {
      let subscriber = TestSubscriber<String, Failed>()
      kept = subscriber
      first.combineLatest(second) { "\($0)\($1)" }.subscribe(subscriber)
      first.send(1)
      #expect(kept != nil)
      subscriber.cancel()
    }
    #expect(kept == nil)
  }

  @Test func nothingIsKeptAfterTheEnd() {
    weak var kept: NSObject?
    weak var subscriber: TestSubscriber<String, Never>?
    do {
      let (objects, texts) = (PassthroughSubject<NSObject, Never>(), PassthroughSubject<String, Never>())
      let (object, new) = (NSObject(), TestSubscriber<String, Never>())
      (kept, subscriber) = (object, new)
      objects.combineLatest(texts) { $1 }.subscribe(new)
      objects.send(object)
      texts.send(completion: .finished)
      objects.send(completion: .finished)
      #expect(new.isFinished)
    }
    #expect(kept == nil)
    #expect(subscriber == nil)
  }

  @Test func aValueThatIsReplacedMayCancelWhenItIsFreed() {
    nonisolated final class Canceller {
      let subscriber: TestSubscriber<Int, Never>
      init(_ subscriber: TestSubscriber<Int, Never>) { self.subscriber = subscriber }
      deinit { subscriber.cancel() }
    }
    let subscriber = TestSubscriber<Int, Never>()
    let (cancellers, numbers) = (PassthroughSubject<Canceller?, Never>(), PassthroughSubject<Int, Never>())
    cancellers.combineLatest(numbers) { $1 }.subscribe(subscriber)
    numbers.send(1)
    cancellers.send(Canceller(subscriber))
    cancellers.send(nil)
    #expect(subscriber.subscription == nil)
  }

  // MARK: Threads

  @Test func valuesOfManyThreadsComeOneAfterTheOther() {
    let (left, right) = (CurrentValueSubject<Int, Never>(0), CurrentValueSubject<Int, Never>(0))
    nonisolated(unsafe) let subjects = [left, right]
    nonisolated(unsafe) var count = 0
    let subscription = left.combineLatest(right).sink { _ in count += 1 }
    DispatchQueue.concurrentPerform(iterations: 1_000) { number in subjects[number % 2].send(number) }
    subscription.cancel()
    #expect(count == 1_001)
  }
}
