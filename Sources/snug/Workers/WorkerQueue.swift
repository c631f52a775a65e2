/// Distributes requests to workers in order, collects the answers in any order, and passes them on in order.
///
/// If requests have batches, a worker that begins a batch is the only one that gets its requests.
///
/// At most `window` requests are in progress or have answers that were not passed on yet, so that memory does not grow
/// with the number of requests.
@MainActor
final class WorkerQueue<Answer> {
  private let count: Int
  private let window: Int
  private let batch: Int
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
  ///   - batch: the number of neighbouring requests in a batch.
  init(count: Int, window: Int, batch: Int = 1) {
    self.count = count
    self.window = window
    self.batch = batch
  }

  /// The index of the next request for a worker: the first of a batch, or of the rest of one that was given back. It waits
  /// while `window` requests are in progress. Returns `nil` if no request is left.
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
    let first = begun
    begun = min(count, begun + batch)
    return first
  }

  /// The index of the next request of a batch, for the worker that began the batch; `nil` if there is none.
  func next(inBatchAfter index: Int) -> Int? {
    let next = index + 1
    return failure == nil && next < count && !next.isMultiple(of: batch) ? next : nil
  }

  /// Whether no worker will get a further request: all requests are answered, or the work has failed.
  private var isExhausted: Bool { failure != nil || taken + answers.count == count }

  func finish(_ index: Int, with answer: Answer) {
    answers[index] = answer
    if index == taken { wakeConsumer() }
    wakeWorkers()
  }

  /// Returns requests that a worker could not answer to the queue, so that they are begun again. Of a batch, it is the first
  /// one that was not answered.
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
