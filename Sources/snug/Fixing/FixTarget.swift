import Environments
import Foundation
import InputFiles

/// Checks whether a document may be written by `--fix`.
struct FixTarget {
  /// Why a document is not written, without a capital letter and a period.
  struct Refusal: Error {
    var reason: String
  }

  /// Throws the reason if a document may not be written.
  ///
  /// - Parameter isForced: whether changes that git cannot bring back may be overwritten.
  static func check(_ path: String, isForced: Bool) async throws {
    var status = stat()
    guard lstat(path, &status) == 0 else { throw Refusal(reason: "it is gone") }
    if ProjectRoots.leadsOut(path) { throw Refusal(reason: "a link leads out of the project; name what it leads to") }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFLNK: throw Refusal(reason: "it is a link; name what it leads to")
    default: throw Refusal(reason: "it is no regular file")
    }
    if status.st_mode & 0o222 == 0 || access(path, W_OK) != 0 { throw Refusal(reason: "it is read-only") }
    try await checkRepository(of: path, isForced: isForced)
  }

  /// Throws if git cannot bring the document back, or the document belongs to a submodule.
  private static func checkRepository(of path: String, isForced: Bool) async throws {
    guard let places = GitFolder(around: path) else {
      if isForced { return }
      throw Refusal(reason: "it is in no git repository, which could bring it back; --force writes it all the same")
    }
    let current = FileManager.default.currentDirectoryPath
    let outside = URL(filePath: places.workTree).deletingLastPathComponent().path
    if let other = GitFolder(around: outside), !ProjectRoots.isInside(places.workTree, current) {
      let name = RelativePath.of(places.workTree, from: other.workTree)
      throw Refusal(reason: "it belongs to the repository \(name) inside of another; run Snug in that folder")
    }
    if isForced { return }
    guard try await GitRepository(around: path)?.isCommitted(path) == true else {
      throw Refusal(reason: "it has changes that are not committed; --force writes it all the same")
    }
  }
}
