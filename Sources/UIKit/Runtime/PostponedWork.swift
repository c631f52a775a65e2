import Foundation

/// Work that an app's code postpones: closures and tasks on the main queue, timers, and closures with a delay.
///
/// A picture of a screen is taken at once, but a user sees the screen after this work. ``run()`` does it before the
/// picture. While ``passesVirtually`` is set, delays cost no time: the clock jumps to the next delayed closure or timer.
///
/// Generated code calls this type in the place of `DispatchQueue.main.asyncAfter` and `Timer.scheduledTimer`. Timers that
/// code adds to a run loop itself, and sleeping tasks, keep real time, so that they run only if they are due.
///
/// ```swift
/// PostponedWork.shared.passesVirtually = true
/// PostponedWork.shared.asyncAfter(deadline: .now() + 0.5) { label.text = "later" }
/// PostponedWork.shared.run()
/// ```
@_spi(Generated) @MainActor public final class PostponedWork {
  private struct Delayed {
    /// The time by the virtual clock, in seconds.
    var time: Double
    /// Tells the entry from others.
    var number: Int
    var work: () -> Void
  }

  /// The work of the process.
  public nonisolated static let shared = PostponedWork()

  /// Whether delays cost no time. Otherwise, delayed closures run in the main queue when they are due.
  package var passesVirtually = false
  /// Whether delayed work is also done when it is due in real time, for code that turns the run loop itself, such as a test.
  package var alsoPassesReally = false
  private var delayed: [Delayed] = []
  private var now = 0.0
  private var count = 0

  /// The longest delay in seconds that ``run()`` waits for virtually. A screen that a user has looked at for a second is
  /// at rest in most apps; what comes later, such as the next picture of a slide show, belongs to another state.
  private static let longestDelay = 1.0
  /// The most delayed closures that one call of ``run()`` performs: a closure may postpone itself again and again.
  private static let mostClosures = 100
  /// How often the main queue is emptied until what its closures add counts as endless.
  private static let mostRounds = 10
  /// How often the run loop turns until the main queue is given up: it cannot be emptied from one of its own closures.
  private static let mostTurns = 20
  /// The time in seconds that tasks on other threads have to come back to the main queue.
  private static let patience = 0.005
  /// How long, in seconds, requests are waited for that the app makes one after the other. Each is answered at once.
  private static let longestRequests = 2.0

