/// One worker process that answers one request after the other, for as long as the preview runs.
///
/// A request that ends the process, or that takes too long or too much memory, gets the reason as its answer; the next
/// request gets a new process. A process whose program was rebuilt is replaced.
@MainActor final class LastingWorker {
  /// What the process runs; `nil` as long as it is not built.
  private(set) var program: WorkerProgram?
  private let limits: WorkerLimits
  private let findsPlaceOfCrash: Bool
  private var requests: [Request] = []
  private var waiting: CheckedContinuation<Void, Never>?
  private var isEnded = false
  /// Increases with each program.
  private var build = 0
  /// The process that runs.
  private var connection: WorkerConnection?

  private struct Request {
    var bytes: [UInt8]
    var answer: CheckedContinuation<Result<[UInt8], WorkerFailure>, Never>
  }

  /// - Parameters:
  ///   - program: what the process runs; `nil` as long as it is not built.
  ///   - limits: what it may use.
  ///   - findsPlaceOfCrash: whether a crash is described with the lines that led to it, which takes seconds.
  init(program: WorkerProgram?, limits: WorkerLimits, findsPlaceOfCrash: Bool = false) {
    self.program = program
    self.limits = limits
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
    connection?.kill()
    wake()
  }

  /// Keeps a process running until the task is cancelled.
  func run() async {
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

  private var backtrace: String {
    findsPlaceOfCrash
      ? "enable=yes,color=no,interactive=no,threads=crashed,images=none,registers=none,limit=48,sanitize=no,"
        + "output-to=stderr,warnings=suppressed"
      : "enable=no"
  }

  /// Runs one process until it ends, or is to be replaced.
  private func runProcess(of program: WorkerProgram) async {
    let build = build
    // What the process leaves without an answer is answered here, whatever becomes of it.
    var current: Request?
    var isReady = false
    let end: WorkerFailure
    do throws(WorkerStartError) {
      (_, end) = try await WorkerConnection.run(program, limits: limits, backtrace: backtrace) { worker in
        connection = worker
        var messages = worker.messages.makeAsyncIterator()
        isReady = await messages.next() != nil
        while isReady, let request = await next(of: build) {
          current = request
          await worker.send(request.bytes)
          guard let answer = await messages.next() else { break }
          current = nil
          request.answer.resume(returning: .success(answer))
        }
        connection = nil
      }
    } catch {
      end = WorkerFailure(cause: .exit(1), standardError: "Fatal error: \(error)")
    }
    let isReplaced = build != self.build
    // Whoever waits for a process that could not start is told.
    if !isReady, !isEnded, !isReplaced { current = await next(of: build) }
    guard let request = current else { return }
    if isReplaced {
      requests.insert(request, at: 0)
    } else {
      request.answer.resume(returning: .failure(end))
    }
  }
}
