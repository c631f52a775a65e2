import Foundation

/// Runs cases in another process. If a case ends that process, it continues after it and keeps the case's input.
struct FuzzSupervisor {
  let subject: FuzzSubject
  let pool: DocumentPool
  let paths: [String]
  let allowance: Double
  /// The folder for inputs that broke a promise.
  let findings: String

  /// The results of many cases.
  struct Tally {
    var cases = 0
    /// The cases that broke a promise, with the way in which they ended.
    var broken: [(seed: UInt64, reason: String)] = []
    var slowest = 0.0
    var megabytes = 0
  }

  /// The number of cases per process. A process keeps what it has read in memory, so it is replaced after that many.
  private static let batch: UInt64 = 1000

  /// The number of cases per process when little time is left; the clock is read after each process.
  private static let shortBatch: UInt64 = 10
  /// The remaining time in seconds below which ``shortBatch`` applies.
  private static let littleTime = 900.0

  /// Runs the cases with the given seeds.
  ///
  /// - Parameters:
  ///   - seeds: the seeds.
  ///   - end: when no further cases are begun; `nil` for all cases.
  ///   - progress: called with what was done so far.
  func run(_ seeds: Range<UInt64>, until end: Date? = nil, progress: (Tally) -> Void) throws -> Tally {
    var tally = Tally()
    var next = seeds.lowerBound
    while next < seeds.upperBound, end.map({ Date.now < $0 }) ?? true {
      let batch =
        next..<min(
          next + (end.map { $0.timeIntervalSinceNow < Self.littleTime } ?? false ? Self.shortBatch : Self.batch),
          seeds.upperBound)
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
    // The message of a trap is read from a file after the process has ended, because a pipe could fill up before.
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
