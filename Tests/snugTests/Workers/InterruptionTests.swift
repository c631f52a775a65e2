import Foundation
import Subprocess
import SystemPackage
import TestSupport
import Testing

@testable import snug

#if os(Linux)
  /// The program itself, ended by signals wherever it is.
  @MainActor struct InterruptionTests {
    let folder: TemporaryFolder
    let program: String

    init() throws {
      folder = try TemporaryFolder()
      program = try WorkerProgram.built([]).executable
    }

    /// A function that waits for a condition, 20 s at most.
    private nonisolated static let waiting = """
      wait_until() {
        n=0
        until eval "$1"; do
          n=$((n + 1)); [ $n -lt 400 ] || { echo "never: $1"; kill -KILL $pid; exit; }
          sleep 0.05
        done
      }

      """

    /// Runs a line of shell in which `$snug` is the program, `$pid` its process, and `$folder` a folder.
    private nonisolated func run(_ line: String) async throws -> [String] {
      let result = try await Subprocess.run(
        .path("/bin/sh"), arguments: ["-c", Self.waiting + line],
        environment: .inherit.updating(["snug": program, "folder": folder.path]),
        output: .string(limit: 1 << 20), error: .string(limit: 1 << 20))
      return (result.standardOutput + result.standardError).split(separator: "\n").map(String.init)
    }

    /// Prints the exit code of `$pid`, which ends within seconds or is killed, and the workers of documents in `$folder`.
    private nonisolated static let end = """
      ( sleep 5; kill -KILL $pid ) 2> /dev/null & watch=$!
      wait $pid; echo code $?
      kill $watch
      n=0; while left=$(pgrep -r R,S,D,T -f -- "--worker.*$folder") && [ $n -lt 40 ]; do sleep 0.05; n=$((n + 1)); done
      for p in $left; do echo worker $p; done
      """

    /// A document that takes minutes.
    private func writeLongDocument() throws {
      let views =
        (0..<200).map { "<view contentMode=\"scaleToFill\" id=\"v\($0)\"><subviews>" }.joined()
        + String(repeating: "</subviews></view>", count: 200)
      let text = BadInputTests.xib(BadInputTests.top).replacing("<subviews>", with: "<subviews>\(views)")
      try folder.write(text, to: "Long.xib")
    }
    private nonisolated static let everywhere = "--device all --text-size all --orientation all --direction all"

    /// Waits until a worker has used some processor time.
    private nonisolated static let working = """
      wait_until 'worker=$(pgrep -f -- "--worker.*$folder") && [ $(cut -d " " -f 14 /proc/$worker/stat) -gt 20 ]'
      """

    /// Shells start processes in the background with SIGINT ignored, and it stays so: `StandardStreamTests` send it.
    @Test(arguments: [("TERM", 143), ("HUP", 129)])
    func amidALongDocument(signal: String, code: Int) async throws {
      try writeLongDocument()
      let lines = try await run(
        """
        "$snug" audit "$folder/Long.xib" --jobs 1 \(Self.everywhere) > /dev/null & pid=$!
        \(Self.working)
        kill -\(signal) $pid
        \(Self.end)
        """)
      #expect(lines == ["code \(code)", "error: interrupted"])
    }

    /// A worker that is stopped cannot end by itself.
    @Test func withAWorkerThatIsStopped() async throws {
      try writeLongDocument()
      let lines = try await run(
        """
        "$snug" audit "$folder/Long.xib" --jobs 1 \(Self.everywhere) > /dev/null & pid=$!
        \(Self.working)
        kill -STOP $worker; kill -TERM $pid
        \(Self.end)
        """)
      #expect(lines == ["code 143", "error: interrupted"])
    }

    /// The program waits for a reader that does not read. What was audited is kept.
    @Test func whileStandardOutputIsNotRead() async throws {
      for number in 0..<40 { try folder.write(BadInputTests.xib(BadInputTests.top), to: "documents/\(number).xib") }
      let lines = try await run(
        """
        mkfifo "$folder/pipe"; sleep 30 < "$folder/pipe" & reader=$!
        "$snug" audit "$folder/documents" -o "$folder/out" --format jsonl \(Self.everywhere) > "$folder/pipe" & pid=$!
        wait_until 'pgrep -f -- "--worker.*$folder" > /dev/null'
        until grep -q pipe_write /proc/$pid/stack 2> /dev/null || [ -s "$folder/out" ]; do
          sleep 0.5; n=$((n + 1)); [ $n -lt 4 ] || break
        done
        kill -TERM $pid
        \(Self.end)
        kill $reader; ls "$folder/out"
        """)
      #expect(
        lines == [
          "code 143", "run.jsonl", "\(folder.path)/out/run.jsonl holds what was audited before the interruption",
          "error: interrupted",
        ])
    }

    @Test func whileGitRuns() async throws {
      let lines = try await run(
        """
        git -C "$folder" init -q; git="$folder/bin/git"; mkdir "$folder/bin"
        printf '%s\\n' '#!/bin/sh' ': > "${0%/*}/../runs"; exec /bin/sleep 30' > "$git"; chmod +x "$git"
        echo x > "$folder/A.xib"
        PATH="$folder/bin:$PATH" "$snug" audit "$folder/A.xib" --changed-since HEAD & pid=$!
        wait_until '[ -e "$folder/runs" ]'; kill -TERM $pid
        \(Self.end)
        """)
      #expect(lines == ["code 143", "error: interrupted"])
    }

    /// It never looks whether it is cancelled.
    @Test func whileASystemIsSolved() async throws {
      let count = 4_000
      let bounds = (0..<count).map { "1000 >= 0  1*v\($0)\n1000 <= 1000  1*v\($0)\n" }
      let sums = (0..<count).map { index in
        let others = [(index + 1 + index % 997) % count, (index + 1_500 + index % 991) % count]
        return "\(250 + index % 3) >= \(index * 31 % 1_009)  1*v\(index) 1*v\(others[0]) -1*v\(others[1])\n"
      }
      try folder.write((bounds + sums).joined(), to: "system.cn")
      let lines = try await run(
        """
        "$snug" solve "$folder/system.cn" > /dev/null & pid=$!
        wait_until '[ $(cut -d " " -f 14 /proc/$pid/stat) -gt 20 ]'; kill -TERM $pid
        \(Self.end)
        """)
      #expect(lines == ["code 143", "error: interrupted"])
    }

    @Test func aSecondSignalEndsAtOnce() async throws {
      try writeLongDocument()
      let lines = try await run(
        """
        "$snug" audit "$folder/Long.xib" --jobs 1 \(Self.everywhere) > /dev/null & pid=$!
        \(Self.working)
        kill -STOP $worker; kill -TERM $pid; kill -INT $pid
        \(Self.end)
        """)
      #expect(lines.last == "error: interrupted")
      #expect(["code 143", "code 130"].contains(lines.first))
    }

    @Test func aWorkerEndsWithAProgramThatIsKilled() async throws {
      try writeLongDocument()
      let lines = try await run(
        """
        "$snug" audit "$folder/Long.xib" --jobs 2 \(Self.everywhere) > /dev/null 2>&1 & pid=$!
        \(Self.working)
        kill -KILL $pid
        \(Self.end)
        """)
      #expect(lines.filter { $0 != "Killed" } == ["code 137"])
    }
  }
#endif
