import Foundation
import Subprocess
import SystemPackage

/// One worker process that answers one request after the other, for as long as the preview runs.
///
/// A request that ends the process gets the reason as its answer; the next one gets a new process. A process that holds more
/// memory than it may is replaced between two requests.
@MainActor final class LastingWorker {
  private let program: WorkerProgram
  private let memory: Int
  private var requests: [Request] = []
  private var isIdle: CheckedContinuation<Void, Never>?
  private var isEnded = false

  private struct Request {
    var bytes: [UInt8]
    var answer: CheckedContinuation<Result<[UInt8], WorkerFailure>, Never>
  }

  /// - Parameters:
  ///   - program: what the process runs.
  ///   - memory: megabytes that it may hold.
  init(program: WorkerProgram, memory: Int) {
    self.program = program
    self.memory = memory
  }

  /// The answer to a request.
  func answer(to bytes: [UInt8]) async -> Result<[UInt8], WorkerFailure> {
    guard !isEnded else { return .failure(WorkerFailure(cause: .exit(0), standardError: "")) }
    return await withCheckedContinuation { continuation in
      requests.append(Request(bytes: bytes, answer: continuation))
      isIdle?.resume()
      isIdle = nil
    }
  }

  /// Keeps a process running until the task is cancelled.
  func run() async {
    ProcessStack.raiseLimitOfChildren()
    signal(SIGPIPE, SIG_IGN)
    await withTaskCancellationHandler {
      while !Task.isCancelled { await runProcess() }
    } onCancel: {
      Task { @MainActor in end() }
    }
    end()
  }

  private func end() {
    isEnded = true
    for request in requests {
      request.answer.resume(returning: .failure(WorkerFailure(cause: .exit(0), standardError: "")))
    }
    requests = []
    isIdle?.resume()
    isIdle = nil
  }

  /// Waits for a request; `nil` at the end.
  private func next() async -> Request? {
    while requests.isEmpty, !isEnded { await withCheckedContinuation { isIdle = $0 } }
    return requests.isEmpty ? nil : requests.removeFirst()
  }

  /// Runs one process until it ends, or is to be replaced.
  private func runProcess() async {
    var current: Request?
    do {
      let result = try await Subprocess.run(
        .path(.init(program.executable)),
        arguments: Arguments(executablePathOverride: "snug", remainingValues: program.arguments),
        environment: .inherit.updating(["SWIFT_BACKTRACE": "enable=no"]), input: .inputWriter, output: .sequence,
        error: .discarded
      ) { process in
        var output = process.standardOutput.makeAsyncIterator()
        var received: [UInt8] = []
        func message() async -> [UInt8]? {
          while true {
            if let message = Frame.takeFirst(from: &received) { return message }
            guard let buffer = try? await output.next() else { return nil }
            buffer.withUnsafeBytes { received.append(contentsOf: $0) }
          }
        }
        guard await message() != nil else { return }
        while let request = await next() {
          current = request
          _ = try? await process.standardInputWriter.write(Frame.encoded(request.bytes))
          guard let answer = await message() else { return }
          request.answer.resume(returning: .success(answer))
          current = nil
          if let held = ResidentMemory.megabytes(of: process.processIdentifier.value), held > memory { break }
        }
        try? await process.standardInputWriter.finish()
      }
      if current == nil, !isEnded { current = await firstIfNeverReady(result.terminationStatus) }
      guard let request = current else { return }
      let cause: WorkerFailure.Cause =
        switch result.terminationStatus {
        case .signaled(let number): .signal(number)
        case .exited(let code): .exit(Int32(code))
        }
      request.answer.resume(returning: .failure(WorkerFailure(cause: cause, standardError: "")))
    } catch {
      (await next())?.answer.resume(
        returning: .failure(WorkerFailure(cause: .exit(1), standardError: "Fatal error: \(error)")))
    }
  }

  /// The request that waits for a process that could not start.
  private func firstIfNeverReady(_ status: TerminationStatus) async -> Request? {
    if case .exited(0) = status { return nil }
    return await next()
  }
}
