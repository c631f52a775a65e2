/// Distributes requests to workers in order, collects the answers in any order, and passes them on in order.
///
/// At most `window` requests are in progress or have answers that were not passed on yet, so that memory does not grow
/// with the number of requests.
@MainActor
final class WorkerQueue<Answer> {
  private let count: Int
  private let window: Int
  private var begun = 0
  private var taken = 0
  private var returned: [Int] = []
  private var answers: [Int: Answer] = [:]
  private var failure: (any Error)?
  private var idleWorkers: [CheckedContinuation<Int?, Never>] = []
  private var consumer: CheckedContinuation<Void, Never>?

  /// - Parameters:
  ///   - count: the number of requests.
  ///   - window: the most requests that are in progress.
  init(count: Int, window: Int) {
    self.count = count
    self.window = window
  }

  /// The index of the next request for a worker. It waits while `window` requests are in progress. Returns `nil` if no
  /// request is left.
  func next() async -> Int? {
    if let index = nextNow() { return index }
    return isExhausted ? nil : await withCheckedContinuation { idleWorkers.append($0) }
  }

  /// The index of the next request, without waiting: `nil` if no request may begin now, or if at most `reserve`
  /// requests would be left for other workers.
  func nextNow(reserve: Int = 0) -> Int? {
    guard failure == nil else { return nil }
    if !returned.isEmpty { return returned.removeFirst() }
    guard begun + reserve < count, begun < taken + window else { return nil }
    defer { begun += 1 }
    return begun
  }

  /// Whether no worker will get a further request: all requests are answered, or the work has failed.
  private var isExhausted: Bool { failure != nil || taken + answers.count == count }

  func finish(_ index: Int, with answer: Answer) {
    answers[index] = answer
    if index == taken { wakeConsumer() }
    wakeWorkers()
  }

  /// Returns requests that a worker could not answer to the queue, so that they are begun again.
  func giveBack(_ indices: some Sequence<Int>) {
    returned = (returned + indices).sorted()
    wakeWorkers()
  }

  /// Ends the work with an error: no further request begins, and ``answer(at:)`` throws the error.
  func fail(_ error: any Error) {
    failure = failure ?? error
    wakeConsumer()
    wakeWorkers()
  }

  /// Waits for the answer to a request, and removes it from the queue.
  func answer(at index: Int) async throws -> Answer {
    while true {
      if let failure { throw failure }
      if let answer = answers.removeValue(forKey: index) {
        taken = index + 1
        wakeWorkers()
        return answer
      }
      await withCheckedContinuation { consumer = $0 }
    }
  }

  private func wakeConsumer() {
    consumer?.resume()
    consumer = nil
  }

  private func wakeWorkers() {
    while !idleWorkers.isEmpty {
      if let index = nextNow() {
        idleWorkers.removeFirst().resume(returning: index)
      } else if isExhausted {
        idleWorkers.removeFirst().resume(returning: nil)
      } else {
        return
      }
    }
  }
}
