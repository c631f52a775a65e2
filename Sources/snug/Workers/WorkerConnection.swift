import Foundation
import Subprocess
import SystemPackage

/// The connection of the main process to one worker process: it sends requests and receives messages.
///
/// One task writes, one reads, and one watches the time and memory of the worker. They do not wait for each other or
/// for the main actor: a request and an answer may both be larger than a pipe's buffer, and an answer is read while the
/// main actor still prints the previous one.
actor WorkerConnection {
  private typealias Process = Execution<CustomWriteInput, SequenceOutput, SequenceOutput>

  /// The messages of the worker: an empty one when it is ready, then one answer per request. The stream finishes when
  /// the process ends or is killed.
  nonisolated let messages: AsyncStream<[UInt8]>
  private let received: AsyncStream<[UInt8]>.Continuation
  private let sent: AsyncStream<[UInt8]>.Continuation
  private let process: Process
  private let limits: WorkerLimits

  private var isReady = false
  /// The number of requests that are not answered yet.
  private var unanswered = 0
  /// The seconds that the worker has left for its start or for its present request.
  private var secondsLeft: Double
  /// The broken limit because of which the process was killed; `nil` if it was not killed.
  private var breach: WorkerFailure.Cause?
  /// The continuation with which the watching task waits while the worker has no request.
  private var idle: CheckedContinuation<Void, Never>?
  private var isEnded = false

  /// The time between two checks of time and memory, in seconds.
  private static let interval = 0.05
  /// The most seconds that count between two checks. If more have passed, the main process itself was suspended, and
  /// the worker is not blamed for it.
  private static let longestInterval = 1.0
  /// The time that a process has to exit after it gets no more requests.
  private static let timeToEnd = Duration.seconds(5)
  /// The time that a process has to remove its unfinished output when it is asked to exit at once.
  private static let timeToLeave = Duration.milliseconds(300)
  /// The number of bytes that are kept of the end of a worker's standard error.
  private static let keptErrorBytes = 1 << 16

  private init(_ process: Process, limits: WorkerLimits, sent: AsyncStream<[UInt8]>.Continuation) {
    self.process = process
    self.limits = limits
    self.sent = sent
    (messages, received) = AsyncStream.makeStream(of: [UInt8].self)
    secondsLeft = limits.timeout
  }

  /// Runs a worker process while `body` uses it, then lets it exit.
  ///
  /// - Parameters:
  ///   - program: the program that the process runs.
  ///   - limits: the memory and time that the process may use.
  ///   - backtrace: the value of `SWIFT_BACKTRACE`, which decides how the Swift runtime describes a trap.
  ///   - body: uses the connection to the process.
  /// - Returns: the result of `body`, and how the process ended.
  /// - Throws: ``WorkerStartError`` if no process could be started.
  @MainActor static func run<Result: Sendable>(
    _ program: WorkerProgram, limits: WorkerLimits, backtrace: String,
    _ body: @MainActor (WorkerConnection) async -> Result
  ) async throws(WorkerStartError) -> (result: Result, end: WorkerFailure) {
    ProcessStack.raiseLimitOfChildren()
    // The signal is ignored, because a worker may end while a request is written to it.
    signal(SIGPIPE, SIG_IGN)
    var options = PlatformOptions()
    options.teardownSequence = [.send(signal: .userDefinedOne, allowedDurationToNextStep: timeToLeave)]
    // An app gets a scratch folder as its home folder and temporary folder.
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
        // These are not child tasks, because they must run until the process ends even if this task is cancelled.
        let writing = Task.detached { await Self.write(frames, to: process.standardInputWriter) }
        let reading = Task.detached { await connection.read(process.standardOutput) }
        let watching = Task.detached { await connection.watch() }
        let standardError = Task.detached { await Self.tail(of: process.standardError) }
        Interruption.add(worker: process.processIdentifier.value)
        let result = await body(connection)
        await connection.end()
        watching.cancel()
        await process.teardown(using: [.send(signal: .none, allowedDurationToNextStep: Self.timeToEnd)])
        // The system does not reuse the process identifier before this closure returns.
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

  /// The environment variables of the process. If it has a folder of its own, that is its home and temporary folder, in
  /// which it also keeps caches and documents.
  private static func environment(backtrace: String, folder: String?) -> Subprocess.Environment {
    let environment = Subprocess.Environment.inherit.updating(["SWIFT_BACKTRACE": backtrace])
    guard let folder else { return environment }
    // Apps expect that these folders are there, as on a device.
    for name in [".cache", "Documents"] {
      try? FileManager.default.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: false)
    }
    // Foundation prefers the variables of XDG, which the person may have set, to the home folder.
    return environment.updating([
      "CFFIXED_USER_HOME": folder, "TMPDIR": folder, "XDG_CACHE_HOME": "\(folder)/.cache",
      "XDG_CONFIG_HOME": "\(folder)/.config", "XDG_DATA_HOME": "\(folder)/.local/share",
    ])
  }

  // MARK: Requests

  /// Sends a request, without waiting until the worker reads it.
  func send(_ request: [UInt8]) {
    if isReady, unanswered == 0 { secondsLeft = limits.timeout }
    unanswered += 1
    sent.yield(Frame.encoded(request))
    wakeWatch()
  }

  /// Kills the process at once.
  nonisolated func kill() { try? process.send(signal: .kill) }

  /// Ends the stream of requests. The process exits by itself when it has answered those that were sent.
  private func end() {
    isEnded = true
    sent.finish()
    wakeWatch()
  }

  // MARK: Tasks

  /// Writes requests until the stream of requests finishes or the process ends.
  private static func write(_ frames: AsyncStream<[UInt8]>, to input: StandardInputWriter) async {
    for await frame in frames {
      guard let count = try? await input.write(frame), count == frame.count else { break }
    }
    try? await input.finish()
  }

  /// Reads messages until the process ends. If it writes anything that is not a message, it is killed.
  private func read(_ output: SubprocessOutputSequence) async {
    var bytes: [UInt8] = []
    var buffers = output.makeAsyncIterator()
    while let buffer = try? await buffers.next() {
      // Output of a process that broke a limit is read, so that the process is not blocked in writing, and ignored.
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

  /// Kills the process if it takes too long or uses too much memory.
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

  /// The last bytes of a process's output, as text.
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
  /// Signal 0, which is not delivered: sending it only tells whether the process exists.
  fileprivate static var none: Signal { Signal(rawValue: 0) }
}
