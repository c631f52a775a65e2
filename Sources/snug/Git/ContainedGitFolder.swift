import Foundation
import InputFiles

/// A temporary git folder (`GIT_DIR`) that gives git the objects and refs of a repository without its settings, hooks
/// and index, which could make git run other programs.
///
/// New objects are stored only in this folder, which is deleted when the object is released.
final class ContainedGitFolder: Sendable {
  /// Runs git with this folder.
  let git: Git
  /// The settings of the repository that are copied into this folder: those with which git runs no program.
  let settings: GitSettings
  private let scratch: ScratchFolder

  /// Files that all work trees of a repository share: the packed refs, and the boundary commits of a shallow clone.
  private static let files = ["packed-refs", "shallow"]
  /// Files with special refs that belong to one work tree.
  private static let ownFiles = [
    "FETCH_HEAD", "ORIG_HEAD", "MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD", "REBASE_HEAD", "BISECT_HEAD",
  ]

  /// Makes the folder.
  ///
  /// - Throws: ``Git/Failure`` if the settings of the repository cannot be read.
  init(of folder: GitFolder) async throws {
    scratch = try ScratchFolder()
    let path = scratch.path
    settings = try await GitSettings(of: folder, with: Git(folder: path))
    git = Git(folder: path, workTree: folder.workTree)
    let files = FileManager.default
    for name in ["objects/info", "logs", "info"] {
      try files.createDirectory(atPath: "\(path)/\(name)", withIntermediateDirectories: true)
    }
    func write(_ text: String, to name: String) throws {
      try Data(text.utf8).write(to: URL(filePath: "\(path)/\(name)"))
    }
    func link(_ name: String, to target: String, kind: mode_t = S_IFREG) throws {
      guard GitFolder.kind(of: target) == kind else { return }
      try files.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: target)
    }
    let objects = "\(folder.common)/objects".replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    try write("\"\(objects)\"\n", to: "objects/info/alternates")
    try write(settings.text, to: "config")
    // HEAD is copied, because git takes a HEAD that is a symbolic link for a branch.
    try RegularFile.read("\(folder.own)/HEAD", atMost: 1, isNamed: true).write(to: URL(filePath: "\(path)/HEAD"))
    try link("refs", to: "\(folder.common)/refs", kind: S_IFDIR)
    try link("reftable", to: "\(folder.own)/reftable", kind: S_IFDIR)
    for name in Self.files { try link(name, to: "\(folder.common)/\(name)") }
    for name in Self.ownFiles { try link(name, to: "\(folder.own)/\(name)") }
    // The reflogs are needed for revisions such as `main@{1}`.
    try link("logs/HEAD", to: "\(folder.own)/logs/HEAD")
    try link("logs/refs", to: "\(folder.common)/logs/refs", kind: S_IFDIR)
    try link("info/exclude", to: "\(folder.common)/info/exclude")
    try link("info/sparse-checkout", to: "\(folder.own)/info/sparse-checkout")
  }

  /// The path of the file with the patterns of a sparse checkout; `nil` for a full checkout.
  var sparsePatterns: String? {
    let path = "\(scratch.path)/info/sparse-checkout"
    return settings.isSparse && GitFolder.kind(of: path) == S_IFREG ? path : nil
  }
}
