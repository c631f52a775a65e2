import Foundation
import Subprocess
import SystemPackage

/// One worker process that answers one request after the other, for as long as the preview runs.
///
/// A request that ends the process gets the reason as its answer; the next request gets a new process. A process that
/// holds too much memory is replaced between two requests, and so is a process whose program was rebuilt.
@MainActor final class LastingWorker {
  /// What the process runs; `nil` as long as it is not built.
  private(set) var program: WorkerProgram?
  private let memory: Int
  private let findsPlaceOfCrash: Bool
  private var requests: [Request] = []
  private var waiting: CheckedContinuation<Void, Never>?
  private var isEnded = false
  /// Increases with each program.
  private var build = 0
  /// Ends the process at once.
  private var kill: (() -> Void)?

  private struct Request {
    var bytes: [UInt8]
    var answer: CheckedContinuation<Result<[UInt8], WorkerFailure>, Never>
  }

  private typealias Process = Execution<CustomWriteInput, SequenceOutput, SequenceOutput>

  /// - Parameters:
  ///   - program: what the process runs; `nil` as long as it is not built.
  ///   - memory: megabytes that it may hold.
  ///   - findsPlaceOfCrash: whether a crash is described with the lines that led to it, which takes seconds.
  init(program: WorkerProgram?, memory: Int, findsPlaceOfCrash: Bool = false) {
    self.program = program
    self.memory = memory
    self.findsPlaceOfCrash = findsPlaceOfCrash
  }

  /// The answer to a request. It waits for a program if there is none yet.
  func answer(to bytes: [UInt8]) async -> Result<[UInt8], WorkerFailure> {
    guard !isEnded else { return .failure(Self.ended) }
    return await withCheckedContinuation { continuation in
      requests.append(Request(bytes: bytes, answer: continuation))
      wake()
    }
  }

  /// Runs another program from now on, or the same one anew. A request that is being answered is asked again.
  func use(_ program: WorkerProgram) {
    self.program = program
    build += 1
    kill?()
    wake()
  }

  /// Keeps a process running until the task is cancelled.
  func run() async {
    ProcessStack.raiseLimitOfChildren()
    signal(SIGPIPE, SIG_IGN)
    await withTaskCancellationHandler {
      while !Task.isCancelled {
        // No process is started before the first request, because many previews show only the documents of one program.
        if let program, !requests.isEmpty { await runProcess(of: program) } else { await wait() }
      }
    } onCancel: {
      Task { @MainActor in end() }
    }
    end()
  }

  private static var ended: WorkerFailure { WorkerFailure(cause: .exit(0), standardError: "") }

  private func end() {
    isEnded = true
    for request in requests { request.answer.resume(returning: .failure(Self.ended)) }
    requests = []
    wake()
  }

  private func wait() async {
    if !isEnded { await withCheckedContinuation { waiting = $0 } }
  }

  private func wake() {
    waiting?.resume()
    waiting = nil
  }

  /// Waits for a request; `nil` at the end, and if the program was replaced in the meantime.
  private func next(of build: Int) async -> Request? {
    while requests.isEmpty, !isEnded, build == self.build { await wait() }
    return requests.isEmpty || build != self.build ? nil : requests.removeFirst()
  }

  private var environment: Subprocess.Environment {
    let backtrace =
      findsPlaceOfCrash
      ? "enable=yes,color=no,interactive=no,threads=crashed,images=none,registers=none,limit=48,sanitize=no,"
        + "output-to=stderr,warnings=suppressed"
      : "enable=no"
    return .inherit.updating(["SWIFT_BACKTRACE": backtrace])
  }

  /// Runs one process until it ends, or is to be replaced.
  private func runProcess(of program: WorkerProgram) async {
    let build = build
    var current: Request?
    var errors = ""
    do {
      let result = try await Subprocess.run(
        .path(.init(program.executable)),
        arguments: Arguments(executablePathOverride: "snug", remainingValues: program.arguments),
        environment: environment, input: .inputWriter, output: .sequence, error: .sequence
      ) { process in
        let standardError = Task { await WorkerPool.tail(of: process.standardError) }
        kill = { try? process.send(signal: .kill) }
        current = await serve(process, build: build)
        kill = nil
        try? await process.standardInputWriter.finish()
        errors = await standardError.value
      }
      let isReplaced = build != self.build
      if current == nil, !isEnded, !isReplaced { current = await firstIfNeverReady(result.terminationStatus) }
      guard let request = current else { return }
      if isReplaced {
        requests.insert(request, at: 0)
        return
      }
      let cause: WorkerFailure.Cause =
        switch result.terminationStatus {
        case .signaled(let number): .signal(number)
        case .exited(let code): .exit(Int32(code))
        }
      request.answer.resume(returning: .failure(WorkerFailure(cause: cause, standardError: errors)))
    } catch {
      let failure = WorkerFailure(cause: .exit(1), standardError: "Fatal error: \(error)")
      (await next(of: build))?.answer.resume(returning: .failure(failure))
    }
  }

  /// Lets a process answer requests until it ends or has to be replaced.
  ///
  /// - Returns: the request that it left without an answer.
  private func serve(_ process: Process, build: Int) async -> Request? {
    var output = process.standardOutput.makeAsyncIterator()
    var received: [UInt8] = []
    func message() async -> [UInt8]? {
      while true {
        if let message = Frame.takeFirst(from: &received) { return message }
        guard let buffer = try? await output.next() else { return nil }
        buffer.withUnsafeBytes { received.append(contentsOf: $0) }
      }
    }
    guard await message() != nil else { return nil }
    while let request = await next(of: build) {
      _ = try? await process.standardInputWriter.write(Frame.encoded(request.bytes))
      guard let answer = await message() else { return request }
      request.answer.resume(returning: .success(answer))
      if let held = ResidentMemory.megabytes(of: process.processIdentifier.value), held > memory { break }
    }
    return nil
  }

  /// The request that waits for a process that could not start.
  private func firstIfNeverReady(_ status: TerminationStatus) async -> Request? {
    if case .exited(0) = status { return nil }
    return await next(of: build)
  }
}
