import Walking

/// Walks through the apps of a preview: again with each new program.
@MainActor final class PreviewWalks {
  private let limits: WorkerOptions
  private let console: any Console
  /// The walks that go on, by the names of the apps.
  private var tasks: [String: Task<Void, Never>] = [:]

  /// - Parameters:
  ///   - limits: the number of worker processes, and what each may use.
  ///   - console: the console that gets the lines of the walks.
  init(limits: WorkerOptions, console: any Console) {
    self.limits = limits
    self.console = console
  }

  /// Walks through an app. A walk of its earlier program is given up.
  ///
  /// - Parameters:
  ///   - app: the app, which runs.
  ///   - files: the files in one of which the app begins.
  ///   - shown: called with how far the walk has got, in words, and with `nil` at its end.
  ///   - done: called with the screens of the app, and the path of the file in which the app begins.
  func walk(
    through app: PreviewApp, beginningIn files: [FoundDocument], shown: @escaping @MainActor (String?) -> Void,
    done: @escaping @MainActor ([Walk], String) -> Void
  ) {
    tasks[app.name]?.cancel()
    guard let program = app.workers.pictures.program else { return }
    guard let start = AppWalker.beginning(in: files).map({ files[$0] }) else {
      return console.report("\(app.name): error: no file of the app starts it, so it is not walked through")
    }
    let walker = AppWalker(program: program, limits: limits, console: console) {
      if !Task.isCancelled { shown($0) }
    }
    tasks[app.name] = Task {
      let walk = try? await walker.walk(from: start)
      if Task.isCancelled { return }
      shown(nil)
      if let walk { done(walk.screens(ofFileAt: start.path), start.path) }
    }
  }

  /// Gives all walks up.
  func end() { tasks.values.forEach { $0.cancel() } }
}
