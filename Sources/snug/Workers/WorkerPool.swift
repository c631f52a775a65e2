import Foundation
import Subprocess
import SystemPackage

/// Worker processes that answer requests, and are replaced when a request ends them.
///
/// Workers are processes, not threads, for two reasons: views belong to the main actor, which is one thread per
/// process; and if a request traps, only its own answer is lost.
@MainActor
struct WorkerPool {
  /// What the processes run.
  var program: WorkerProgram
  /// How many there are.
  var count: Int
  /// Megabytes that each may hold.
  var memory = Int.max

  /// The number of requests that a busy worker holds, so that it need not wait for the next one.
  private static var depth: Int { 2 }
  /// How often the memory of workers is looked at.
  private static var watchInterval: Duration { .milliseconds(50) }
  /// How many processes in a row may end before they are ready.
  private static var mostFailedStarts: Int { 3 }
  /// How much of a worker's standard error is kept.
  private static var keptErrorBytes: Int { 1 << 16 }

  /// Sends every request to a worker, and calls `consume` with the index and the answer of each, in order.
  ///
  /// If `consume` throws, or no worker can be started, the workers are ended and the error is thrown on.
  func run(
    _ requests: [[UInt8]], consume: (Int, Result<[UInt8], WorkerFailure>) throws -> Void
  ) async throws {
    let count = min(count, requests.count, SystemLimits.mostWorkers)
    let queue = WorkerQueue<Result<[UInt8], WorkerFailure>>(count: requests.count, window: count * 8)
    ProcessStack.raiseLimitOfChildren()
    // A worker may end while a request is written to it.
    signal(SIGPIPE, SIG_IGN)
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
        } catch let error as WorkerStartError {
          // It may have been killed while it started, for example by the system when memory is short.
          failedStarts += 1
          if failedStarts == Self.mostFailedStarts { throw error }
        }
      }
    } catch {
      queue.fail(error)
    }
  }

  /// Runs one process: until no request is left, or it ends.
  private func runProcess(
    _ requests: [[UInt8]], first: Int, queue: WorkerQueue<Result<[UInt8], WorkerFailure>>
  ) async throws {
    var begun = [first]
    var isReady = false
    var errors = ""
    var isTooLarge = false
    let result = try await start(orElse: { queue.giveBack(begun) }) { process in
      let standardError = Task { await Self.tail(of: process.standardError) }
      var watch: Task<Bool, Never>?
      var output = process.standardOutput.makeAsyncIterator()
      var received: [UInt8] = []
      func send(_ index: Int) async {
        // Writing fails when the process has ended; the end of its output shows that, too.
        _ = try? await process.standardInputWriter.write(Frame.encoded(requests[index]))
      }
      await send(first)
      while !begun.isEmpty {
        if isReady, begun.count < Self.depth, let next = queue.nextNow(reserve: count * Self.depth) {
          begun.append(next)
          await send(next)
        }
        guard let answer = Frame.takeFirst(from: &received) else {
          guard let buffer = try await output.next() else { break }
          buffer.withUnsafeBytes { received.append(contentsOf: $0) }
          continue
        }
        guard isReady else {
          isReady = true
          watch = Task { await endWhenTooLarge(process) }
          continue
        }
        queue.finish(begun.removeFirst(), with: .success(answer))
        if begun.isEmpty, let next = await queue.next() {
          begun.append(next)
          await send(next)
        }
      }
      try? await process.standardInputWriter.finish()
      watch?.cancel()
      isTooLarge = await watch?.value ?? false
      errors = await standardError.value
    }
    guard let culprit = begun.first else { return }
    let failure = WorkerFailure(result.terminationStatus, wasTooLarge: isTooLarge, standardError: errors)
    guard isReady else {
      queue.giveBack(begun)
      throw WorkerStartError(reason: failure.reason)
    }
    queue.giveBack(begun.dropFirst())
    queue.finish(culprit, with: .failure(failure))
  }

  private typealias Process = Execution<CustomWriteInput, SequenceOutput, SequenceOutput>

  private static var platformOptions: PlatformOptions {
    var options = PlatformOptions()
    // A worker that is no longer wanted may end its document.
    options.teardownSequence = [.gracefulShutDown(allowedDurationToNextStep: .seconds(1))]
    return options
  }

  /// Starts a process and does something with it.
  ///
  /// - Parameters:
  ///   - giveBack: called where there is no process.
  ///   - body: what to do.
  private func start(
    orElse giveBack: () -> Void, _ body: (Process) async throws -> Void
  ) async throws -> ExecutionResult<Void, SequenceOutput, SequenceOutput> {
    do {
      return try await Subprocess.run(
        .path(.init(program.executable)),
        arguments: Arguments(
          executablePathOverride: "snug", remainingValues: program.arguments),
        // A backtrace takes seconds, and only the trap's message is used.
        environment: .inherit.updating(["SWIFT_BACKTRACE": "enable=no"]),
        platformOptions: Self.platformOptions, input: .inputWriter, output: .sequence, error: .sequence, body: body)
    } catch let error as SubprocessError {
      giveBack()
      throw WorkerStartError(reason: "\(error)")
    }
  }

  /// Ends a process when it holds too much memory.
  ///
  /// - Returns: whether it was ended.
  private func endWhenTooLarge(_ process: Process) async -> Bool {
    guard memory < .max else { return false }
    while (try? await Task.sleep(for: Self.watchInterval)) != nil {
      guard let held = ResidentMemory.megabytes(of: process.processIdentifier.value) else { return false }
      guard held > memory else { continue }
      try? process.send(signal: .kill)
      return true
    }
    return false
  }

  /// The end of what a process writes.
  static func tail(of output: SubprocessOutputSequence) async -> String {
    var bytes: [UInt8] = []
    var iterator = output.makeAsyncIterator()
    while let buffer = try? await iterator.next() {
      buffer.withUnsafeBytes { bytes.append(contentsOf: $0) }
      if bytes.count > keptErrorBytes { bytes.removeFirst(bytes.count - keptErrorBytes) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
