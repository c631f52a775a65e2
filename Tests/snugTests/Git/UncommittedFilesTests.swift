import Foundation
import TestSupport
import Testing

@testable import snug

/// What differs from a revision is told by the files themselves, without the index, and as git tells it.
@MainActor
struct UncommittedFilesTests {
  private let repository: TestRepository
  private var folder: TemporaryFolder { repository.folder }

  init() async throws {
    repository = try await TestRepository()
    for name in ["A", "B", "C"] { try repository.folder.write("text of \(name)\nand more\n", to: "App/\(name).xib") }
    try await repository.commit("*.log.xib\n", as: ".gitignore")
  }

  /// The files that differ from HEAD, as `M`, `A`, `D` or `old → new`.
  private func changes(since revision: String = "HEAD", in place: String = "") async throws -> [String] {
    let opened = try #require(try await GitRepository(around: folder.path + place))
    return try await opened.changedFiles(from: try await opened.commit(revision), to: nil).map { file in
      switch (file.old, file.new) {
      case (let old?, let new?): old == new ? "M \(new)" : "\(old) → \(new)"
      case (let old?, nil): "D \(old)"
      case (nil, let new?): "A \(new)"
      case (nil, nil): ""
      }
    }
  }

  @Test func changedAddedRemovedRenamed() async throws {
    #expect(try await changes() == [])
    try folder.write("text of A\nand other\n", to: "App/A.xib")
    try await repository.git("mv", "App/B.xib", "App/B two.xib")
    try FileManager.default.removeItem(atPath: "\(folder.path)/App/C.xib")
    try folder.write("new", to: "App/ü\nn\"ew.xib")
    try folder.write("ignored", to: "App/run.log.xib")
    try folder.write("neither a document nor its texts", to: "App/notes.md")
    let expected = ["M App/A.xib", "App/B.xib → App/B two.xib", "D App/C.xib", "A App/ü\nn\"ew.xib"]
    #expect(try await changes() == expected)
    // The index tells nothing.
    try await repository.git("add", "--all")
    #expect(try await changes() == expected)
    try await repository.git("update-index", "--assume-unchanged", "App/A.xib")
    #expect(try await changes() == expected)
    try FileManager.default.removeItem(atPath: "\(folder.path)/.git/index")
    #expect(try await changes() == expected)
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/.git/index"))
  }

  @Test func whatIsCommittedAndIgnoredIsCompared() async throws {
    try folder.write("one", to: "App/run.log.xib")
    try await repository.git("add", "--force", "App/run.log.xib")
    try await repository.git("commit", "--quiet", "--message", "Ignored")
    #expect(try await changes() == [])
    #expect(try await changes(since: "HEAD~1") == ["A App/run.log.xib"])
    try folder.write("two", to: "App/run.log.xib")
    #expect(try await changes() == ["M App/run.log.xib"])
  }

  @Test func lineEndsThatGitNormalisesAreNoChange() async throws {
    let windows = "text of A\r\nand more\r\n"
    try folder.write(windows, to: "App/A.xib")
    #expect(try await changes() == ["M App/A.xib"])
    try await repository.git("config", "core.autocrlf", "true")
    #expect(try await changes() == [])
    try await repository.git("config", "core.autocrlf", "false")
    try folder.write("*.xib text eol=crlf\n", to: ".gitattributes")
    #expect(try await changes() == [])
  }

  @Test func permissionsCountUnlessTheRepositorySaysOtherwise() async throws {
    #expect(chmod("\(folder.path)/App/A.xib", 0o755) == 0)
    #expect(try await changes() == ["M App/A.xib"])
    try await repository.git("config", "core.fileMode", "false")
    #expect(try await changes() == [])
  }

