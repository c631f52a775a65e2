/// Finds the files that were saved, by comparing their stamps with the previous ones.
///
/// Each check costs one system call per file. A file that changes while it is read has another stamp afterwards, so the
/// last save is never missed.
@MainActor final class FileWatch {
  private var stamps: [String: FileStamp?] = [:]
  private var paths: [String] = []

  /// Sets the files to watch. Files that were watched before keep their stamps.
  func watch(_ paths: some Sequence<String>) {
    self.paths = Array(paths)
    let known = stamps
    stamps = [:]
    for path in self.paths { stamps[path] = known[path] ?? FileStamp(path) }
  }

  /// The files that changed, appeared or disappeared since the last call.
  func changes() -> [String] {
    paths.filter { path in
      let stamp = FileStamp(path)
      guard stamps[path] != .some(stamp) else { return false }
      stamps[path] = .some(stamp)
      return true
    }
  }
}
