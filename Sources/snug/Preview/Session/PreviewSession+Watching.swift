import Foundation

/// What happens when files are saved.
extension PreviewSession {
  /// How many signals of the clock pass between two lines for pages that say nothing, and between two searches for new files.
  private static var quietSignals: Int { 20 }

  /// Looks for documents and for what lies beside them, and watches all of it.
  ///
  /// - Returns: whether there are new documents.
  @discardableResult func findFiles() -> Bool {
    let isNew = documents.search()
    files = ProjectFiles(below: documents.paths)
    var watched = Set(documents.found.map(\.path)).union(files.resources)
    if let configuration = documents.configuration { watched.insert(configuration) }
    for app in apps {
      watched.formUnion(files.sources.filter(app.owns))
      watched.formUnion(app.otherFiles)
    }
    watch.watch(watched)
    let around = watched.map { ($0 as NSString).deletingLastPathComponent }.map { $0.isEmpty ? "." : $0 }
    folders.watch(files.folders.union(around))
    return isNew
  }

  /// Acts on saves until the signals end.
  func look() async {
    var quiet = 0
    var isStale = false
    for await _ in folders.signals {
      let changed = Set(watch.changes())
      if !changed.isEmpty {
        announce(changed)
        // A new file may have come with it.
        isStale = true
        continue
      }
      quiet += 1
      guard isStale || quiet % Self.quietSignals == 0 else { continue }
      isStale = false
      // A line now and then lets the server notice that a page has gone.
      if quiet % Self.quietSignals == 0 { events.send("alive", "{}") }
      if findFiles() { events.send("documents", "{}") }
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
    for app in apps where changed.contains(where: { app.isBuilt(from: $0) }) {
      Task { await build(app) }
    }
  }

  /// Has an app's workers begin anew, and tells the pages.
  private func restart(_ app: PreviewApp) {
    app.workers.restart()
    for (place, document) in documents.found.enumerated() where app.owns(document.path) { saved(place) }
  }

  /// Builds an app, and tells the pages how far it is.
  func build(_ app: PreviewApp) async {
    await app.build { state in
      if let data = try? JSONEncoder().encode(state) { events.send("build", String(decoding: data, as: UTF8.self)) }
      guard state.phase == .built else { return }
      findFiles()
      events.send("documents", "{}")
      for (place, document) in documents.found.enumerated() where app.owns(document.path) { saved(place) }
    }
  }
}
