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
  /// A worker is ended by an exact alarm of its own. The program ends a worker only if the alarm does not, because the
  /// worker was stopped or is blocked while it reads or writes. So the program's limit is later.
  var limitsOfWorkers: WorkerLimits { WorkerLimits(memory: memory, timeout: timeout + Self.margin) }

  /// How much later than a worker's alarm the program acts, in seconds.
  private static let margin = 2.0
}
