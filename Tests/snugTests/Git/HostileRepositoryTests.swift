import Foundation
import Subprocess
import SystemPackage
import TestSupport
import Testing

@testable import snug

/// Whatever a repository holds, no program runs but git, and the result is that of an honest one.
@MainActor
struct HostileRepositoryTests {
  private let repository: TestRepository
  private let marks: TemporaryFolder
  private var folder: TemporaryFolder { repository.folder }
  private var mark: String { "\(marks.path)/ran" }

  private static func document(_ text: String) -> String {
    DiffCommandTests.signIn.replacing("text=\"Welcome\"", with: "text=\"\(text)\"")
  }

  /// Two commits and a change that is not committed.
  init() async throws {
    repository = try await TestRepository()
    marks = try TemporaryFolder()
    for text in ["One", "Two"] {
      try await repository.commit(Self.document(text), as: "App/Screen.xib")
    }
    try repository.folder.write(Self.document("Three"), to: "App/Screen.xib")
  }

  /// Whether a program ran since this was asked last.
  private func ran() -> Bool {
    defer { try? FileManager.default.removeItem(atPath: mark) }
    return FileManager.default.fileExists(atPath: mark)
  }

  private static let one = ["--jobs", "1", "--device", "retina4_0", "--text-size", "L", "--direction", "ltr"]

  private func snug(_ arguments: String...) async throws -> CapturedConsole {
    try await CapturedConsole.run(arguments + Self.one).console
  }

  @Test(arguments: Attack.allCases)
  func noProgramRuns(_ attack: Attack) async throws {
    let commit = try await repository.git("rev-parse", "HEAD").prefix(12)
    try await attack.prepare(repository, mark: "touch \(mark)")
    _ = ran()
    let page = "\(marks.path)/page.html"
    let audit = try await snug(
      "audit", folder.path, "--changed-since", "HEAD~1", "--report", "html=\(page)", "--rule", "truncated-text")
    let skipped = "\(folder.path)/Library: skipped: a repository of its own; name the folder to include it"
    #expect(audit.reports == ["1 of 1 document changed since HEAD~1"] + (attack == .submodule ? [skipped] : []))
    #expect(!ran(), "audit")
    #expect(try String(contentsOfFile: page, encoding: .utf8).contains("<code>\(commit)</code>"))

    let uncommitted = try await snug("diff", "HEAD", folder.path)
    #expect(uncommitted.reports == [])
    #expect(uncommitted.output.contains("text: “Two” → “Three”"), "\(uncommitted.output)")
    #expect(!ran(), "diff with the files")

    for range in ["HEAD~1..HEAD", "HEAD~1...HEAD"] {
      let committed = try await snug("diff", range, "\(folder.path)/App")
      if [.extRemote, .uploadPack, .ssh, .proxy, .remoteHelper].contains(attack) {
        #expect(committed.reports == ["error: \(folder.path): \(GitRepository.adviceForPartialClone)"])
      } else {
        #expect(committed.reports == [])
        #expect(committed.output.contains("text: “One” → “Two”"), "\(committed.output)")
      }
      #expect(!ran(), "diff of revisions")
    }

    // That it is an attack: git itself would have run the program.
    guard let provocation = attack.provocation else { return }
    _ = try await Subprocess.run(
      .path("/bin/sh"), arguments: ["-c", "cd \"$folder\"; \(provocation)"],
      environment: .inherit.updating(["folder": folder.path]), output: .discarded, error: .discarded)
    #expect(ran(), "\(provocation) runs nothing, so that the test shows nothing")
  }

  /// Those commands do not ask git, whatever the repository holds.
  @Test func recordingsAndLayouts() async throws {
    for attack in [Attack.monitor, .hooks, .filtersOfInfo, .textconv] {
      try await attack.prepare(repository, mark: "touch \(mark)")
    }
    _ = ran()
    #expect(try await snug("record", folder.path).output.contains("1 recording"))
    #expect(try await snug("verify", folder.path).reports == [])
    #expect(try await snug("layout", folder.path).output.contains("Three"))
    #expect(!ran())
  }

