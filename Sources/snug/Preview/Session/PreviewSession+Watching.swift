import Environments
import Foundation

/// Watching files, and reacting when they are saved.
extension PreviewSession {
  /// The longest time without an event for the pages. Sending an event shows the server whether a page is still open.
  private static var longestSilence: Duration { .seconds(9) }
  /// The time without a save after which new files are searched for.
  private static var pause: Duration { .milliseconds(250) }

  /// Searches for documents, resources and sources below the given paths, and watches all of them for changes.
  ///
  /// - Parameter onlyIfNew: whether to do nothing if no file was added, removed or renamed.
  /// - Returns: whether new documents were found.
  @discardableResult func findFiles(onlyIfNew: Bool = false) -> Bool {
    let files = ProjectFiles(below: documents.paths)
    if onlyIfNew, files == self.files { return false }
    self.files = files
    let isNew = documents.search()
    var watched = Set(documents.found.map(\.path)).union(files.resources)
    if let configuration = documents.configuration { watched.insert(configuration) }
    for app in apps {
      watched.formUnion(files.sources.filter(app.owns))
      watched.formUnion(app.otherFiles)
    }
    watch.watch(watched)
    folders.watch(files.folders.union(watched.map(RelativePath.folder(around:))))
    return isNew
  }

  /// Reacts to changed files until the stream of signals ends.
  func look() async {
    var spoken = ContinuousClock.now
    /// The time of the last change after which new files were not searched for yet.
    var stale: ContinuousClock.Instant?
    for await signal in folders.signals {
      let changed = Set(watch.changes())
      let now = ContinuousClock.now
      if signal == .kernel || !changed.isEmpty { stale = now }
      if !changed.isEmpty {
        spoken = now
        announce(changed)
      } else if now - spoken > Self.longestSilence {
        spoken = now
        events.send("alive", "{}")
        // For some folders, such as network volumes, the kernel reports no changes, so new files are searched for
        // from time to time.
        stale = stale ?? now - Self.pause
      }
      if signal == .clock, let since = stale, now - since >= Self.pause {
        stale = nil
        if findFiles(onlyIfNew: true) { events.send("documents", "{}") }
      }
    }
  }

  private func announce(_ changed: Set<String>) {
    for (place, document) in documents.found.enumerated() where changed.contains(document.path) {
      guard let app = app(of: document) else {
        saved(place)
        continue
      }
      // The app's workers are restarted, because the app's code may load any of its documents. A changed Swift file
      // is announced later, after the build.
      if !document.path.hasSuffix(".swift") { restart(app) }
    }
    if !changed.isDisjoint(with: files.resources) {
      for app in apps { restart(app) }
      saved(nil)
    }
    if let configuration = documents.configuration, changed.contains(configuration) {
      findFiles()
      saved(nil)
    }
    for app in apps where changed.contains(where: { app.isBuilt(from: $0) }) { app.build() }
  }

  /// Restarts an app's worker processes, and notifies the pages.
  private func restart(_ app: PreviewApp) {
    app.workers.restart()
    saved(nil)
  }

  /// Builds an app whenever its sources are saved, and sends the state of the build to the pages.
  func run(_ app: PreviewApp) async { await app.run { self.tell($0, of: app) } }

  private func tell(_ state: AppBuildState, of app: PreviewApp) {
    send(state)
    guard state.phase == .built, app.takeNewProgram() else { return }
    findFiles()
    events.send("documents", "{}")
    // One event for all documents is sent, because the oldest are dropped if too many events wait for a page.
    saved(nil)
    walk(through: app)
  }

  private func send(_ state: AppBuildState) {
    if let data = try? JSONEncoder().encode(state) { events.send("build", PlainLine.ofJSON(data)) }
  }

  /// Walks through an app, if that is wanted. The pages get the reached screens at its end.
  private func walk(through app: PreviewApp) {
    walks?.walk(
      through: app, beginningIn: documents.beginnings.filter { self.app(of: $0) === app },
      shown: { words in
        app.showWalk(words)
        self.send(app.state)
      },
      done: { screens, path in
        self.documents.take(screens, from: path)
        self.events.send("documents", "{}")
        self.saved(nil)
      })
  }
}
