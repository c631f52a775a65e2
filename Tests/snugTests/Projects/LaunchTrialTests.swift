import Foundation
import TestSupport
import Testing

@testable import snug

/// Launches of programs that are shell scripts.
@MainActor struct LaunchTrialTests {
  private let folder: TemporaryFolder
  private let source: String

  init() throws {
    folder = try TemporaryFolder()
    source = try folder.write("let a = 1\n\tlet b = a!\n", to: "Start.swift")
  }

  /// The trap of a program that writes a line to standard error while it starts, and then does something.
  private func trap(_ line: String, then end: String = "kill -ILL $$") async throws -> CompilerOutput.Fault? {
    let path = try folder.write(program: "echo '\(line)' >&2\n\(end)", to: "app")
    let program = WorkerProgram(executable: path, arguments: [WorkerProgram.argument], runsApp: true)
    return try await LaunchTrial(program, limits: WorkerLimits()).trap(in: ["Kit": [source]])
  }

  @Test func aTrapIsAFaultOfItsLine() async throws {
    let fault = try await trap("Kit/Start.swift:2: Fatal error: Unexpectedly found nil")
    #expect(
      fault
        == CompilerOutput.Fault(
          path: source, line: 2, column: 2,
          message: "the app ends here when it is launched: Unexpectedly found nil"))
  }

  @Test func aLineThatTheFileDoesNotHaveBeginsAtItsStart() async throws {
    #expect(try await trap("Kit/Start.swift:9: Fatal error: no")?.column == 1)
  }

  @Test(arguments: [
    "Other/Start.swift:2: Fatal error: no", "Kit/Other.swift:2: Fatal error: no", "Fatal error: no",
    "Kit/Start.swift:2: Fatal error: left out: cannot find 'Vendor' in scope", "Kit/Start.swift:2: no trap",
  ])
  func aTrapElsewhereIsNone(line: String) async throws { #expect(try await trap(line) == nil) }

  /// What calls a stand-in, or a function whose body is left out, traps.
  @Test(arguments: ["Kit/Start.swift:1", "Kit/SnugStandIns.swift:62"])
  func aTrapOfWhatIsLeftOutIsAFaultOfItsCall(place: String) async throws {
    let backtrace = """
      0 0x01 in _assertionFailure(_:_:file:line:flags:) in libswiftCore.so
      1 [ra] 0x02 in shared() at \(place.hasSuffix(":1") ? source : "/cache/SnugStandIns.swift"):1:20
      2 [ra] 0x03 start() + 8 in App at Start.swift:2:9
      """
    let fault = try await trap("\(place): Fatal error: left out: nobody declares it\n\(backtrace)")
    #expect(fault?.path == source && fault?.line == 2)
    #expect(fault?.message == "the app ends here when it is launched: left out: nobody declares it")
  }

  @Test func aLaunchThatSucceedsIsNoTrap() async throws {
    let line = "Kit/Start.swift:2: Fatal error: later"
    #expect(try await trap(line, then: "printf '\\000\\000\\000\\000'") == nil)
  }
}
