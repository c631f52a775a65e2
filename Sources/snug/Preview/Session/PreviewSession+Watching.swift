import Environments
import Foundation

/// What happens when files are saved.
extension PreviewSession {
  /// The longest time without an event for the page. An event shows the server whether the page still exists.
  private static var longestSilence: Duration { .seconds(9) }
  /// How long no file must be saved before new files are searched for.
  private static var pause: Duration { .milliseconds(250) }

  /// Looks for documents and for what lies beside them, and watches all of it.
  ///
  /// - Parameter onlyIfNew: whether nothing is done if the names in the folders have not changed.
  /// - Returns: whether there are new documents.
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

  /// Acts on saves until the signals end.
  func look() async {
    var spoken = ContinuousClock.now
    /// The time of a save after which other files may still follow.
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
        // The kernel reports nothing about some folders.
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
      // Code may load any document of the app. Source files are announced when they are built.
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

  /// Restarts an app's workers, and tells the pages.
  private func restart(_ app: PreviewApp) {
    app.workers.restart()
    saved(nil)
  }

  /// Builds an app whenever it is saved, and tells the pages how far it is.
  func run(_ app: PreviewApp) async { await app.run { tell($0, of: app) } }

  private func tell(_ state: AppBuildState, of app: PreviewApp) {
    if let data = try? JSONEncoder().encode(state) { events.send("build", PlainLine.ofJSON(data)) }
    guard state.phase == .built, app.takeNewProgram() else { return }
    findFiles()
    events.send("documents", "{}")
    // One event for all documents is sent, because the oldest are dropped if too many events wait for a page.
    saved(nil)
  }
}
