import Foundation

/// Runs cases in a process of their own, goes on behind those that end it, and keeps what they were fed.
struct FuzzSupervisor {
  let subject: FuzzSubject
  let pool: DocumentPool
  let paths: [String]
  let allowance: Double
  /// Where inputs are kept that broke a promise.
  let findings: String

  /// What came of many cases.
  struct Tally {
    var cases = 0
    /// How cases ended that broke a promise: words and seed.
    var broken: [(seed: UInt64, reason: String)] = []
    var slowest = 0.0
    var megabytes = 0
  }

  /// A process holds what it has read; it is replaced after so many cases.
  private static let batch: UInt64 = 1000

  /// Runs the cases of seeds.
  func run(_ seeds: Range<UInt64>, progress: (Tally) -> Void) throws -> Tally {
    var tally = Tally()
    var next = seeds.lowerBound
    while next < seeds.upperBound {
      let batch = next..<min(next + Self.batch, seeds.upperBound)
      let outcome = try runBatch(batch)
      let last = outcome.last ?? batch.lowerBound
      tally.slowest = max(tally.slowest, outcome.slowest)
      tally.megabytes = max(tally.megabytes, outcome.megabytes)
      if let reason = outcome.reason {
        tally.broken.append((last, reason))
        try keep(last)
        tally.cases += Int(last - next) + 1
        next = last + 1
      } else {
        tally.cases += batch.count
        next = batch.upperBound
      }
      progress(tally)
    }
    return tally
  }

  private func keep(_ seed: UInt64) throws {
    try FileManager.default.createDirectory(atPath: findings, withIntermediateDirectories: true)
    let input = FuzzCase(subject: subject, seed: seed, pool: pool).input ?? []
    try Data(input).write(to: URL(fileURLWithPath: "\(findings)/\(subject.rawValue)-\(seed)"))
  }

  private struct BatchOutcome {
    var last: UInt64?
    var slowest = 0.0
    var megabytes = 0
    /// Why the process ended before the last case.
    var reason: String?
  }

  private func runBatch(_ seeds: Range<UInt64>) throws -> BatchOutcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments =
      [
        "--worker", subject.rawValue, "--from", "\(seeds.lowerBound)", "--count", "\(seeds.count)", "--allowance",
        "\(allowance)",
      ]
      + paths
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    // What a trap says is read when the process has ended: a pipe could be full before.
    let errorPath = NSTemporaryDirectory() + "snug-fuzz-\(getpid()).err"
    guard FileManager.default.createFile(atPath: errorPath, contents: nil) else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: errorPath])
    }
    defer { try? FileManager.default.removeItem(atPath: errorPath) }
    process.standardError = FileHandle(forWritingAtPath: errorPath)
    try process.run()
    var outcome = BatchOutcome()
    let lines = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self).split(
      separator: "\n")
    process.waitUntilExit()
    outcome.last = lines.last { UInt64($0) != nil }.flatMap { UInt64($0) }
    if let done = lines.last, done.hasPrefix("done ") {
      let figures = done.split(separator: " ").dropFirst().compactMap { Double($0) }
      outcome.slowest = figures.first ?? 0
      outcome.megabytes = Int(figures.last ?? 0)
    } else {
      let errors = FileManager.default.contents(atPath: errorPath) ?? Data()
      let said = String(decoding: errors, as: UTF8.self).split(separator: "\n").suffix(3).joined(separator: " | ")
      outcome.reason =
        process.terminationReason == .uncaughtSignal
        ? process.terminationStatus == SIGPROF
          ? "took longer than \(FuzzLimits.seconds * allowance) s" : "signal \(process.terminationStatus): \(said)"
        : said
    }
    return outcome
  }
}
