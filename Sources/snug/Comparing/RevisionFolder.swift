import Foundation

/// A folder with the files of a revision that affect its documents. It is deleted with the value.
final class RevisionFolder {
  /// The folder. It has a folder `.git`, which marks the root of a project.
  let path: String

  /// Checks a revision out.
  ///
  /// - Parameters:
  ///   - commit: the revision.
  ///   - files: all of its files.
  ///   - repository: the repository that it is of.
  init(_ commit: String, files: [String], of repository: GitRepository) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("snug-diff-\(UUID().uuidString)")
    path = folder.path
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent(".git"), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    UnfinishedOutput.begin(folder: path)
    try await repository.checkOut(files.filter(Self.matters), of: commit, to: path)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
    UnfinishedOutput.end(folder: path)
  }

  /// Whether documents may depend on a file: a translation, asset catalog, project setting or source.
  private static func matters(_ path: String) -> Bool {
    path.contains(".xcassets/") || extensions.contains((path as NSString).pathExtension)
      || ["project.yml", "project.yaml"].contains((path as NSString).lastPathComponent)
  }

  private static let extensions: Set<String> = [
    "storyboard", "xib", "strings", "stringsdict", "xcstrings", "plist", "pbxproj", "xcconfig", "swift", "m", "mm", "h",
  ]
}
