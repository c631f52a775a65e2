import CIsolation
import Foundation
import Synchronization

/// A command whose work is done by worker processes.
protocol WorkerCommand: SnugCommand {
  var limits: WorkerOptions { get }

  /// Answers one request. It is called in a worker process.
  @MainActor func answer(_ request: [UInt8]) throws -> [UInt8]

  /// Runs the command, sending requests to worker processes that run the given program.
  @MainActor func run(on console: any Console, with program: WorkerProgram) async throws -> Outcome
}

extension WorkerCommand {
  @MainActor func run(on console: any Console) async throws -> Outcome {
    try await run(on: console, with: .current)
  }
}

/// Runs in a worker process: reads requests from standard input and writes the answers to standard output.
@MainActor
enum Worker {
  /// Answers requests until there are no more. Never returns.
  ///
  /// First it writes an empty message, which says that the worker is ready. Text that the work itself prints is
  /// redirected to standard error, so that it is not taken for an answer.
  ///
  /// - Parameter begin: called before the worker is ready; for an app, it launches the app.
  static func serve(_ command: some WorkerCommand, begin: () -> Void = {}) -> Never {
    let input = FileHandle.standardInput
    let output = FileHandle(fileDescriptor: dup(STDOUT_FILENO))
    dup2(STDERR_FILENO, STDOUT_FILENO)
    endWithProgram()
    do {
      begin()
      try output.write(contentsOf: Frame.encoded([]))
      while let request = try Frame.read(from: input) {
        deadline = .now + .seconds(command.limits.timeout)
        secondsOfScene = command.limits.secondsOfScene
        setAlarm(seconds: command.limits.timeout)
        let answer = try command.answer(request)
        setAlarm(seconds: 0)
        // The main process checks the memory only from time to time, so a short peak is found here. The peak belongs to
        // this request, because an earlier request with such a peak would have ended the worker.
        if let peak = ResidentMemory.ownPeak, peak > command.limits.memory {
          end(saying: WorkerFailure.memoryMark)
        }
        guard answer.count <= Frame.mostBytes else {
          end(saying: WorkerFailure.mark(ofAnswerOf: answer.count))
        }
        try output.write(contentsOf: Frame.encoded(answer))
      }
      exit(0)
    } catch is DecodingError {
      end(saying: WorkerFailure.requestMark)
    } catch {
      // The main process no longer reads answers, or a request was invalid.
      end(saying: "\(error)\n")
    }
  }

  /// Exits, with words on standard error that tell the main process why.
  private static func end(saying words: String) -> Never {
    FileHandle.standardError.write(Data(words.utf8))
    exit(1)
  }

  /// The signal by which the main process asks a worker process to exit at once.
  static let leaveSignal = SIGUSR1
  private static let endOfParentSignal = SIGUSR2
  /// The process identifier of the main process. It is atomic because a signal handler reads it.
  private static let parent = Atomic(pid_t())

  /// Makes this process exit when the main process asks it to or ends, even in the middle of a document.
  private static func endWithProgram() {
    // Ctrl-C reaches every process of the terminal, and `timeout` signals a whole process group. A worker ignores these
    // signals: the main process decides when its workers end.
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_IGN) }
    UnfinishedOutput.prepare()
    signal(leaveSignal) { _ in Worker.leave() }
    parent.store(getppid(), ordering: .relaxed)
    // The system also sends this signal when only a thread of the main process ends, so the parent is compared.
    signal(endOfParentSignal) { _ in if getppid() != Worker.parent.load(ordering: .relaxed) { Worker.leave() } }
    _ = snug_signal_at_end_of_parent(endOfParentSignal)
    // The main process may have ended before the signal was set up; then standard input is closed.
    var input = pollfd(fd: STDIN_FILENO, events: 0, revents: 0)
    if poll(&input, 1, 0) == 1, Int32(input.revents) & Int32(POLLHUP) != 0 { leave() }
  }

  /// Removes unfinished output and exits. It is safe to call in a signal handler.
  private nonisolated static func leave() -> Never {
    UnfinishedOutput.removeFiles()
    _exit(1)
  }

  /// The time until which the present request has to be answered.
  private static var deadline = ContinuousClock.now
  private static var secondsOfScene = 0.0

  /// Sets the alarm anew for a scene of an app, whose code may hang. It is called before each scene is made.
  static func beginScene() {
    let left = (deadline - .now) / .seconds(1)
    // The alarm of a request without time left is about to come.
    if left > 0 { setAlarm(seconds: max(min(left, secondsOfScene), 0.001)) }
  }

  /// Sets an alarm whose signal ends the process after some seconds; 0 cancels the alarm.
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
