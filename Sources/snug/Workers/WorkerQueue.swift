/// The order of requests and answers: requests are begun in order, answered in any order, and their answers are taken
/// in order.
///
/// At most `window` requests are begun whose answers are not taken, so memory does not grow with their number.
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

  init(count: Int, window: Int) {
    self.count = count
    self.window = window
  }

  /// The next request; waits while too many answers wait to be taken. `nil` when none is left.
  func next() async -> Int? {
    if let index = nextNow() { return index }
    return isExhausted ? nil : await withCheckedContinuation { idleWorkers.append($0) }
  }

  /// The next request if there are more than `reserve`, and one may begin now.
  func nextNow(reserve: Int = 0) -> Int? {
    guard failure == nil else { return nil }
    if !returned.isEmpty { return returned.removeFirst() }
    guard begun + reserve < count, begun < taken + window else { return nil }
    begun += 1
    return begun - 1
  }

  /// No request is left to begin, and no other worker holds a request that it may give back.
  private var isExhausted: Bool { failure != nil || taken + answers.count == count }

  func finish(_ index: Int, with answer: Answer) {
    answers[index] = answer
    if index == taken { wakeConsumer() }
    wakeWorkers()
  }

  /// Requests that were begun and could not be answered, to be begun again.
  func giveBack(_ indices: some Sequence<Int>) {
    returned = (returned + indices).sorted()
    wakeWorkers()
  }

  /// Ends the work: no request is begun any more, and the consumer gets the error.
  func fail(_ error: any Error) {
    failure = failure ?? error
    wakeConsumer()
    wakeWorkers()
  }

  /// Waits for the answer of a request, and takes it.
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
