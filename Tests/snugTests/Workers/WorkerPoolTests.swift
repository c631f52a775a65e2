import Foundation
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
  private func answers(_ requests: String, from program: WorkerProgram, count: Int = 2) async throws -> [String] {
    var answers: [String] = []
    try await WorkerPool(program: program, count: count).run(requests.map { Array(String($0).utf8) }) { index, result in
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
    (WorkerFailure.Cause.signal(SIGILL), "b-2" as String?), (.signal(SIGALRM), nil), (.memory, nil), (.exit(1), nil),
  ])
  func theLastSceneIsTheOneThatTrapped(cause: WorkerFailure.Cause, scene: String?) {
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
