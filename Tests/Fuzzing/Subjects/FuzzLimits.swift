import Foundation

/// The limits of one case.
nonisolated enum FuzzLimits {
  /// Seconds of processor time.
  static let seconds = 2.0
  /// The largest memory that the process may have used, in megabytes.
  static let megabytes = 300

  /// Lets a signal end the process when the time is used up.
  static func setAlarm(factor: Double) {
    var timer = itimerval()
    let (whole, part) = ((seconds * factor).rounded(.down), (seconds * factor).truncatingRemainder(dividingBy: 1))
    timer.it_value.tv_sec = Int(whole)
    timer.it_value.tv_usec = .init(part * 1e6)
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
  }

  #if os(Linux)
    private static var ownUsage: Int32 { RUSAGE_SELF.rawValue }
  #else
    private static var ownUsage: Int32 { RUSAGE_SELF }
  #endif

  /// The largest memory that the process has used so far.
  static var peakMegabytes: Int {
    var usage = rusage()
    getrusage(ownUsage, &usage)
    return usage.ru_maxrss >> 10
  }

  #if os(Linux)
    private static var usageOfChildren: Int32 { RUSAGE_CHILDREN.rawValue }
  #else
    private static var usageOfChildren: Int32 { RUSAGE_CHILDREN }
  #endif

  /// Seconds of processor time of all programs that were started and have ended.
  static var secondsOfChildren: Double {
    var usage = rusage()
    getrusage(usageOfChildren, &usage)
    return Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
      + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6
  }

  /// Seconds of processor time of the process so far.
  static var processorSeconds: Double {
    var usage = rusage()
    getrusage(ownUsage, &usage)
    return Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
      + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6
  }
}
