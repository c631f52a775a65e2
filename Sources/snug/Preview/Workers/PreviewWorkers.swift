/// The workers that load the documents of one program.
@MainActor struct PreviewWorkers {
  /// Draws pictures.
  let pictures: LastingWorker
  /// Audits. It is separate, because an audit takes longer than a picture may wait.
  let audits: LastingWorker
  /// Holds the live screen; `nil` if no app's code runs.
  let live: LastingWorker?

  /// - Parameters:
  ///   - program: what they run; `nil` as long as it is not built.
  ///   - limits: what each may use.
  ///   - isApp: whether an app's code runs.
  init(program: WorkerProgram?, limits: WorkerLimits, isApp: Bool) {
    pictures = LastingWorker(program: program, limits: limits)
    audits = LastingWorker(program: program, limits: limits)
    live = isApp ? LastingWorker(program: program, limits: limits, findsPlaceOfCrash: true) : nil
  }

  /// All of them.
  var all: [LastingWorker] { [pictures, audits] + (live.map { [$0] } ?? []) }

  /// Runs another program from now on.
  func use(_ program: WorkerProgram) {
    for worker in all { worker.use(program) }
  }

  /// Has each begin anew, with the program that it has.
  func restart() {
    for worker in all {
      if let program = worker.program { worker.use(program) }
    }
  }
}
