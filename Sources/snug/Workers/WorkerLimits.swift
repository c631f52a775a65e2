/// The memory and time that a worker process may use.
struct WorkerLimits: Sendable {
  /// The most resident memory, in megabytes.
  var memory = Int.max
  /// The most seconds for the start, and for each request.
  var timeout = Double.infinity
}

extension WorkerOptions {
  /// The limits that the main process enforces.
  ///
  /// A worker process ends itself by an exact alarm. The main process kills a worker only if the alarm does not, for
  /// example because the worker was suspended or is blocked in reading or writing. So the main process waits a little
  /// longer.
  var limitsOfWorkers: WorkerLimits { WorkerLimits(memory: memory, timeout: timeout + Self.margin) }

  /// The number of seconds that the main process waits after a worker's own alarm.
  private static let margin = 2.0
}
