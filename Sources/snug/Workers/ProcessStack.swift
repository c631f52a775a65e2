import Foundation

/// The stack of the main thread of worker processes.
///
/// Views may be nested hundreds of levels deep, and layout visits them recursively, for which the usual 8 MB are too
/// few. A process gets the size of its stack when it starts, from the limit that it inherits.
enum ProcessStack {
  /// The size in bytes. Only the used part of the stack takes memory.
  private static let size: rlim_t = 512 << 20

  /// Raises the stack limit that processes started from now on inherit, as far as the system allows.
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