  /// The files of a bare repository in the folder that is audited, and in the one that the command runs in.
  @Test func theRepositoryIsTheOneWithAGitFolder() async throws {
    try await Attack.nestedRepository.prepare(repository, mark: "touch \(mark)")
    _ = ran()
    let places = try #require(GitFolder(around: "\(folder.path)/App"))
    #expect(places.own == "\(places.workTree)/.git")
    let result = try await Subprocess.run(
      .path("/bin/sh"), arguments: ["-c", "cd \"$folder/App\" && exec \"$snug\" diff HEAD~0 --text-size L --jobs 1"],
      environment: .inherit.updating(["snug": try WorkerProgram.built([]).executable, "folder": folder.path]),
      output: .string(limit: 1 << 16), error: .string(limit: 1 << 16))
    #expect(result.standardOutput.contains("text: “Two” → “Three”"))
    #expect(!ran())
  }

  /// The variables of a hook, or of whoever started the run, do not lead git elsewhere.
  @Test func variablesFromOutside() async throws {
    try folder.write("[core]\n\tfsmonitor = \"touch \(mark);false\"\n", to: "settings")
    let settings: [Subprocess.Environment.Key: String?] = [
      "GIT_DIR": "/nowhere", "GIT_WORK_TREE": "/", "GIT_INDEX_FILE": "/nowhere", "GIT_OBJECT_DIRECTORY": "/nowhere",
      "GIT_EXTERNAL_DIFF": "touch \(mark);true", "GIT_CONFIG_GLOBAL": "\(folder.path)/settings",
      "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "core.fsmonitor", "GIT_CONFIG_VALUE_0": "touch \(mark);false",
      "GIT_PAGER": "touch \(mark)", "GIT_SSH_COMMAND": "touch \(mark)", "GIT_ALLOW_PROTOCOL": "ext:file",
      "GIT_CEILING_DIRECTORIES": "/", "GIT_PREFIX": "App/",
    ]
    let result = try await Subprocess.run(
      .path("/bin/sh"), arguments: ["-c", "exec \"$snug\" diff HEAD \"$folder\" --text-size L --jobs 1"],
      environment: .inherit.updating(settings).updating([
        "snug": try WorkerProgram.built([]).executable, "folder": folder.path,
      ]), output: .string(limit: 1 << 16), error: .string(limit: 1 << 16))
    #expect(result.standardError == "")
    #expect(result.standardOutput.contains("text: “Two” → “Three”"))
    #expect(!ran())
  }

  /// Even if git saw the settings of the repository, its options and variables would let nothing run.
  @Test(arguments: [
    (Attack.monitor, ["status"]), (.hooks, ["update-index", "--refresh"]), (.externalDiff, ["diff", "HEAD~1"]),
    (.extRemote, ["cat-file", "-p", "HEAD~1:App/Screen.xib"]),
    (.uploadPack, ["cat-file", "-p", "HEAD~1:App/Screen.xib"]), (.ssh, ["cat-file", "-p", "HEAD~1:App/Screen.xib"]),
    (.extRemote, ["fetch", "origin"]), (.pagers, ["ls-tree", "HEAD"]), (.signatures, ["log", "-1"]),
  ])
  func theSecondWallHolds(_ attack: Attack, _ command: [String]) async throws {
    try await attack.prepare(repository, mark: "touch \(mark)")
    _ = ran()
    let git = Git(folder: "\(folder.path)/.git", workTree: folder.path)
    _ = try await git.output(command)
    #expect(!ran())
  }

  /// Names of trees that were made by hand: nothing is written outside of the folder of the revision.
  @Test func treesMadeByHand() async throws {
    let blob = try await repository.git("rev-parse", "HEAD:App/Screen.xib").trimmingCharacters(
      in: .whitespacesAndNewlines)
    let link = try await repository.git("hash-object", "-w", try marks.write("/etc", to: "link"))
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let files = [
      GitRepository.File(path: "../../escaped.xib", object: blob, isLink: false),
      GitRepository.File(path: ".git/a.xib", object: blob, isLink: false),
      GitRepository.File(path: "App/.GIT/a.xib", object: blob, isLink: false),
      GitRepository.File(path: "Linked.xib", object: link, isLink: true),
      GitRepository.File(path: "/absolute.xib", object: blob, isLink: false),
      GitRepository.File(path: "App/Good.xib", object: blob, isLink: false),
    ]
    let opened = try #require(try await GitRepository(around: folder.path))
    let revision = try await RevisionFolder("HEAD", files: files, of: opened)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: revision.path).sorted()
    #expect(paths == [".git", "App", "App/Good.xib"])
  }
}
