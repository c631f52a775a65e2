import Foundation
import Reports
import Subprocess
import SystemPackage
import TestSupport
import Testing

@testable import snug

/// The program itself, with standard output and standard error that cannot be written, and interrupted.
@MainActor
struct StandardStreamTests {
  let folder: TemporaryFolder
  let documents: String
  let program: String

  init() throws {
    folder = try TemporaryFolder()
    for number in 0..<40 { try folder.write(BadInputTests.xib(BadInputTests.top), to: "documents/\(number).xib") }
    documents = "\(folder.path)/documents"
    program = try WorkerProgram.built([]).executable
  }

  /// Runs a line of shell in which `$snug` is the program and `$documents` a folder of documents.
  private func run(_ line: String) async throws -> (code: TerminationStatus, output: String, error: String) {
    let result = try await Subprocess.run(
      .path("/bin/sh"), arguments: ["-c", line],
      environment: .inherit.updating(["snug": program, "documents": documents, "out": "\(folder.path)/out"]),
      output: .string(limit: 1 << 20), error: .string(limit: 1 << 20))
    return (result.terminationStatus, result.standardOutput, result.standardError)
  }

  #if os(Linux)
    @Test(arguments: ["audit $documents", "layout $documents", "explain $documents/1.xib box", "rules", ""])
    func aFullDiskBehindStandardOutput(command: String) async throws {
      let (code, _, error) = try await run("\"$snug\" \(command) > /dev/full")
      #expect(error == "error: standard output cannot be written: no space left on device\n")
      #expect(code == .exited(2))
    }

    @Test func aFullDiskBehindStandardErrorIsNoSuccess() async throws {
      let (code, output, _) = try await run(
        "echo nonsense > $documents/bad.xib; \"$snug\" layout $documents 2> /dev/full")
      #expect(output.contains("1.xib"))
      #expect(code == .exited(2))
    }
  #endif

  #if os(Linux)
    /// Runs a command under a limit, with the usual stack of threads. The tests raise the limit for worker processes,
    /// and threads of the run would have as much.
    private func limited(_ option: String, _ command: String) async throws -> (TerminationStatus, String, String) {
      try await run("ulimit -s 8192; ulimit \(option); exec \"$snug\" \(command)")
    }

    /// No thread or no pipe could be made, and the run would wait for it.
    @Test(arguments: [
      ("-v 400000", "390 MB of address space (ulimit -v) is too low: 1000 MB are needed"),
      ("-d 20000", "19 MB of data (ulimit -d) is too low: 256 MB are needed"),
      ("-n 20", "20 open files (ulimit -n) is too low: 64 are needed"),
    ]) func limitsOfTheSystemThatAreTooLow(option: String, message: String) async throws {
      let (code, output, error) = try await limited(option, "layout $documents/1.xib")
      #expect(error == "error: the limit of \(message)\n")
      #expect(output == "")
      #expect(code == .exited(2))
    }

    @Test(arguments: ["-v 1100000", "-d 300000", "-n 64"])
    func limitsOfTheSystemThatAreJustHighEnough(option: String) async throws {
      let (code, _, error) = try await limited(option, "layout --jobs 20 $documents")
      #expect(error == "")
      #expect(code == .exited(0))
    }
  #endif

  @Test func standardOutputThatIsClosed() async throws {
    let (code, _, error) = try await run("\"$snug\" layout $documents >&-")
    #expect(error == "error: standard output cannot be written: bad file descriptor\n")
    #expect(code == .exited(2))
  }

  @Test func aReaderThatGoesAway() async throws {
    let (_, output, error) = try await run(
      "{ \"$snug\" audit $documents -o $out --format jsonl; echo $? > $out.code; } | head -c 1 > /dev/null; cat $out.code"
    )
    // The pipe may hold all that is written before its reader goes.
    if !error.isEmpty {
      #expect(error == "error: standard output cannot be written: broken pipe\n")
      #expect(output == "2\n")
    }
  }

  @Test func standardErrorThatIsClosed() async throws {
    let (code, output, _) = try await run("\"$snug\" layout $documents 2>&-")
    #expect(output.contains("1.xib"))
    #expect(code == .exited(0))
  }

  /// Adds documents to those that every test has; returns the path of the folder.
  private func addDocuments(upTo count: Int) throws -> String {
    for number in 40..<count { try folder.write(BadInputTests.xib(BadInputTests.top), to: "documents/\(number).xib") }
    return folder.path
  }

  /// The run file is kept with what was audited. It lacks its last line, so nobody takes it for a whole run.
  @Test(arguments: [(Signal.interrupt, 130), (.terminate, 143), (.terminalClosed, 129)] as [(Signal, Int32)])
  nonisolated func anInterruptedAuditKeepsItsRunFileAlone(signal: Signal, code: Int32) async throws {
    // Other tests keep the main actor busy: the signal is sent from elsewhere, and the audit takes minutes.
    let folder = try await addDocuments(upTo: 4000)
    let out = "\(folder)/out"
    // A matrix that takes long.
    let matrix = ["--device", "--text-size", "--orientation", "--direction"].flatMap { [$0, "all"] }
    let result = try await Subprocess.run(
      .path(.init(program)),
      arguments: Arguments(
        [
          "audit", documents, "--format", "jsonl", "-o", out, "--report", "sarif=\(out)/snug.sarif", "--report",
          "html=\(out)/page.html",
        ]
          + matrix), input: .none, output: .sequence, error: .sequence
    ) { process in
      // Before the first document is done, the program may be busy for longer than it has to end.
      for try await line in process.standardOutput.strings() where line.contains("\"type\":\"document\"") { break }
      try process.send(signal: signal)
      return try await process.standardError.strings().reduce("") { $0 + $1 + "\n" }
    }
    #expect(
      result.closureResult == "\(out)/run.jsonl holds what was audited before the interruption\nerror: interrupted\n")
    #expect(result.terminationStatus == .exited(code))
    #expect(try FileManager.default.contentsOfDirectory(atPath: out) == ["run.jsonl"])
    let text = try String(contentsOfFile: "\(out)/run.jsonl", encoding: .utf8)
    #expect(text.hasPrefix("{\"run\":") && text.hasSuffix("}\n"))
    #expect(throws: RunFile.ReadError.cutShort) { try RunFile(reading: text) }
  }

  @Test func twoAuditsIntoOneFolderLeaveOneWholeFile() async throws {
    let (_, output, error) = try await run(
      """
      "$snug" audit $documents -o $out > /dev/null & first=$!
      "$snug" audit $documents -o $out > /dev/null & second=$!
      wait $first; echo $?; wait $second; echo $?; ls $out; tail -n 1 $out/run.jsonl | cut -c 1-9
      """)
    #expect(error == "")
    #expect(output == "0\n0\nrun.jsonl\n{\"summary\n")
  }
}
