import Foundation

/// A temporary folder that only the user can read. It is deleted when the object is released.
///
/// A process that is killed deletes nothing. So each folder is locked while its process lives, and making a new folder
/// deletes all abandoned folders, whose locks are free.
package final class ScratchFolder: Sendable {
  /// The path of the folder, with symbolic links resolved.
  package let path: String
  /// The descriptor that holds the lock on the folder.
  private let descriptor: Int32

  /// The beginning of the names of folders that are locked, or were locked by a process that has ended.
  private static let prefix = "snug-scratch-"
  /// The beginning of the names of folders that are not locked yet, and therefore must not be deleted as abandoned.
  private static let unlockedPrefix = "snug-new-"

  /// Makes the folder, and deletes those that killed runs have left.
  ///
  /// - Parameter longestPath: the most bytes that the path may have, as for sockets. If it would be longer, the folder
  ///   is made in `/tmp`.
  package init(longestPath: Int = .max) throws {
    var parent = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
    let name = UUID().uuidString
    if parent.utf8.count + Self.prefix.utf8.count + name.utf8.count >= longestPath { parent = "/tmp" }
    Self.removeAbandoned(in: parent)
    let first = "\(parent)/\(Self.unlockedPrefix)\(name)"
    try FileManager.default.createDirectory(
      atPath: first, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    descriptor = open(first, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    // If the file system does not support locks, folders of killed runs are not found and stay.
    if descriptor >= 0 { _ = flock(descriptor, LOCK_EX | LOCK_NB) }
    path = "\(parent)/\(Self.prefix)\(name)"
    try FileManager.default.moveItem(atPath: first, toPath: path)
    UnfinishedOutput.begin(folder: path)
  }

  deinit {
    remove()
    if descriptor >= 0 { close(descriptor) }
  }

  /// Deletes the folder now, before the object is released.
  package func remove() {
    try? FileManager.default.removeItem(atPath: path)
    UnfinishedOutput.end(folder: path)
  }

  /// Deletes the folders of the user's processes that have ended without deleting them.
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
