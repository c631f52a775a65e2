import Foundation

/// Does the same work on many inputs on all cores, and hands the results on in the order of the inputs.
///
/// At most a few results per worker wait for their turn, so memory does not grow with the number of inputs. Workers
/// are threads of their own because views may be nested thousands deep, and walking such a tree takes more stack than
/// the threads of Swift's pool have.
struct OrderedWork<Input: Sendable, Result: Sendable>: Sendable {
  private let inputs: [Input]
  private let workers: Int
  private let work: @Sendable (Input) -> Result

  /// Stack of a worker in bytes. Only what is used of it takes memory.
  private static var stackSize: Int { 512 << 20 }

  /// - Parameters:
  ///   - inputs: what to work on.
  ///   - workers: the number of threads; by default one for each core.
  ///   - work: called once for each input, on any thread.
  init(
    _ inputs: [Input], workers: Int = ProcessInfo.processInfo.activeProcessorCount,
    work: @escaping @Sendable (Input) -> Result
  ) {
    self.inputs = inputs
    self.workers = max(1, min(workers, inputs.count))
    self.work = work
  }

  /// Works, and calls `consume` on the calling thread with each input's index and result, in order.
  ///
  /// If `consume` throws, no further input is begun, and the error is thrown on.
  func run(consume: (Int, Result) throws -> Void) throws {
    let queue = Queue(count: inputs.count, window: workers * 4)
    for _ in 0..<workers {
      let thread = Thread { [inputs, work] in
        while let index = queue.next() {
          queue.finish(index, with: work(inputs[index]))
        }
      }
      thread.stackSize = Self.stackSize
      thread.start()
    }
    for index in inputs.indices {
      do {
        try consume(index, queue.result(at: index))
      } catch {
        queue.cancel()
        throw error
      }
    }
  }

  /// What workers and consumer share. All state is touched under the condition's lock only, which the compiler cannot
  /// see.
  private final class Queue: @unchecked Sendable {
    private let condition = NSCondition()
    private let count: Int
    private let window: Int
    private var begun = 0
    private var consumed = 0
    private var finished: [Int: Result] = [:]

    init(count: Int, window: Int) {
      self.count = count
      self.window = window
    }

    /// The next input to work on; waits while too many results wait to be consumed. `nil` when none is left.
    func next() -> Int? {
      condition.lock()
      defer { condition.unlock() }
      while begun < count, begun >= consumed + window { condition.wait() }
      guard begun < count else { return nil }
      begun += 1
      return begun - 1
    }

    func finish(_ index: Int, with result: Result) {
      condition.lock()
      defer { condition.unlock() }
      finished[index] = result
      condition.broadcast()
    }

    func result(at index: Int) -> Result {
      condition.lock()
      defer { condition.unlock() }
      while true {
        if let result = finished.removeValue(forKey: index) {
          consumed = index + 1
          condition.broadcast()
          return result
        }
        condition.wait()
      }
    }

    func cancel() {
      condition.lock()
      defer { condition.unlock() }
      begun = count
      condition.broadcast()
    }
  }
}