  /// Pipes, folders and links in the place of files; none is opened or followed.
  @Test func whatIsNoFileAnyMore() async throws {
    let files = FileManager.default
    for name in ["A", "B"] { try files.removeItem(atPath: "\(folder.path)/App/\(name).xib") }
    #expect(mkfifo("\(folder.path)/App/A.xib", 0o600) == 0)
    #expect(mkfifo("\(folder.path)/App/New.xib", 0o600) == 0)
    try files.createDirectory(atPath: "\(folder.path)/App/B.xib", withIntermediateDirectories: false)
    try files.createSymbolicLink(atPath: "\(folder.path)/App/L.xib", withDestinationPath: "/nowhere")
    #expect(try await changes() == ["D App/A.xib", "D App/B.xib", "A App/L.xib"])
    // A link to a folder in the place of the folder.
    try files.moveItem(atPath: "\(folder.path)/App", toPath: "\(folder.path)/Moved")
    try files.createSymbolicLink(atPath: "\(folder.path)/App", withDestinationPath: "Moved")
    #expect(try await changes() == ["D App/A.xib", "D App/B.xib", "App/C.xib → Moved/C.xib", "A Moved/L.xib"])
  }

  @Test func veryLargeFilesCountAsChanged() async throws {
    try folder.write("", to: "App/Large.xib")
    #expect(truncate("\(folder.path)/App/Large.xib", 100 << 20) == 0)
    #expect(truncate("\(folder.path)/App/A.xib", 100 << 20) == 0)
    #expect(try await changes() == ["M App/A.xib", "A App/Large.xib"])
  }

  @Test func foldersThatASparseCheckoutLeavesOutAreNotRemoved() async throws {
    try await repository.commit("other", as: "Other/D.xib")
    try await repository.git("sparse-checkout", "set", "App")
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/Other/D.xib"))
    #expect(try await changes() == [])
    try FileManager.default.removeItem(atPath: "\(folder.path)/App/A.xib")
    #expect(try await changes() == ["D App/A.xib"])
    try await repository.git("sparse-checkout", "disable")
    try FileManager.default.removeItem(atPath: "\(folder.path)/Other/D.xib")
    #expect(try await changes() == ["D App/A.xib", "D Other/D.xib"])
  }

  @Test func beforeTheFirstCommit() async throws {
    let empty = try await TestRepository()
    try empty.folder.write("text", to: "A.xib")
    let opened = try #require(try await GitRepository(around: empty.folder.path))
    #expect(try await opened.commitIfAny("HEAD") == nil)
    let tree = try await opened.treeOfFiles(with: [])
    #expect(try await opened.files(of: tree).map(\.path) == ["A.xib"])
  }

  // MARK: Where repositories are

