import Foundation

/// The limits that the system sets for a process (`ulimit`).
///
/// If a limit is too low, threads or pipes cannot be made, and a run would wait for them for ever.
enum SystemLimits {
  #if os(Linux)
    private typealias Resource = __rlimit_resource
  #else
    private typealias Resource = Int32
  #endif

  private static let leastMegabytes: rlim_t = 1_000
  private static let leastMegabytesOfData: rlim_t = 256
  private static let leastFiles: rlim_t = 64
  /// The most file descriptors that starting a worker process needs: for three pipes, their copies, and the process.
  private static let filesPerWorker: rlim_t = 12
  /// The most file descriptors that a run needs in addition to those for its workers.
  private static let otherFiles: rlim_t = 32

  /// The error message if a limit is too low for a run; `nil` if all limits are sufficient.
  static var complaint: String? {
    #if os(Linux)
      if access("/proc/self/cmdline", R_OK) != 0 {
        return "/proc is not mounted: the arguments, and the program that workers run, are found there"
      }
    #endif
    if let bytes = limit(RLIMIT_AS), bytes >> 20 < leastMegabytes {
      return "the limit of \(bytes >> 20) MB of address space (ulimit -v) is too low: \(leastMegabytes) MB are needed"
    }
    if let bytes = limit(RLIMIT_DATA), bytes >> 20 < leastMegabytesOfData {
      return "the limit of \(bytes >> 20) MB of data (ulimit -d) is too low: \(leastMegabytesOfData) MB are needed"
    }
    if let files = limit(RLIMIT_NOFILE), files < leastFiles {
      return "the limit of \(files) open files (ulimit -n) is too low: \(leastFiles) are needed"
    }
    return nil
  }

  /// The most worker processes that can run at once within the limit of open files.
  static var mostWorkers: Int {
    guard let files = limit(RLIMIT_NOFILE), files > otherFiles else { return .max }
    return max(1, Int(clamping: (files - otherFiles) / filesPerWorker))
  }

  /// The soft limit of a resource; `nil` if it is unlimited.
  private static func limit(_ resource: Resource) -> rlim_t? {
    var limit = rlimit()
    #if os(Linux)
      let code = getrlimit(__rlimit_resource_t(resource.rawValue), &limit)
    #else
      let code = getrlimit(resource, &limit)
    #endif
    return code == 0 && limit.rlim_cur < 1 << 62 ? limit.rlim_cur : nil
  }
}
