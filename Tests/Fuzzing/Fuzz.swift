import ArgumentParser
import Foundation

/// Feeds damaged input to the libraries, and reports inputs that break a promise of docs/reliability.md.
#if !FUZZER
  // libFuzzer has a main function of its own.
  @main
#endif
struct Fuzz: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Feeds damaged input to the libraries.",
    discussion: """
      Every case depends on its seed alone. Input that ends the process, takes longer than \(Int(FuzzLimits.seconds)) s of \
      processor time or more than \(FuzzLimits.megabytes) MB, gives a frame that is no number, or forges a line of a \
      report, is kept in the folder of findings.

      A thousand documents through the audit:
        $ fuzz --subject audit --count 1000 Examples
      """)

  @Option(help: "What is fed; all without it.", transform: Fuzz.subject)
  var subject: FuzzSubject?

  @Option(help: "The first seed.")
  var from: UInt64 = 1

  @Option(help: "How many seeds.")
  var count: UInt64 = 1000

  @Option(help: "How long all subjects take together, in seconds of a clock; each gets the same share.")
  var seconds: Double?

  @Option(help: "Times the limits of time and memory, for sanitizers.")
  var allowance = 1.0

  @Option(help: "Where inputs are kept that break a promise.")
  var findings = "out/fuzz"

  @Option(help: .hidden, transform: Fuzz.subject)
  var worker: FuzzSubject?

  @Flag(help: "Prints the input of the first seed, and runs it in this process.")
  var show = false

  @Argument(help: "Documents to damage, and folders with such.")
  var paths: [String] = ["Examples"]

  mutating func run() throws {
    let (seeds, paths) = (from..<(from + count), paths)
    let (subject, worker, allowance, findings, show) = (subject, worker, allowance, findings, show)
    let seconds = seconds
    try MainActor.assumeIsolated {
      let pool = DocumentPool(paths: paths)
      guard pool.count > 0 else { throw ValidationError("no document at \(paths.joined(separator: ", "))") }
      if let worker { return try FuzzWorker(subject: worker, pool: pool, allowance: allowance).run(seeds) }
      let subjects = subject.map { [$0] } ?? FuzzSubject.allCases
      if show {
        let one = FuzzCase(subject: subjects[0], seed: seeds.lowerBound, pool: pool)
        print(String(decoding: one.input ?? [], as: UTF8.self))
        return try one.run()
      }
      var isWhole = true
      let start = Date.now
      func spent() -> Double { Date.now.timeIntervalSince(start) }
      for (place, subject) in subjects.enumerated() {
        // Time that one subject does not use is shared by those after it.
        let end = seconds.map { Date(timeIntervalSinceNow: max(0, $0 - spent()) / Double(subjects.count - place)) }
        let supervisor = FuzzSupervisor(
          subject: subject, pool: pool, paths: paths, allowance: allowance, findings: findings)
        let tally = try supervisor.run(seeds, until: end) {
          if seconds == nil { Self.showProgress($0, of: subject, total: seeds.count) }
        }
        for broken in tally.broken { print("\(subject) \(broken.seed): \(broken.reason)") }
        print(
          "\(subject): \(tally.cases) cases, \(tally.broken.count) broken promises, "
            + "slowest \((tally.slowest * 1000).rounded() / 1000) s, \(tally.megabytes) MB at most")
        if !tally.broken.isEmpty { isWhole = false }
      }
      if !isWhole { throw ExitCode(1) }
    }
  }

  private static func showProgress(_ tally: FuzzSupervisor.Tally, of subject: FuzzSubject, total: Int) {
    FileHandle.standardError.write(
      Data("\(subject): \(tally.cases) of \(total), \(tally.broken.count) broken promises\n".utf8))
  }

  private static func subject(_ name: String) throws -> FuzzSubject {
    guard let subject = FuzzSubject(rawValue: name) else {
      throw ValidationError("there are " + FuzzSubject.allCases.map(\.rawValue).joined(separator: ", "))
    }
    return subject
  }
}