  /// Of several checkouts of one repository, each has its own branch.
  @Test func severalCheckouts() async throws {
    let other = try TemporaryFolder()
    try await repository.git("worktree", "add", "--quiet", "-b", "second", "\(other.path)/Second")
    try other.write("text of A\nchanged\n", to: "Second/App/A.xib")
    let opened = try #require(try await GitRepository(around: "\(other.path)/Second/App"))
    #expect(try await opened.branch == "second")
    #expect(try await opened.commit("HEAD@{0}") == opened.commit("main"))
    #expect(
      try await opened.changedFiles(from: try await opened.commit("HEAD"), to: nil) == [
        GitRepository.ChangedFile(old: "App/A.xib", new: "App/A.xib")
      ])
    let first = try #require(try await GitRepository(around: folder.path))
    #expect(try await first.branch == "main")
  }

  @Test func submodulesAreRepositoriesOfTheirOwn() async throws {
    let outer = try await TestRepository()
    try await outer.git("-c", "protocol.file.allow=always", "submodule", "--quiet", "add", folder.path, "Library")
    try await outer.git("commit", "--quiet", "--message", "Library")
    try outer.folder.write("text of A\nchanged\n", to: "Library/App/A.xib")
    let places = try #require(GitFolder(around: "\(outer.folder.path)/Library/App/A.xib"))
    #expect(places.workTree.hasSuffix("/Library"))
    #expect(places.own.hasSuffix("/.git/modules/Library"))
    // To the outer repository, it is one entry.
    let whole = try #require(try await GitRepository(around: outer.folder.path))
    #expect(try await whole.changedFiles(from: try await whole.commit("HEAD"), to: nil) == [])
    #expect(try await whole.files(of: try await whole.commit("HEAD")).map(\.path) == [".gitmodules"])
  }

  @Test func whatTheBranchFollows() async throws {
    let clone = try TemporaryFolder()
    try await repository.git("clone", "--quiet", folder.path, "\(clone.path)/Clone")
    let opened = try #require(try await GitRepository(around: "\(clone.path)/Clone"))
    #expect(try await opened.commit("@{upstream}") == opened.commit("HEAD"))
  }

  @Test func repositoriesWithLongNamesOfObjects() async throws {
    let other = try TestRepository(existing: TemporaryFolder())
    try await other.git("init", "--quiet", "--object-format", "sha256")
    try await other.commit("text", as: "A.xib")
    try other.folder.write("other", to: "A.xib")
    let opened = try #require(try await GitRepository(around: other.folder.path))
    let head = try await opened.commit("HEAD")
    #expect(head.count == 64)
    #expect(try await opened.changedFiles(from: head, to: nil).count == 1)
  }

  @Test func anEmptyFolderNamedGitIsNoRepository() throws {
    let plain = try TemporaryFolder()
    try plain.write("", to: ".git/nothing")
    #expect(GitFolder(around: plain.path) == nil)
    let pipe = try TemporaryFolder()
    #expect(mkfifo("\(pipe.path)/.git", 0o600) == 0)
    #expect(GitFolder(around: pipe.path) == nil)
  }

  // MARK: Settings

  @Test(arguments: [
    ("core.autocrlf", true), ("extensions.objectformat", true), ("branch.a.b.merge", true),
    ("remote.origin.fetch", true),
    ("remote.origin.url", false), ("remote.origin.promisor", false), ("remote.origin.uploadpack", false),
    ("core.fsmonitor", false), ("core.hookspath", false), ("core.worktree", false), ("core.excludesfile", false),
    ("filter.merge.clean", false), ("include.path", false), ("extensions.partialclone", false),
    ("branch.x.mergeoptions", false),
  ])
  func onlyWhatIsListedIsTakenOver(_ key: String, _ isTakenOver: Bool) {
    #expect(GitSettings.isTakenOver(key) == isTakenOver)
  }

  /// A value cannot begin another setting.
  @Test func settingsAreQuoted() async throws {
    try await repository.git("config", "branch.a\"]b.merge", "x\"\n[core]\n\tfsmonitor = \"no\\")
    let places = try #require(GitFolder(around: folder.path))
    let empty = try TemporaryFolder()
    let text = try await GitSettings(of: places, with: Git(folder: empty.path)).text
    #expect(text.hasPrefix("[core]\n\trepositoryformatversion = \"0\"\n"))
    #expect(text.contains("[branch \"a\\\"]b\"]\n\tmerge = \"x\\\"\\n[core]\\n\tfsmonitor = \\\"no\\\\\"\n"))
  }

  @Test func settingsThatCannotBeRead() async throws {
    try folder.write("[core\n", to: ".git/config")
    let path = try #require(GitFolder(around: folder.path)).common
    await #expect(throws: Git.Failure.self) { _ = try await GitRepository(around: folder.path) }
    do {
      _ = try await GitRepository(around: folder.path)
    } catch let failure as Git.Failure {
      #expect(failure.description == "\(path)/config: git could not read it")
    }
    try FileManager.default.removeItem(atPath: "\(path)/config")
    #expect(mkfifo("\(path)/config", 0o600) == 0)
    do {
      _ = try await GitRepository(around: folder.path)
    } catch let failure as Git.Failure {
      #expect(failure.description == "\(path)/config: it is a pipe, not a file")
    }
  }

  // MARK: Time

  /// A pipe among the files that git reads.
  @Test func gitThatWaitsIsEnded() async throws {
    try FileManager.default.removeItem(atPath: "\(folder.path)/.gitignore")
    #expect(mkfifo("\(folder.path)/.gitignore", 0o600) == 0)
    let task = Task { try await changes() }
    try await Task.sleep(for: .milliseconds(300))
    task.cancel()
    // An interruption is one, and no fault of git.
    await #expect(throws: CancellationError.self) { _ = try await task.value }

    var git = Git(folder: "\(folder.path)/.git", workTree: folder.path)
    git.longest = .milliseconds(300)
    do {
      _ = try await git.output(["ls-files", "--others", "--exclude-standard"])
      Issue.record("git did not wait")
    } catch let failure as Git.Failure {
      #expect(failure.description == "git did not end within 0 s")
    }
  }
}
