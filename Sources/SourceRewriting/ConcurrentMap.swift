import Foundation
import Synchronization

extension Array where Element: Sendable {
  /// The results of a function for all elements, in their order, computed in parallel.
  ///
  /// Each thread gets a stack as large as that of a main thread, because parsing is deeply recursive.
  ///
  /// - Complexity: *n* calls on as many threads as there are processors.
  package func concurrentMap<Result: Sendable>(_ transform: @escaping @Sendable (Element) -> Result) -> [Result] {
    let results = Mutex([Result?](repeating: nil, count: count))
    let next = Mutex(0)
    let group = DispatchGroup()
    for _ in 0..<Swift.min(count, ProcessInfo.processInfo.activeProcessorCount) {
      group.enter()
      let thread = Thread {
        while true {
          let index = next.withLock { next in
            defer { next += 1 }
            return next
          }
          guard index < count else { break }
          let result = transform(self[index])
          results.withLock { $0[index] = result }
        }
        group.leave()
      }
      thread.stackSize = 8 << 20
      thread.start()
    }
    group.wait()
    return results.withLock { $0.compactMap(\.self) }
  }
}
