import Dispatch
import EventPublishers

/// A scheduler whose clock goes on when a test says so.
nonisolated final class TestScheduler: Scheduler {
  typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  typealias SchedulerOptions = Never

  private struct Entry {
    let id: Int
    var time: SchedulerTimeType
    let interval: SchedulerTimeType.Stride?
    let action: () -> Void
  }

  private(set) var now = SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000_000_000))
  let minimumTolerance = SchedulerTimeType.Stride.zero
  private var entries: [Entry] = []
  private var nextID = 0

  /// How much is still to be done.
  var count: Int { entries.count }

  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { add(now, nil, action) }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    add(date, nil, action)
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let id = add(date, interval, action)
    return AnyCancellable { [weak self] in self?.entries.removeAll { $0.id == id } }
  }

  /// Does in order what is due until then.
  func advance(by stride: SchedulerTimeType.Stride = .zero) {
    let end = now.advanced(by: stride)
    while let next = entries.filter({ $0.time <= end }).min(by: { ($0.time, $0.id) < ($1.time, $1.id) }) {
      now = max(now, next.time)
      let index = entries.firstIndex { $0.id == next.id }
      if let index, let interval = next.interval {
        entries[index].time = next.time.advanced(by: interval)
      } else if let index {
        entries.remove(at: index)
      }
      next.action()
    }
    now = end
  }

  @discardableResult
  private func add(
    _ time: SchedulerTimeType, _ interval: SchedulerTimeType.Stride?, _ action: @escaping () -> Void
  ) -> Int {
    nextID += 1
    entries.append(Entry(id: nextID, time: time, interval: interval, action: action))
    return nextID
  }
}
