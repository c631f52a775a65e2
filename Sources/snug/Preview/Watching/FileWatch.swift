/// Notices that files were saved, by comparing their states.
///
/// A look costs one system call per file. A file that changes while it is read has another state afterwards, so the
/// last save is never missed.
@MainActor final class FileWatch {
  private var stamps: [String: FileStamp?] = [:]
  private var paths: [String] = []

  /// Watches files from now on, and no others.
  func watch(_ paths: some Sequence<String>) {
    self.paths = Array(paths)
    let known = stamps
    stamps = [:]
    for path in self.paths { stamps[path] = known[path] ?? FileStamp(path) }
  }

  /// The files that are not as they were at the last look.
  func changes() -> [String] {
    paths.filter { path in
      let stamp = FileStamp(path)
      guard stamps[path] != .some(stamp) else { return false }
      stamps[path] = .some(stamp)
      return true
    }
  }
}
