import Foundation

/// A command whose work is done by worker processes.
protocol WorkerCommand: SnugCommand {
  /// The limits of its workers.
  var limits: WorkerOptions { get }

  /// Answers one request; called in a worker process.
  @MainActor func answer(_ request: [UInt8]) throws -> [UInt8]

  /// Does the work with workers.
  @MainActor func run(on console: any Console, with program: WorkerProgram) async throws -> Outcome
}

extension WorkerCommand {
  @MainActor func run(on console: any Console) async throws -> Outcome {
    try await run(on: console, with: .current)
  }
}

/// The worker's side: answers requests from standard input until there are no more.
@MainActor
enum Worker {
  /// Serves requests; never returns.
  ///
  /// An empty message says that the worker is ready. What the work itself prints goes to standard error, so that it
  /// cannot be taken for an answer.
  ///
  /// - Parameter begin: what is done before the worker is ready.
  static func serve(_ command: some WorkerCommand, begin: () -> Void = {}) -> Never {
    let input = FileHandle.standardInput
    let output = FileHandle(fileDescriptor: dup(STDOUT_FILENO))
    dup2(STDERR_FILENO, STDOUT_FILENO)
    // Ctrl-C reaches every process of the terminal. A worker ends its document, so that no picture stays half-written,
    // and then finds standard input closed.
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_IGN) }
    do {
      begin()
      try output.write(contentsOf: Frame.encoded([]))
      while let request = try Frame.read(from: input) {
        setAlarm(seconds: command.limits.timeout)
        let answer = try command.answer(request)
        setAlarm(seconds: 0)
        // The pool looks at the memory only now and then. No request before this one had a peak over the limit, or the
        // worker would have ended with it.
        if let peak = ResidentMemory.ownPeak, peak > command.limits.memory {
          FileHandle.standardError.write(Data(WorkerFailure.memoryMark.utf8))
          exit(1)
        }
        try output.write(contentsOf: Frame.encoded(answer))
      }
      exit(0)
    } catch {
      // The answers are no longer read, or a request was invalid.
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  /// Lets a signal end the process after some seconds; 0 cancels the alarm.
  private static func setAlarm(seconds: Double) {
    let (whole, fraction) = (seconds.rounded(.down), seconds.truncatingRemainder(dividingBy: 1))
    var timer = itimerval()
    // in range: at most a day
    timer.it_value.tv_sec = Int(whole)
    // in range: less than a million
    timer.it_value.tv_usec = .init(fraction * 1e6)
    setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
  }
}
