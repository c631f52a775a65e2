/// What a worker process may use.
struct WorkerLimits: Sendable {
  /// Megabytes that it may hold.
  var memory = Int.max
  /// Seconds for its start, and for each request.
  var timeout = Double.infinity
}

extension WorkerOptions {
  /// The limits that the program itself keeps watch over.
  ///
  /// A worker has an alarm of its own, which is exact. The program acts only on one that the alarm does not end: because
  /// it was stopped, or stands still while it reads or writes. So its clock goes off later.
  var limitsOfWorkers: WorkerLimits { WorkerLimits(memory: memory, timeout: timeout + Self.margin) }

  /// Seconds.
  private static let margin = 2.0
}
