import Foundation
import TestSupport
import Testing

@testable import snug

/// The pool against workers that are shell scripts: requests and answers are one character each.
@MainActor
struct WorkerPoolTests {
  /// Says that it is ready, then runs `reaction` on each request, `$c`.
  static func script(_ reaction: String) -> WorkerProgram {
    WorkerProgram(
      executable: "/bin/sh",
      arguments: [
        "-c",
        """
        printf '\\000\\000\\000\\000'
        while c=$(head -c 5 | tail -c 1); [ -n "$c" ]; do
        \(reaction)
        done
        """,
      ])
  }

  static let echo = "printf '\\001\\000\\000\\000%s' \"$c\""

  /// The answers as a person would write them down, `!` and the reason for a failure.
  private func answers(
    _ requests: String, from program: WorkerProgram, count: Int = 2, limits: WorkerLimits = WorkerLimits()
  ) async throws -> [String] {
    var answers: [String] = []
    let requests = requests.map { Array(String($0).utf8) }
    try await WorkerPool(program: program, count: count, limits: limits).run(requests) { index, result in
      #expect(index == answers.count)
      switch result {
      case .success(let bytes): answers.append(String(decoding: bytes, as: UTF8.self))
      case .failure(let failure): answers.append("! \(failure.reason)")
      }
    }
    return answers
  }

  @Test(arguments: [1, 2, 7]) func answersComeInTheOrderOfTheRequests(count: Int) async throws {
    // The earlier ones take longer, so that they finish out of order.
    let program = Self.script("case $c in [a-e]) sleep 0.05;; esac\n\(Self.echo)")
    let requests = "abcdefghijklmnopqrstuvwxyz0123456789"
    #expect(try await answers(requests, from: program, count: count).joined() == requests)
  }

  /// What the code of an app leaves behind changes no other answer.
  @Test(arguments: [1, 2, 5]) func aProgramWithAnAppsCodeAnswersOnce(count: Int) async throws {
    let number = "n=$((${n:-0} + 1)); printf '\\001\\000\\000\\000%s' \"$n\""
    let counting = Self.script(number)
    #expect(try await answers("abcd", from: counting, count: 1) == ["1", "2", "3", "4"])
    let folder = try TemporaryFolder()
    let app = try await answers("abcdefgh", from: try Self.app(counting, in: folder), count: count)
    #expect(app == Array(repeating: "1", count: 8))
    let trapping = Self.script("case $c in x) kill -SEGV $$;; esac\n\(number)")
    let trap = "! trap: signal 11, segmentation fault"
    let some = try await answers("axbxx", from: try Self.app(trapping, in: folder), count: count)
    #expect(some == ["1", trap, "1", trap, trap])
  }

  /// The script as the program of an app, which gets arguments of its own.
  private static func app(_ script: WorkerProgram, in folder: TemporaryFolder) throws -> WorkerProgram {
    let path = try folder.write(program: script.arguments[1], to: "app")
    return WorkerProgram(executable: path, arguments: [WorkerProgram.argument], runsApp: true)
  }

  @Test func noRequestIsNoWork() async throws {
    let missing = WorkerProgram(executable: "/no/such/program", arguments: [])
    #expect(try await answers("", from: missing) == [])
  }

