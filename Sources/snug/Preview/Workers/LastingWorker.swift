/// Answers requests one after the other with a worker process that is kept running between requests.
///
/// If a request crashes the process, or takes too long or too much memory, its answer is the reason, and the next
/// request starts a new process. A process whose program was rebuilt is replaced.
@MainActor final class LastingWorker {
  /// The program that the process runs; `nil` until it is built.
  private(set) var program: WorkerProgram?
  private let limits: WorkerLimits
  private let findsPlaceOfCrash: Bool
  private var requests: [Request] = []
  private var waiting: CheckedContinuation<Void, Never>?
  private var isEnded = false
  /// A number that increases with each call of ``use(_:)``.
  private var build = 0
  /// The running process; `nil` if none runs.
  private var connection: WorkerConnection?

  private struct Request {
    var bytes: [UInt8]
    /// Whether the process answers no other request, before or after this one.
    var isAlone: Bool
    var answer: CheckedContinuation<Result<[UInt8], WorkerFailure>, Never>
  }

  /// - Parameters:
  ///   - program: the program that the process runs; `nil` until it is built.
  ///   - limits: the memory and time that the process may use.
  ///   - findsPlaceOfCrash: whether a crash is reported with a backtrace, which takes seconds.
  init(program: WorkerProgram?, limits: WorkerLimits, findsPlaceOfCrash: Bool = false) {
    self.program = program
    self.limits = limits
    self.findsPlaceOfCrash = findsPlaceOfCrash
  }

  /// Sends a request to the process and returns its answer. If there is no program yet, it waits for one.
  ///
  /// - Parameter isAlone: whether a process of its own answers the request.
  func answer(to bytes: [UInt8], alone isAlone: Bool = false) async -> Result<[UInt8], WorkerFailure> {
    guard !isEnded else { return .failure(Self.ended) }
    return await withCheckedContinuation { continuation in
      requests.append(Request(bytes: bytes, isAlone: isAlone, answer: continuation))
      wake()
    }
  }

  /// Replaces the process by a new one, which runs the given program. A request that is being answered is sent again to
  /// the new process.
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
        // A process is started only when there is a request, because many previews never send one to some of their
        // workers.
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

  /// Waits for the next request. Returns `nil` if the preview ends, if the program is replaced in the meantime, or if the
  /// request needs a process that has answered no other one.
  private func next(of build: Int, isNew: Bool = true) async -> Request? {
    while requests.isEmpty, !isEnded, build == self.build { await wait() }
    guard let first = requests.first, build == self.build, isNew || !first.isAlone else { return nil }
    return requests.removeFirst()
  }

  private var backtrace: String {
    findsPlaceOfCrash ? CrashReport.backtrace : "enable=no"
  }

  /// Runs one process until it ends or is replaced.
  private func runProcess(of program: WorkerProgram) async {
    let build = build
    // The request that the process has not answered yet. If the process ends, it is answered or sent again below.
    var current: Request?
    var isReady = false
    let end: WorkerFailure
    do throws(WorkerStartError) {
      (_, end) = try await WorkerConnection.run(program, limits: limits, backtrace: backtrace) { worker in
        connection = worker
        var messages = worker.messages.makeAsyncIterator()
        isReady = await messages.next() != nil
        var isNew = true
        while isReady, let request = await next(of: build, isNew: isNew) {
          current = request
          isNew = false
          await worker.send(request.bytes)
          guard let answer = await messages.next() else { break }
          current = nil
          request.answer.resume(returning: .success(answer))
          if request.isAlone { break }
        }
        connection = nil
      }
    } catch {
      end = WorkerFailure(cause: .exit(1), standardError: "Fatal error: \(error)")
    }
    let isReplaced = build != self.build
    // If the process could not start, the next request gets the reason as its answer.
    if !isReady, !isEnded, !isReplaced { current = await next(of: build) }
    guard let request = current else { return }
    if isReplaced {
      requests.insert(request, at: 0)
    } else {
      request.answer.resume(returning: .failure(end))
    }
  }
}
