import Foundation
import Subprocess
import SystemPackage
import TestSupport
import Testing

@testable import snug

/// The files of a revision are written as they are stored, into a folder that does not stay.
@MainActor
struct RevisionFolderTests {
  private let repository: TestRepository
  private var folder: TemporaryFolder { repository.folder }

  init() async throws {
    repository = try await TestRepository()
  }

  private func revision(_ name: String = "HEAD") async throws -> RevisionFolder {
    let opened = try #require(try await GitRepository(around: folder.path))
    let commit = try await opened.commit(name)
    return try await RevisionFolder(commit, files: try await opened.files(of: commit), of: opened)
  }

  private func files(in revision: RevisionFolder) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: revision.path).filter {
      GitFolder.kind(of: "\(revision.path)/\($0)") == S_IFREG
    }.sorted()
  }

  @Test func whatDocumentsDependOnIsWritten() async throws {
    for name in [
      "App/Main.storyboard", "App/de.lproj/Main.strings", "App/A.xcassets/a.imageset/a.png", "App/Main.swift",
      "App/notes.md", "project.yml", "App/Empty.xib",
    ] { try folder.write(name == "App/Empty.xib" ? "" : name, to: name) }
    try await repository.commit("last", as: "App/Last.xib")
    let revision = try await revision()
    let names = try files(in: revision)
    #expect(
      names == [
        "App/A.xcassets/a.imageset/a.png", "App/Empty.xib", "App/Last.xib", "App/Main.storyboard", "App/Main.swift",
        "App/de.lproj/Main.strings", "project.yml",
      ])
    #expect(try String(contentsOfFile: "\(revision.path)/App/Main.swift", encoding: .utf8) == "App/Main.swift")
    #expect(try Data(contentsOf: URL(filePath: "\(revision.path)/App/Empty.xib")).isEmpty)
  }

  /// In the place of a link there is the file that it leads to, if that is of the revision.
  @Test func symbolicLinks() async throws {
    try folder.write("screen", to: "App/Screen.xib")
    try folder.write("secret", to: "secret.xib")
    let outside = try TemporaryFolder()
    try outside.write("outside", to: "secret.xib")
    for (name, target) in [
      "App/Same.xib": "Screen.xib", "Other.xib": "./App/../App/Screen.xib", "Out.xib": "\(outside.path)/secret.xib",
      "Up.xib": "../../../../etc/passwd", "App/Loop.xib": "Loop.xib", "App/Folder.xib": ".",
    ] { try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/\(name)", withDestinationPath: target) }
    try await repository.commit("last", as: "App/Last.xib")
    let revision = try await revision()
    #expect(
      try files(in: revision) == [
        "App/Last.xib", "App/Same.xib", "App/Screen.xib", "Other.xib", "secret.xib",
      ])
    #expect(try String(contentsOfFile: "\(revision.path)/Other.xib", encoding: .utf8) == "screen")
    var status = stat()
    #expect(lstat("\(revision.path)/App/Same.xib", &status) == 0 && status.st_mode & S_IFMT == S_IFREG)
  }

  /// Without its filter, the content of a pointer comes from the folder in which git-lfs keeps it.
  @Test func pointersOfLargeFiles() async throws {
    let name = String(repeating: "a1", count: 32)
    func pointer(_ name: String) -> String {
      "version https://git-lfs.github.com/spec/v1\noid sha256:\(name)\nsize 7\n"
    }
    try folder.write(pointer(name), to: "App/Fetched.xib")
    try folder.write(pointer(String(repeating: "b2", count: 32)), to: "App/Missing.xib")
    try await repository.commit("last", as: "App/Last.xib")
    try folder.write("content", to: ".git/lfs/objects/a1/a1/\(name)")
    let revision = try await revision()
    #expect(try String(contentsOfFile: "\(revision.path)/App/Fetched.xib", encoding: .utf8) == "content")
    #expect(try String(contentsOfFile: "\(revision.path)/App/Missing.xib", encoding: .utf8).hasPrefix("version "))
  }

  @Test func largeFilesAreNotWritten() async throws {
    try folder.write("", to: "App/Large.xib")
    #expect(truncate("\(folder.path)/App/Large.xib", 65 << 20) == 0)
    try await repository.commit("last", as: "App/Last.xib")
    let revision = try await revision()
    var status = stat()
    #expect(stat("\(revision.path)/App/Large.xib", &status) == 0)
    #expect(status.st_size == 65 << 20)
    #expect(status.st_blocks == 0)
    #expect(try String(contentsOfFile: "\(revision.path)/App/Last.xib", encoding: .utf8) == "last")
  }

  /// A clone without all files: nothing is fetched, and what the message says helps.
  @Test func partialClones() async throws {
    try await repository.git("config", "uploadpack.allowFilter", "true")
    for text in ["Welcome", "Hello"] {
      try await repository.commit(
        DiffCommandTests.signIn.replacing("text=\"Welcome\"", with: "text=\"\(text)\""), as: "App/Screen.xib")
    }
    let clone = TestRepository(existing: try TemporaryFolder())
    try FileManager.default.removeItem(atPath: clone.folder.path)
    try await repository.git(
      "clone", "--quiet", "--filter=blob:none", "file://\(folder.path)", clone.folder.path)
    func compare() async throws -> CapturedConsole {
      try await CapturedConsole.run(
        "diff", "HEAD~1..HEAD", clone.folder.path, "--jobs", "1", "--device", "retina4_0", "--text-size", "L"
      ).console
    }
    let place = try #require(GitFolder(around: clone.folder.path)).workTree
    #expect(
      try await compare().reports == [
        """
        error: \(place): the repository lacks files of a revision, and Snug fetches nothing. If it is a partial clone, \
        fetch them: git fetch --refetch --no-filter
        """
      ])
    try await clone.git("fetch", "--quiet", "--refetch", "--no-filter")
    #expect(try await compare().output.contains("text: “Welcome” → “Hello”"))
  }

  // MARK: Folders that do not stay

  @Test func foldersOfKilledRunsAreDeletedByTheNext() async throws {
    let temporary = try TemporaryFolder()
    let precious = try TemporaryFolder()
    try precious.write("mine", to: "file")
    func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: temporary.path).sorted() }
    try FileManager.default.createSymbolicLink(
      atPath: "\(temporary.path)/snug-scratch-link", withDestinationPath: precious.path)
    try temporary.write("not a folder", to: "snug-scratch-file")
    try temporary.write("of somebody else", to: "other/file")
    for text in ["One", "Two"] { try await repository.commit(text, as: "App/Screen.xib") }
    // A git that takes its time, so that the run can be killed while it asks.
    try precious.write(program: "exec sleep 2", to: "bin/git")
    func run(_ line: String) async throws {
      let result = try await Subprocess.run(
        .path("/bin/sh"), arguments: ["-c", line],
        environment: .inherit.updating([
          "snug": try WorkerProgram.built([]).executable, "folder": folder.path, "TMPDIR": temporary.path,
          "fake": "\(precious.path)/bin",
        ]), output: .discarded, error: .discarded)
      _ = result
    }
    try await run(
      """
      PATH="$fake:$PATH" "$snug" diff HEAD~1..HEAD "$folder" & snug=$!
      while [ $(ls "$TMPDIR" | wc -l) -lt 4 ]; do sleep 0.05; done
      kill -9 $snug
      wait
      """)
    #expect(try names().count == 4)
    try await run("\"$snug\" diff HEAD~1..HEAD \"$folder\" --jobs 1")
    #expect(try names() == ["other", "snug-scratch-file", "snug-scratch-link"])
    #expect(FileManager.default.fileExists(atPath: "\(precious.path)/file"))
  }

  @Test func foldersOfLivingRunsStay() throws {
    let first = try ScratchFolder()
    let second = try ScratchFolder()
    #expect(FileManager.default.fileExists(atPath: first.path))
    var status = stat()
    #expect(stat(second.path, &status) == 0 && status.st_mode & 0o777 == 0o700)
  }
}