  /// The mark of the main queue. On platforms other than Apple's, it does not always run on the main thread.
  private nonisolated static let isMainQueue: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the code that calls runs in the main queue, which does not always run on the main thread.
  package nonisolated static var isInMainQueue: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: isMainQueue) == true
  }

  nonisolated init() {}

  // MARK: Postponing

  /// Postpones a closure, like `DispatchQueue.main.asyncAfter`.
  ///
  /// It may be called on any thread. The flags do nothing, because the main queue performs one closure at a time.
  public nonisolated func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    nonisolated(unsafe) let work = work
    guard Self.isInMainQueue else {
      DispatchQueue.main.async { self.asyncAfter(deadline: deadline, qos: qos, execute: work) }
      return
    }
    MainActor.assumeIsolated {
      if passesVirtually {
        add(after: seconds(until: deadline)) { work() }
      } else {
        DispatchQueue.main.asyncAfter(deadline: deadline, qos: qos) { work() }
      }
    }
  }

  /// Postpones a work item, like `DispatchQueue.main.asyncAfter`. It is not performed if it is cancelled before.
  public nonisolated func asyncAfter(deadline: DispatchTime, execute item: DispatchWorkItem) {
    asyncAfter(deadline: deadline) {
      if !item.isCancelled { item.perform() }
    }
  }

  /// Schedules a timer that calls a closure, like `Timer.scheduledTimer`.
  ///
  /// It may be called on any thread. Timers of other threads keep real time.
  @discardableResult public nonisolated func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    scheduled(Timer(timeInterval: interval, repeats: repeats, block: block), after: interval)
  }

  /// Schedules a timer that calls a method of a target, like `Timer.scheduledTimer`.
  ///
  /// It may be called on any thread. Timers of other threads keep real time.
  @discardableResult public nonisolated func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
    return scheduled(timer, after: interval)
  }

  private nonisolated func scheduled(_ timer: Timer, after interval: TimeInterval) -> Timer {
    nonisolated(unsafe) let shared = timer
    let isVirtual = Self.isInMainQueue && MainActor.assumeIsolated { addVirtually(shared, after: interval) }
    if !isVirtual { RunLoop.current.add(timer, forMode: .default) }
    return timer
  }

  /// Returns whether the timer is scheduled: only while delays cost no time.
  private func addVirtually(_ timer: Timer, after interval: TimeInterval) -> Bool {
    if passesVirtually { add(timer, after: interval) }
    return passesVirtually
  }

  /// Fires a timer after its interval, again and again until it is invalid. A timer that does not repeat is invalid after
  /// it has fired.
  private func add(_ timer: Timer, after interval: TimeInterval) {
    add(after: interval) { [self] in
      guard timer.isValid else { return }
      timer.fire()
      if timer.isValid { add(timer, after: interval) }
    }
  }

  private func seconds(until deadline: DispatchTime) -> Double {
    let (end, start) = (deadline.uptimeNanoseconds, DispatchTime.now().uptimeNanoseconds)
    return end > start ? Double(end - start) / 1e9 : 0
  }

  private func add(after seconds: Double, _ work: @escaping () -> Void) {
    let time = now + seconds
    let index = delayed.firstIndex { $0.time > time } ?? delayed.endIndex
    count += 1
    delayed.insert(Delayed(time: time, number: count, work: work), at: index)
    guard alsoPassesReally else { return }
    let number = count
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [self] in
      guard let index = delayed.firstIndex(where: { $0.number == number }) else { return }
      delayed.remove(at: index).work()
    }
  }

  // MARK: Running

  /// Runs what is ready in the main queue, and then, one after the other, the closures and timers that are delayed by a
  /// second at most. Later ones are forgotten, because they belong to a screen that is not shown any more when they are due.
  package func run() {
    defer { delayed = [] }
    emptyMainQueue()
    let end = now + Self.longestDelay
    for _ in 0..<Self.mostClosures {
      guard let next = delayed.first, next.time <= end else { return }
      delayed.removeFirst()
      now = max(now, next.time)
      next.work()
      emptyMainQueue()
    }
  }

  /// Begins to do delayed work whenever the run loop turns, until the returned timer is invalidated: one closure or timer per
  /// turn, as if the time until it passed at once.
  ///
  /// - Parameter seconds: work that is delayed by more is not done.
  package func beginToPass(_ seconds: Double) -> Timer {
    let end = now + seconds
    let timer = Timer(timeInterval: Self.patience, repeats: true) { [self] _ in
      MainActor.assumeIsolated {
        guard let next = delayed.first, next.time <= end else { return }
        delayed.removeFirst()
        now = max(now, next.time)
        next.work()
      }
    }
    RunLoop.main.add(timer, forMode: .default)
    return timer
  }

  /// Runs the closures in the main queue, those that they add, and timers that are due.
  private func emptyMainQueue() {
    for _ in 0..<Self.mostRounds where !turn() { return }
    RunLoop.main.run(until: Date(timeIntervalSinceNow: Self.patience))
    let end = Date(timeIntervalSinceNow: Self.longestRequests)
    while AppRequests.shared.isBusy, Date() < end {
      RunLoop.main.run(until: Date(timeIntervalSinceNow: Self.patience))
    }
  }

  /// Runs what is in the main queue now. Returns whether it could be emptied.
  private func turn() -> Bool {
    nonisolated(unsafe) var isEmpty = false
    DispatchQueue.main.async { isEmpty = true }
    for _ in 0..<Self.mostTurns where !isEmpty { RunLoop.main.run(until: Date()) }
    return isEmpty
  }
}
