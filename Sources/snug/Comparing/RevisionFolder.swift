import Foundation
import InputFiles
import SystemPackage
import UIKit

/// A temporary folder with those files of a git revision that affect its documents. It is deleted when the object is
/// released.
final class RevisionFolder {
  /// The path of the folder. It contains an empty folder `.git`, which marks the root of a project.
  var path: String { scratch.path }
  private let scratch: ScratchFolder

  /// Writes the files of a revision exactly as git stores them: no filter of git runs, and no symbolic link is made.
  ///
  /// - Parameters:
  ///   - commit: the revision.
  ///   - files: all files of the revision.
  ///   - repository: the repository that contains the revision.
  init(_ commit: String, files: [GitRepository.File], of repository: GitRepository) async throws {
    scratch = try ScratchFolder()
    let path = scratch.path
    try FileManager.default.createDirectory(atPath: "\(path)/.git", withIntermediateDirectories: false)
    let chosen = try await Self.withoutLinks(files, of: repository).filter { Self.isSafe($0.path) }
    let store = "\(repository.places.common)/lfs/objects"
    var folders: Set<PathBytes> = []
    try await repository.read(chosen.map(\.object)) { index, content in
      let target = "\(path)/\(chosen[index].path)"
      let folder = (target as NSString).deletingLastPathComponent
      if folders.insert(PathBytes(folder)).inserted {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      }
      // Foundation's methods for writing are not used, because they wait for the disk after each file.
      let file = try FileDescriptor.open(
        target, .writeOnly, options: [.create, .exclusiveCreate, .closeOnExec], permissions: [.ownerReadWrite])
      try file.closeAfter {
        switch content {
        case .bytes(let bytes): try file.writeAll(LargeFilePointer.content(of: bytes, in: store) ?? bytes)
        // A file that is too large to be read is replaced by an empty (sparse) one of the same size. Later it is
        // refused for its size, like the original.
        case .large(let size): try file.resize(to: Int64(size))
        }
      }
    }
  }

  /// The files that documents may depend on. Each symbolic link is replaced by its target file, or left out if its
  /// target is not a file of the revision.
  private static func withoutLinks(
    _ files: [GitRepository.File], of repository: GitRepository
  ) async throws -> [GitRepository.File] {
    let chosen = files.filter { matters($0.path) }
    let links = chosen.filter(\.isLink)
    guard !links.isEmpty else { return chosen }
    let contents = Dictionary(
      files.filter { !$0.isLink }.map { ($0.path, $0.object) }, uniquingKeysWith: { first, _ in first })
    var targets: [String] = []
    try await repository.read(links.map(\.object)) { _, content in
      if case .bytes(let bytes) = content {
        targets.append(String(decoding: bytes, as: UTF8.self))
      } else {
        targets.append("/")
      }
    }
    let copies = zip(links, targets).compactMap { link, target -> GitRepository.File? in
      let folder = URL(filePath: "/" + link.path).deletingLastPathComponent()
      let path = URL(filePath: target, relativeTo: folder).standardizedFileURL.path.dropFirst()
      guard !target.hasPrefix("/"), let object = contents[String(path)] else { return nil }
      return GitRepository.File(path: link.path, object: object, isLink: false)
    }
    return chosen.filter { !$0.isLink } + copies
  }

  /// Whether a path of the revision is safe to write: it stays in the folder and is not in its `.git`. A maliciously
  /// made revision may contain other paths.
  private static func isSafe(_ path: String) -> Bool {
    !path.split(separator: "/", omittingEmptySubsequences: false).contains {
      ["", ".", "..", ".git"].contains($0.lowercased())
    }
  }

  /// Whether documents may depend on a file: a translation, asset catalog, project setting or source.
  private static func matters(_ path: String) -> Bool {
    path.contains(".xcassets/") || AppFile.extensions.contains((path as NSString).pathExtension)
      || ["project.yml", "project.yaml"].contains((path as NSString).lastPathComponent)
  }
}
