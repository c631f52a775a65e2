import Foundation

/// The process that runs cases, and ends when one of them breaks a promise.
struct FuzzWorker {
  let subject: FuzzSubject
  let pool: DocumentPool
  /// The factor for the usual limits, because sanitizers take time and memory.
  let allowance: Double

  /// Runs the cases with the given seeds, and writes each seed to standard output before its case.
  func run(_ seeds: Range<UInt64>) throws {
    var slowest = 0.0
    for seed in seeds {
      FileHandle.standardOutput.write(Data("\(seed)\n".utf8))
      let start = FuzzLimits.processorSeconds
      FuzzLimits.setAlarm(factor: allowance)
      try FuzzCase(subject: subject, seed: seed, pool: pool, allowance: allowance).run()
      FuzzLimits.setAlarm(factor: 0)
      slowest = max(slowest, FuzzLimits.processorSeconds - start)
      guard Double(FuzzLimits.peakMegabytes) <= Double(FuzzLimits.megabytes) * allowance else {
        throw BrokenPromise("the process has held \(FuzzLimits.peakMegabytes) MB")
      }
    }
    FileHandle.standardOutput.write(
      Data("done \(slowest) \(FuzzLimits.peakMegabytes)\n".utf8))
  }
}
