/// The worker processes of the preview that run one program: `snug` itself or an app.
@MainActor struct PreviewWorkers {
  /// The worker that draws pictures.
  let pictures: LastingWorker
  /// The worker that audits. It is separate, because pictures should not wait for an audit.
  let audits: LastingWorker
  /// The worker that runs the live screen; `nil` if the program is not an app.
  let live: LastingWorker?

  /// - Parameters:
  ///   - program: the program that the processes run; `nil` until it is built.
  ///   - limits: the memory and time that each process may use.
  ///   - isApp: whether the program is an app.
  init(program: WorkerProgram?, limits: WorkerLimits, isApp: Bool) {
    pictures = LastingWorker(program: program, limits: limits)
    audits = LastingWorker(program: program, limits: limits)
    live = isApp ? LastingWorker(program: program, limits: limits, findsPlaceOfCrash: true) : nil
  }

  /// All workers.
  var all: [LastingWorker] { [pictures, audits] + (live.map { [$0] } ?? []) }

  /// Replaces all processes by new ones that run another program.
  func use(_ program: WorkerProgram) {
    for worker in all { worker.use(program) }
  }

  /// Replaces all processes by new ones that run the same program.
  func restart() {
    for worker in all {
      if let program = worker.program { worker.use(program) }
    }
  }
}
