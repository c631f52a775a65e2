import CIsolation
import Foundation
import Synchronization

/// A command whose work is done by worker processes.
protocol WorkerCommand: SnugCommand {
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
    endWithProgram()
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
        guard answer.count <= Frame.mostBytes else {
          FileHandle.standardError.write(Data(WorkerFailure.mark(ofAnswerOf: answer.count).utf8))
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

  /// What the program sends to a worker that it does not want any more.
  static let leaveSignal = SIGUSR1
  private static let endOfParentSignal = SIGUSR2
  /// Atomic because a signal handler reads it.
  private static let parent = Atomic(pid_t())

  /// Lets the process end when the program wants it to, and at the latest with the program, also amid a document.
  private static func endWithProgram() {
    // Ctrl-C reaches every process of the terminal, and `timeout` ends a whole group. What a worker does then is the
    // program's decision.
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_IGN) }
    UnfinishedOutput.prepare()
    signal(leaveSignal) { _ in Worker.leave() }
    parent.store(getppid(), ordering: .relaxed)
    // The signal comes when a thread of the program ends, too.
    signal(endOfParentSignal) { _ in if getppid() != Worker.parent.load(ordering: .relaxed) { Worker.leave() } }
    _ = snug_signal_at_end_of_parent(endOfParentSignal)
    // The program may have ended before.
    var input = pollfd(fd: STDIN_FILENO, events: 0, revents: 0)
    if poll(&input, 1, 0) == 1, Int32(input.revents) & Int32(POLLHUP) != 0 { leave() }
  }

  /// Ends the process; a signal handler may do so.
  private nonisolated static func leave() -> Never {
    UnfinishedOutput.removeFiles()
    _exit(1)
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
