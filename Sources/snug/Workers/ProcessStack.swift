import Foundation

/// The stack of the main thread of worker processes.
///
/// Views may be nested hundreds deep, and layout walks them recursively: 8 MB, which is usual, are too few. The size is
/// fixed when a process starts, from the limit that it inherits.
enum ProcessStack {
  /// Bytes. Only what is used of them takes memory.
  private static let size: rlim_t = 512 << 20

  /// Raises the limit for processes that are started from now on, as far as the system allows.
  static func raiseLimitOfChildren() {
    #if os(Linux)
      let resource = __rlimit_resource_t(RLIMIT_STACK.rawValue)
    #else
      let resource = RLIMIT_STACK
    #endif
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0, limit.rlim_cur < size else { return }
    limit.rlim_cur = min(size, limit.rlim_max)
    _ = setrlimit(resource, &limit)
  }
}