  @Test(arguments: [1, 2, 3]) func aRequestThatEndsAWorkerCostsItsOwnAnswerOnly(count: Int) async throws {
    let program = Self.script("case $c in x) kill -SEGV $$;; y) exit 3;; esac\n\(Self.echo)")
    #expect(
      try await answers("axbcyxdefghijklmx", from: program, count: count) == [
        "a", "! trap: signal 11, segmentation fault", "b", "c", "! the worker process ended with code 3",
        "! trap: signal 11, segmentation fault", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m",
        "! trap: signal 11, segmentation fault",
      ])
  }

  @Test func whatATrapSaidIsTheReason() async throws {
    let program = Self.script(
      """
      echo "Kit/File.swift:3: Fatal error: Index out of range" >&2
      kill -ILL $$
      """)
    #expect(try await answers("a", from: program) == ["! trap: File.swift:3: Index out of range"])
  }

  @Test func aPlaceInThisProgramIsNotNamed() async throws {
    let program = Self.script(
      """
      echo "InterfaceBuilder/File.swift:3: Fatal error: Index out of range" >&2
      kill -ILL $$
      """)
    #expect(try await answers("a", from: program) == ["! trap: Index out of range"])
  }

  @Test(arguments: [
    (WorkerFailure.Cause.signal(SIGILL), "b-2" as String?), (.time, "b-2"), (.memory, "b-2"), (.exit(1), "b-2"),
    (.noAnswer("nothing"), nil),
  ])
  func theLastSceneIsTheOneThatEndedTheWorker(cause: WorkerFailure.Cause, scene: String?) {
    let written = WorkerFailure.mark(ofScene: "a-1") + WorkerFailure.mark(ofScene: "b-2") + "Fatal error: No\n"
    #expect(WorkerFailure(cause: cause, standardError: written).scene == scene)
    #expect(WorkerFailure(cause: cause, standardError: "Fatal error: No\n").scene == nil)
  }

  @Test func anExceptionOfUIKitIsTheReasonWithItsViews() async throws {
    let program = Self.script(
      """
      echo "UIKit/UIKitException.swift:3: Fatal error: *** Terminating app due to uncaught exception 'NSException', \
      reason: 'No'" >&2
      printf '  <UIView: 0x1>\\n  <UILabel: 0x2>\\n\\n*** Signal 4' >&2
      kill -ILL $$
      """)
    #expect(
      try await answers("a", from: program) == [
        "! trap: *** Terminating app due to uncaught exception 'NSException', reason: 'No'; <UIView: 0x1>; <UILabel: 0x2>"
      ])
  }

  @Test func aWorkerThatIsKilledIsNoTrap() async throws {
    #expect(try await answers("a", from: Self.script("kill -KILL $$")) == ["! signal 9, killed"])
  }

  @Test func aWorkerThatCannotStartIsAnError() async throws {
    let missing = WorkerProgram(executable: "/no/such/program", arguments: [])
    let error = await #expect(throws: WorkerStartError.self) { try await answers("abc", from: missing) }
    #expect(error.map { "\($0)".hasPrefix("no worker process could be started: ") } == true)
    let dying = WorkerProgram(executable: "/bin/sh", arguments: ["-c", "exit 4"])
    await #expect(throws: WorkerStartError(reason: "the worker process ended with code 4")) {
      try await answers("abc", from: dying)
    }
  }

  /// It may be killed, for example by the system when memory is short.
  @Test func aWorkerThatDiesWhileItStartsIsReplaced() async throws {
    let folder = try TemporaryFolder()
    var program = Self.script(Self.echo)
    let deaths = [1, 2].map { "mkdir \(folder.path)/\($0) 2>/dev/null && kill -KILL $$\n" }.joined()
    program.arguments[1] = deaths + program.arguments[1]
    #expect(try await answers("abc", from: program, count: 1) == ["a", "b", "c"])
  }

  @Test func anErrorOfTheConsumerEndsTheWork() async throws {
    struct Stop: Error {}
    var consumed = 0
    await #expect(throws: Stop.self) {
      let requests = Array(repeating: [UInt8(ascii: "a")], count: 1_000)
      try await WorkerPool(program: Self.script(Self.echo), count: 2).run(requests) { index, _ in
        consumed += 1
        if index == 10 { throw Stop() }
      }
    }
    #expect(consumed == 11)
  }

  // MARK: Workers that stand still

  @Test(arguments: [1, 3]) func requestsAndAnswersMayBothBeLargerThanAPipe(count: Int) async throws {
    // Sends 1 MB before it reads what it was sent, each time.
    let size = 1 << 20
    let program = WorkerProgram(
      executable: "/bin/sh",
      arguments: [
        "-c",
        """
        printf '\\000\\000\\000\\000'
        for i in 1 2 3 4 5 6; do
          head -c 4 > /dev/null
          printf '\\000\\000\\020\\000'; head -c \(size) /dev/zero
          head -c \(size) > /dev/null
        done
        """,
      ])
    let requests = Array(repeating: [UInt8](repeating: 7, count: size), count: 6)
    var sizes: [Int] = []
    try await WorkerPool(program: program, count: count).run(requests) { _, result in
      sizes.append(try result.get().count)
    }
    #expect(sizes == Array(repeating: size, count: 6))
  }

  /// Seconds after which the program ends a worker in these tests.
  private static let soon = WorkerLimits(timeout: 0.3)

  /// Other requests are answered by workers that do their work.
  @Test(arguments: [
    ("it stops", "kill -STOP $$"), ("it waits", "exec sleep 1000"),
    ("it stops writing", "printf '\\001\\000'; exec sleep 1000"),
    ("it closes its output", "exec >&-; exec sleep 1000"),
  ]) func aWorkerThatStandsStillIsEnded(_ what: String, reaction: String) async throws {
    let program = Self.script("case $c in x) \(reaction);; esac\n\(Self.echo)")
    let answers = try await answers("axb", from: program, count: 1, limits: Self.soon)
    #expect(answers[0] == "a" && answers[2] == "b")
    #expect(["! it took too long", "! signal 9, killed"].contains(answers[1]), "\(what)")
  }

  /// The request does not fit into the pipe, so nothing is ever written completely.
  @Test func aWorkerThatDoesNotReadIsEnded() async throws {
    let program = WorkerProgram(
      executable: "/bin/sh", arguments: ["-c", "printf '\\000\\000\\000\\000'; exec sleep 1000"])
    var failures: [WorkerFailure.Cause] = []
    let requests = Array(repeating: [UInt8](repeating: 7, count: 1 << 20), count: 2)
    try await WorkerPool(program: program, count: 1, limits: Self.soon).run(requests) { _, result in
      if case .failure(let failure) = result { failures.append(failure.cause) }
    }
    #expect(failures == [.time, .time])
  }

  /// It is not started again: that would take as long.
  @Test func aWorkerThatIsNeverReadyIsAnError() async throws {
    let program = WorkerProgram(executable: "/bin/sh", arguments: ["-c", "exec sleep 1000"])
    await #expect(throws: WorkerStartError(reason: "it took too long", isFinal: true)) {
      try await answers("ab", from: program, count: 1, limits: Self.soon)
    }
  }

  @Test(arguments: [
    ("printf '\\377\\377\\377\\377'", "a message of 4294967295 bytes; 536870912 are the most"),
    ("echo some words", "a message of 1701670771 bytes; 536870912 are the most"),
  ]) func whatIsNoAnswerEndsTheWorker(reaction: String, fault: String) async throws {
    let program = Self.script("case $c in x) \(reaction); exec >&-; exec sleep 1000;; esac\n\(Self.echo)")
    #expect(try await answers("x", from: program, count: 1) == ["! the worker process gave no answer but \(fault)"])
  }

  @Test func aProgramThatIsNoWorkerIsAnError() async throws {
    let program = WorkerProgram(
      executable: "/bin/sh", arguments: ["-c", "printf '\\001\\000\\000\\000a'; exec sleep 1000"])
    let reason = "the worker process gave no answer but words before it said that it is ready"
    await #expect(throws: WorkerStartError(reason: reason)) { try await answers("a", from: program, count: 1) }
  }

  /// Views may be nested deeply.
  @Test func workersHaveALargeStack() async throws {
    var limit = rlimit()
    #if os(Linux)
      getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
    #else
      getrlimit(RLIMIT_STACK, &limit)
    #endif
    let kilobytes = try await answers(
      "a", from: Self.script("n=$(ulimit -s); printf \"\\\\00${#n}\\\\000\\\\000\\\\000%s\" $n"))
    #expect(kilobytes == ["\(min(512 << 10, limit.rlim_max >> 10))"])
  }
}
