import EventPublishers
import Foundation
import Testing

/// What apps write for Apple's systems: schedulers, timers, notifications and tasks without names of OpenCombine.
struct AppleSpellingTests {
  private enum Failed: Error { case once }

  private struct Item: Codable, Equatable { let name: String }

  // MARK: Schedulers

  // The main queue is free only when other tests of the process leave the main actor, which takes minutes. The limit is for a
  // value that never comes.
  @Test(.timeLimit(.minutes(30))) func valuesAreReceivedOnTheMainQueue() async {
    var cancellables: Set<AnyCancellable> = []
    let value = await withCheckedContinuation { continuation in
      Just(1).subscribe(on: DispatchQueue.global(qos: .userInitiated)).receive(on: DispatchQueue.main)
        .sink { continuation.resume(returning: $0) }
        .store(in: &cancellables)
    }
    cancellables.removeAll()
    #expect(value == 1)
  }

  @Test(.timeLimit(.minutes(30))) func valuesAreReceivedOnAnOperationQueue() async {
    var cancellables: Set<AnyCancellable> = []
    let queue = OperationQueue()
    // With several operations at a time, the end may overtake the value, on Apple's systems as well.
    queue.maxConcurrentOperationCount = 1
    let value = await withCheckedContinuation { continuation in
      // The closure runs on the queue, so that it is not on the main actor.
      let resume: @Sendable (Int) -> Void = { continuation.resume(returning: $0) }
      Just(1).receive(on: queue).sink(receiveValue: resume).store(in: &cancellables)
    }
    cancellables.removeAll()
    #expect(value == 1)
  }

  @Test func valuesAreReceivedOnARunLoop() {
    var values: [Int] = []
    let subscription = Just(1).receive(on: RunLoop.current).sink { values.append($0) }
    #expect(values.isEmpty)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
    subscription.cancel()
    #expect(values == [1])
  }

  @Test func timesAreWrittenInSecondsOrInUnits() {
    let (text, queue, loop) = (Just("a"), DispatchQueue.main, RunLoop.main)
    let first = text.debounce(for: 0.3, scheduler: queue)
    let second = text.debounce(for: .milliseconds(300), scheduler: loop)
    let third = text.throttle(for: .seconds(1), scheduler: OperationQueue.main, latest: true)
    let fourth = text.delay(for: 2, scheduler: queue)
    #expect(first.dueTime == .milliseconds(300))
    #expect(second.dueTime.timeInterval == 0.3)
    #expect(third.interval.timeInterval == 1)
    #expect(fourth.interval == DispatchQueue.SchedulerTimeType.Stride.seconds(2))
  }

  @Test func throttlingHandsTheLatestOnOfEachSpan() {
    let (scheduler, numbers) = (TestScheduler(), PassthroughSubject<Int, Never>())
    var values: [Int] = []
    let subscription = numbers.throttle(for: .seconds(1), scheduler: scheduler, latest: true).sink { values.append($0) }
    for number in 1...3 {
      numbers.send(number)
      scheduler.advance()
    }
    scheduler.advance(by: .seconds(1))
    subscription.cancel()
    #expect(values == [1, 3])
  }

  // MARK: Foundation

  @Test func aTimerFiresUntilItIsCancelled() {
    var dates: [Date] = []
    var timer: AnyCancellable? = Timer.publish(every: 0.01, on: .current, in: .default).autoconnect()
      .sink { dates.append($0) }
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
    #expect(!dates.isEmpty)
    timer?.cancel()
    timer = nil
    let count = dates.count
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
    #expect(dates.count == count)
  }

  @Test func notificationsArePublished() {
    let (center, name, sender) = (NotificationCenter(), Notification.Name("Saved"), NSObject())
    var texts: [String] = []
    let subscription = center.publisher(for: name, object: sender).compactMap { $0.userInfo?["text"] as? String }
      .sink { texts.append($0) }
    center.post(name: name, object: sender, userInfo: ["text": "a"])
    center.post(name: name, object: NSObject(), userInfo: ["text": "b"])
    subscription.cancel()
    center.post(name: name, object: sender, userInfo: ["text": "c"])
    #expect(texts == ["a"])
  }

  @Test func dataIsDecoded() throws {
    let data = try JSONEncoder().encode([Item(name: "a")])
    var items: [Item] = []
    let subscription = Just(data).decode(type: [Item].self, decoder: JSONDecoder()).replaceError(with: [])
      .sink { items = $0 }
    subscription.cancel()
    #expect(items == [Item(name: "a")])
  }

  // MARK: Values

  @Test func sequencesOptionalsAndResultsArePublishers() {
    var numbers: [Int] = []
    var cancellables: [AnyCancellable] = []
    (1...9).publisher.prefix(2).append(3).sink { numbers.append($0) }.store(in: &cancellables)
    Optional(4).publisher.sink { numbers.append($0) }.store(in: &cancellables)
    Result<Int, Failed>.success(5).publisher.replaceError(with: 0).sink { numbers.append($0) }.store(in: &cancellables)
    Result<Int, Failed>.failure(.once).publisher.catch { _ in Just(6) }.sink { numbers.append($0) }
      .store(in: &cancellables)
    Publishers.Zip([7].publisher, [8].publisher).sink { numbers += [$0, $1] }.store(in: &cancellables)
    #expect(numbers == [1, 2, 3, 4, 5, 6, 7, 8])
  }

  @Test func valuesAreAssignedToProperties() {
    nonisolated final class Label { var text = "" }
    let label = Label()
    let subscription = Just("a").assign(to: \.text, on: label)
    subscription.cancel()
    #expect(label.text == "a")
  }

  // MARK: Async

  @Test func aFutureIsAwaited() async throws {
    let future = Future<Int, Never> { promise in promise(.success(1)) }
    let failing = Future<Int, Failed> { promise in promise(.failure(.once)) }
    #expect(await future.value == 1)
    await #expect(throws: Failed.once) { try await failing.value }
  }

  @Test func valuesAreReadInALoop() async throws {
    var numbers: [Int] = []
    for await number in (1...3).publisher.merge(with: [4].publisher).values { numbers.append(number) }
    let failing = Fail<Int, Failed>(error: .once).combineLatest(Just(1).setFailureType(to: Failed.self)) { $0 + $1 }
    await #expect(throws: Failed.once) { for try await number in failing.values { numbers.append(number) } }
    #expect(numbers.sorted() == [1, 2, 3, 4])
  }
}
