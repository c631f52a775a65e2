import Foundation
import Subprocess
import SystemPackage

/// The way to one worker process: requests go in, messages come out.
///
/// One task writes, another reads, a third keeps watch over time and memory. None of them waits for another one, nor for
/// the main actor: a request and an answer may both be larger than a pipe, and an answer is read while the program
/// prints the last one.
actor WorkerConnection {
  private typealias Process = Execution<CustomWriteInput, SequenceOutput, SequenceOutput>

  /// What the worker says: an empty message when it is ready, then one answer per request. It ends with the process, or
  /// when the process was ended.
  nonisolated let messages: AsyncStream<[UInt8]>
  private let received: AsyncStream<[UInt8]>.Continuation
  private let sent: AsyncStream<[UInt8]>.Continuation
  private let process: Process
  private let limits: WorkerLimits

  private var isReady = false
  /// How many requests have no answer yet.
  private var unanswered = 0
  /// Seconds that the worker has left for what it does now.
  private var secondsLeft: Double
  /// Why the process was ended; `nil` as long as it was not.
  private var breach: WorkerFailure.Cause?
  /// Waits until there is something to watch.
  private var idle: CheckedContinuation<Void, Never>?
  private var isEnded = false

  /// How often time and memory are looked at.
  private static let interval = 0.05
  /// The longest time between two looks that counts, in seconds. After a longer one, the program itself was stopped.
  private static let longestInterval = 1.0
  /// How long a process may take to end once it gets no more requests.
  private static let timeToEnd = Duration.seconds(5)
  /// How long a process that is not wanted any more has to remove what it has not completed.
  private static let timeToLeave = Duration.milliseconds(300)
  /// How much of a worker's standard error is kept, in bytes.
  private static let keptErrorBytes = 1 << 16

  private init(_ process: Process, limits: WorkerLimits, sent: AsyncStream<[UInt8]>.Continuation) {
    self.process = process
    self.limits = limits
    self.sent = sent
    (messages, received) = AsyncStream.makeStream(of: [UInt8].self)
    secondsLeft = limits.timeout
  }

  /// Runs a worker process for as long as something is done with it, then lets it end.
  ///
  /// - Parameters:
  ///   - program: what it runs.
  ///   - limits: what it may use.
  ///   - backtrace: how the Swift runtime describes a trap.
  ///   - body: what is done with it.
  /// - Returns: what `body` gave, and how the process ended.
  /// - Throws: ``WorkerStartError`` if there is no process.
  @MainActor static func run<Result: Sendable>(
    _ program: WorkerProgram, limits: WorkerLimits, backtrace: String,
    _ body: @MainActor (WorkerConnection) async -> Result
  ) async throws(WorkerStartError) -> (result: Result, end: WorkerFailure) {
    ProcessStack.raiseLimitOfChildren()
    // A worker may end while a request is written to it.
    signal(SIGPIPE, SIG_IGN)
    var options = PlatformOptions()
    options.teardownSequence = [.send(signal: .userDefinedOne, allowedDurationToNextStep: timeToLeave)]
    // The home and the temporary folder of an app.
    let own = program.runsApp ? try? ScratchFolder() : nil
    defer { own?.remove() }
    let environment = environment(backtrace: backtrace, folder: own?.path)
    do {
      let ended = try await Subprocess.run(
        .path(.init(program.executable)),
        arguments: Arguments(
          executablePathOverride: "snug", remainingValues: program.arguments(writingBelow: own.map { [$0.path] } ?? [])),
        environment: environment,
        platformOptions: options, input: .inputWriter, output: .sequence, error: .sequence
      ) { process in
        let (frames, sent) = AsyncStream.makeStream(of: [UInt8].self)
        let connection = WorkerConnection(process, limits: limits, sent: sent)
        // Not children of this task: they end with the process, whether or not this task is cancelled.
        let writing = Task.detached { await Self.write(frames, to: process.standardInputWriter) }
        let reading = Task.detached { await connection.read(process.standardOutput) }
        let watching = Task.detached { await connection.watch() }
        let standardError = Task.detached { await Self.tail(of: process.standardError) }
        Interruption.add(worker: process.processIdentifier.value)
        let result = await body(connection)
        await connection.end()
        watching.cancel()
        await process.teardown(using: [.send(signal: .none, allowedDurationToNextStep: Self.timeToEnd)])
        // Its number stays its own until this closure returns.
        Interruption.remove(worker: process.processIdentifier.value)
        _ = await (writing.value, reading.value, watching.value)
        return (result, await connection.breach, await standardError.value)
      }
      let (result, breach, standardError) = ended.closureResult
      return (result, WorkerFailure(ended.terminationStatus, breach: breach, standardError: standardError))
    } catch {
      throw WorkerStartError(reason: "\(error)")
    }
  }

  /// The variables of a process: its own folder is its home and its temporary folder.
  private static func environment(backtrace: String, folder: String?) -> Subprocess.Environment {
    let environment = Subprocess.Environment.inherit.updating(["SWIFT_BACKTRACE": backtrace])
    guard let folder else { return environment }
    return environment.updating(["CFFIXED_USER_HOME": folder, "TMPDIR": folder])
  }

  // MARK: Requests

  /// Sends a request. It does not wait until the worker takes it.
  func send(_ request: [UInt8]) {
    if isReady, unanswered == 0 { secondsLeft = limits.timeout }
    unanswered += 1
    sent.yield(Frame.encoded(request))
    wakeWatch()
  }

  /// Ends the process at once.
  nonisolated func kill() { try? process.send(signal: .kill) }

  /// No more requests: the process ends by itself when it has read those that it was sent.
  private func end() {
    isEnded = true
    sent.finish()
    wakeWatch()
  }

  // MARK: Tasks

  /// Writes until there is nothing more to send, or the process has ended.
  private static func write(_ frames: AsyncStream<[UInt8]>, to input: StandardInputWriter) async {
    for await frame in frames {
      guard let count = try? await input.write(frame), count == frame.count else { break }
    }
    try? await input.finish()
  }

  /// Reads until the process has ended, or what it writes has no form.
  private func read(_ output: SubprocessOutputSequence) async {
    var bytes: [UInt8] = []
    var buffers = output.makeAsyncIterator()
    while let buffer = try? await buffers.next() {
      // What a process that broke a limit still writes is read, so that it can end, and dropped.
      guard breach == nil else { continue }
      buffer.withUnsafeBytes { bytes.append(contentsOf: $0) }
      do throws(Frame.TooLong) {
        while let message = try Frame.takeFirst(from: &bytes) { take(message) }
      } catch {
        end(because: .noAnswer("\(error)"))
      }
    }
    received.finish()
  }

  private func take(_ message: [UInt8]) {
    guard breach == nil else { return }
    if !isReady {
      guard message.isEmpty else { return end(because: .noAnswer("words before it said that it is ready")) }
      isReady = true
    } else {
      guard unanswered > 0 else { return end(because: .noAnswer("an answer to nothing")) }
      unanswered -= 1
    }
    secondsLeft = limits.timeout
    received.yield(message)
  }

  /// Ends the process when it takes too long, or holds too much memory.
  private func watch() async {
    let clock = ContinuousClock()
    var last = clock.now
    while !isEnded, breach == nil {
      if isReady, unanswered == 0 {
        await withCheckedContinuation { idle = $0 }
        last = clock.now
        continue
      }
      do { try await clock.sleep(for: .seconds(Self.interval)) } catch { return }
      let now = clock.now
      if !isReady || unanswered > 0 { secondsLeft -= min((now - last) / .seconds(1), Self.longestInterval) }
      last = now
      if secondsLeft < 0 { end(because: .time) }
      guard limits.memory < .max, isReady else { continue }
      guard let held = ResidentMemory.megabytes(of: process.processIdentifier.value) else { continue }
      if held > limits.memory { end(because: .memory) }
    }
  }

  private func wakeWatch() {
    idle?.resume()
    idle = nil
  }

  private func end(because cause: WorkerFailure.Cause) {
    guard breach == nil, !isEnded else { return }
    breach = cause
    kill()
    received.finish()
    wakeWatch()
  }

  /// The end of what a process writes.
  private static func tail(of output: SubprocessOutputSequence) async -> String {
    var bytes: [UInt8] = []
    var iterator = output.makeAsyncIterator()
    while let buffer = try? await iterator.next() {
      buffer.withUnsafeBytes { bytes.append(contentsOf: $0) }
      if bytes.count > keptErrorBytes { bytes.removeFirst(bytes.count - keptErrorBytes) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Signal {
  /// No signal: it is only asked whether there is a process to get one.
  fileprivate static var none: Signal { Signal(rawValue: 0) }
}
