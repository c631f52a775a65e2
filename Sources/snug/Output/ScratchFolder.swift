import Foundation

/// A folder for what a run needs only while it lasts, which nobody else can read. It is deleted with the value.
///
/// A process that is killed deletes nothing. So each folder is locked as long as its process lives, and whoever makes the
/// next one deletes those that no process holds any more.
package final class ScratchFolder: Sendable {
  /// The folder, without links.
  package let path: String
  /// Holds the lock.
  private let descriptor: Int32

  /// Folders that are locked or were so.
  private static let prefix = "snug-scratch-"
  /// A folder that is not locked yet. Nobody deletes it.
  private static let unlockedPrefix = "snug-new-"

  /// Makes the folder, and deletes those that killed runs have left.
  ///
  /// - Parameter longestPath: a longer path than this, in bytes, is not used; the folder is made in `/tmp` then.
  package init(longestPath: Int = .max) throws {
    var parent = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
    let name = UUID().uuidString
    if parent.utf8.count + Self.prefix.utf8.count + name.utf8.count >= longestPath { parent = "/tmp" }
    Self.removeAbandoned(in: parent)
    let first = "\(parent)/\(Self.unlockedPrefix)\(name)"
    try FileManager.default.createDirectory(
      atPath: first, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    descriptor = open(first, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    // Where there are no locks, folders of killed runs stay.
    if descriptor >= 0 { _ = flock(descriptor, LOCK_EX | LOCK_NB) }
    path = "\(parent)/\(Self.prefix)\(name)"
    try FileManager.default.moveItem(atPath: first, toPath: path)
    UnfinishedOutput.begin(folder: path)
  }

  deinit {
    remove()
    if descriptor >= 0 { close(descriptor) }
  }

  /// Deletes the folder before the value ends.
  package func remove() {
    try? FileManager.default.removeItem(atPath: path)
    UnfinishedOutput.end(folder: path)
  }

  /// Deletes the folders of a user's processes that are no more.
  private static func removeAbandoned(in parent: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? [] where name.hasPrefix(prefix) {
      let path = "\(parent)/\(name)"
      let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_uid == geteuid(), flock(descriptor, LOCK_EX | LOCK_NB) == 0
      else {
        continue
      }
      try? FileManager.default.removeItem(atPath: path)
    }
  }
}
