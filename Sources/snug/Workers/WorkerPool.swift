/// Worker processes that answer requests in parallel. A process that a request crashes is replaced.
///
/// Workers are processes, not threads, for two reasons: views are isolated to the main actor, of which a process has
/// only one; and if a request traps, only its own answer is lost.
///
/// A ``WorkerConnection`` runs one process, and a ``WorkerQueue`` distributes the requests. The answer to a request
/// that crashes its process is a ``WorkerFailure``.
@MainActor
struct WorkerPool {
  /// The program that the processes run.
  var program: WorkerProgram
  /// The number of processes.
  var count: Int
  /// The memory and time that each process may use.
  var limits = WorkerLimits()

  /// The number of requests that are sent to one worker at a time, so that it need not wait for the next request. If an
  /// app's code runs, only one: a request that crashes the process must not cost others.
  private var depth: Int { program.runsApp ? 1 : 2 }

  /// The number of processes in a row that may end before they are ready, until the run is given up.
  private static var mostFailedStarts: Int { 3 }

  /// Sends every request to a worker, and calls `consume` with the index and the answer of each, in order.
  ///
  /// If `consume` throws an error, or no worker can be started, all workers are ended and the error is rethrown.
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

  /// Keeps one worker process running, replacing it if it ends, until no request is left.
  private func serve(_ requests: [[UInt8]], from queue: WorkerQueue<Result<[UInt8], WorkerFailure>>) async {
    do {
      var failedStarts = 0
      while let first = await queue.next() {
        do {
          try await runProcess(requests, first: first, queue: queue)
          failedStarts = 0
        } catch {
          // A process may be killed while it starts, for example because the system is short of memory, so the start
          // is repeated.
          failedStarts += 1
          if error.isFinal || failedStarts == Self.mostFailedStarts { throw error }
        }
      }
    } catch {
      queue.fail(error)
    }
  }

  /// Runs one process until no request is left or the process ends.
  private func runProcess(
    _ requests: [[UInt8]], first: Int, queue: WorkerQueue<Result<[UInt8], WorkerFailure>>
  ) async throws(WorkerStartError) {
    var begun = [first]
    var isReady = false
    let end: WorkerFailure
    do throws(WorkerStartError) {
      // A backtrace takes seconds, and only the trap's message is used.
      (_, end) = try await WorkerConnection.run(program, limits: limits, backtrace: Backtrace.noOption) { worker in
        var messages = worker.messages.makeAsyncIterator()
        await worker.send(requests[first])
        isReady = await messages.next() != nil
        while isReady, let first = begun.first {
          if begun.count < depth, let next = queue.nextNow(reserve: count * depth) {
            begun.append(next)
            await worker.send(requests[next])
          }
          guard let answer = await messages.next() else { break }
          begun.removeFirst()
          queue.finish(first, with: .success(answer))
          if begun.isEmpty, !program.answersOnce, let next = await queue.next() {
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
