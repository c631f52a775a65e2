/// Worker processes that answer requests, and are replaced when a request ends them.
///
/// Workers are processes, not threads, for two reasons: views belong to the main actor, which is one thread per
/// process; and if a request traps, only its own answer is lost.
///
/// A ``WorkerConnection`` runs one process, and a ``WorkerQueue`` hands out the requests. A request that ends a process
/// is answered with a ``WorkerFailure``.
@MainActor
struct WorkerPool {
  /// What the processes run.
  var program: WorkerProgram
  /// How many there are.
  var count: Int
  /// What each may use.
  var limits = WorkerLimits()

  /// The number of requests that a busy worker holds, so that it need not wait for the next one.
  private static var depth: Int { 2 }
  /// How many processes in a row may end before they are ready.
  private static var mostFailedStarts: Int { 3 }

  /// Sends every request to a worker, and calls `consume` with the index and the answer of each, in order.
  ///
  /// If `consume` throws, or no worker can be started, the workers are ended and the error is thrown on.
  func run(
    _ requests: [[UInt8]], consume: (Int, Result<[UInt8], WorkerFailure>) throws -> Void
  ) async throws {
    let count = min(count, requests.count, SystemLimits.mostWorkers)
    let queue = WorkerQueue<Result<[UInt8], WorkerFailure>>(count: requests.count, window: count * 8)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<count {
        group.addTask { await serve(requests, from: queue) }
      }
      do {
        for index in requests.indices {
          let answer = try await withTaskCancellationHandler {
            try await queue.answer(at: index)
          } onCancel: {
            Task { @MainActor in queue.fail(CancellationError()) }
          }
          try consume(index, answer)
        }
      } catch {
        queue.fail(error)
        throw error
      }
    }
  }

  /// Keeps one worker running until no request is left.
  private func serve(_ requests: [[UInt8]], from queue: WorkerQueue<Result<[UInt8], WorkerFailure>>) async {
    do {
      var failedStarts = 0
      while let first = await queue.next() {
        do {
          try await runProcess(requests, first: first, queue: queue)
          failedStarts = 0
        } catch {
          // It may have been killed while it started, for example by the system when memory is short.
          failedStarts += 1
          if error.isFinal || failedStarts == Self.mostFailedStarts { throw error }
        }
      }
    } catch {
      queue.fail(error)
    }
  }

  /// Runs one process: until no request is left, or it ends.
  private func runProcess(
    _ requests: [[UInt8]], first: Int, queue: WorkerQueue<Result<[UInt8], WorkerFailure>>
  ) async throws(WorkerStartError) {
    var begun = [first]
    var isReady = false
    let end: WorkerFailure
    do throws(WorkerStartError) {
      // A backtrace takes seconds, and only the trap's message is used.
      (_, end) = try await WorkerConnection.run(program, limits: limits, backtrace: "enable=no") { worker in
        var messages = worker.messages.makeAsyncIterator()
        await worker.send(requests[first])
        isReady = await messages.next() != nil
        while isReady, !begun.isEmpty {
          if begun.count < Self.depth, let next = queue.nextNow(reserve: count * Self.depth) {
            begun.append(next)
            await worker.send(requests[next])
          }
          guard let answer = await messages.next() else { break }
          queue.finish(begun.removeFirst(), with: .success(answer))
          if begun.isEmpty, let next = await queue.next() {
            begun.append(next)
            await worker.send(requests[next])
          }
        }
      }
    } catch {
      queue.giveBack(begun)
      throw error
    }
    guard let culprit = begun.first else { return }
    guard isReady else {
      queue.giveBack(begun)
      throw WorkerStartError(reason: end.reason, isFinal: end.cause == .time)
    }
    queue.giveBack(begun.dropFirst())
    queue.finish(culprit, with: .failure(end))
  }
}
