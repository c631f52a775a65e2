import Foundation
import TestSupport
import Testing

/// A repository whose owner wants git to run a program.
///
/// The settings and hooks are those of git's manual (git-config, githooks, gitattributes) and of its security advisories.
enum Attack: String, CaseIterable, CustomTestStringConvertible {
  // What git runs while it looks at files.
  case monitor, monitorOfACheckout, hooks, hooksInTheTree, hookOfTheMonitor
  case filters, filterProcess, filtersOfInfo
  // What git runs to show differences and texts.
  case externalDiff, diffDriver, textconv, pagers
  // What git runs to load what is missing.
  case extRemote, uploadPack, ssh, proxy, remoteHelper, alternateReferences
  // Settings from elsewhere.
  case include, conditionalInclude, gitFile, nestedRepository, submodule
  // What git runs for signatures, editors, passwords, and in the background.
  case signatures, editors, passwords, maintenance, aliases, otherPrograms

  var testDescription: String { rawValue }

  /// A line for the shell by which git itself runs the program; `nil` if no command that only reads does. It shows that
  /// the attack is one.
  var provocation: String? {
    switch self {
    case .monitor, .monitorOfACheckout, .include, .conditionalInclude, .gitFile, .hookOfTheMonitor: "git status"
    case .hooks, .hooksInTheTree: "git read-tree HEAD"
    case .filters, .filtersOfInfo: "touch App/Screen.xib; git diff"
    case .externalDiff, .diffDriver: "git diff HEAD~1"
    case .textconv: "git diff HEAD~1 HEAD"
    case .extRemote, .uploadPack, .ssh: "git cat-file -p HEAD~1:App/Screen.xib"
    case .nestedRepository: "git -C App status"
    case .submodule: "git status"
    default: nil
    }
  }

  /// Prepares a repository with two commits and a change that is not committed.
  ///
  /// - Parameter mark: a line for the shell that leaves a mark.
  @MainActor func prepare(_ repository: TestRepository, mark: String) async throws {
    let folder = repository.folder
    func set(_ settings: [String: String]) async throws {
      for (key, value) in settings.sorted(by: { $0.key < $1.key }) { try await repository.git("config", key, value) }
    }
    /// A clone that lacks the old version of the screen, and the remote from which git would load it.
    func removeObject(_ remote: [String: String]) async throws {
      let object = try await repository.git("rev-parse", "HEAD~1:App/Screen.xib")
        .trimmingCharacters(in: .whitespacesAndNewlines)
      try FileManager.default.removeItem(
        atPath: "\(folder.path)/.git/objects/\(object.prefix(2))/\(object.dropFirst(2))")
      try await set([
        "core.repositoryformatversion": "1", "extensions.partialClone": "origin", "remote.origin.promisor": "true",
        "protocol.allow": "always", "protocol.ext.allow": "always", "protocol.file.allow": "always",
      ])
      try await set(remote)
    }
    let monitor = ["core.fsmonitor": "\(mark);false"]
    switch self {
    case .monitor: try await set(monitor)
    case .monitorOfACheckout:
      try await set(["extensions.worktreeConfig": "true"])
      try await repository.git("config", "--worktree", "core.fsmonitor", "\(mark);false")
    case .hooks, .hooksInTheTree:
      let place = self == .hooks ? ".git/hooks" : "Hooks"
      for hook in [
        "post-index-change", "post-checkout", "reference-transaction", "post-merge", "pre-auto-gc", "post-rewrite",
        "sendemail-validate", "pre-push", "pre-commit", "applypatch-msg", "fsmonitor-watchman",
      ] { try folder.write(program: mark, to: "\(place)/\(hook)") }
      if self == .hooksInTheTree { try await set(["core.hooksPath": "Hooks"]) }
    case .hookOfTheMonitor:
      try folder.write(program: mark, to: ".git/hooks/query-watchman")
      try await set(["core.fsmonitor": ".git/hooks/query-watchman", "core.fsmonitorHookVersion": "2"])
    case .filters, .filtersOfInfo, .filterProcess:
      let command = "sh -c '\(mark); cat'"
      try await set(
        self == .filterProcess
          ? ["filter.x.process": command, "filter.x.required": "true"]
          : ["filter.x.clean": command, "filter.x.smudge": command])
      try folder.write("*.xib filter=x\n", to: self == .filtersOfInfo ? ".git/info/attributes" : ".gitattributes")
    case .externalDiff: try await set(["diff.external": "\(mark); true"])
    case .diffDriver:
      try await set(["diff.x.command": "\(mark); true"])
      try folder.write("*.xib diff=x\n", to: ".gitattributes")
    case .textconv:
      try await set(["diff.x.textconv": "\(mark); cat", "diff.x.cachetextconv": "true"])
      try folder.write("*.xib diff=x\n", to: ".gitattributes")
    case .pagers:
      var pagers = ["core.pager": mark, "interactive.diffFilter": "\(mark); cat"]
      for command in ["diff", "diff-tree", "ls-files", "ls-tree", "rev-parse", "cat-file", "config", "log", "status"] {
        pagers["pager.\(command)"] = mark
      }
      try await set(pagers)
    case .extRemote:
      try await removeObject([
        "remote.origin.url": "ext::sh -c \(mark.replacing("%", with: "%%").replacing(" ", with: "% "))"
      ])
    case .uploadPack:
      try await removeObject([
        "remote.origin.url": "file://\(folder.path)", "remote.origin.uploadpack": "\(mark);false",
      ])
    case .ssh:
      try await removeObject([
        "remote.origin.url": "ssh://example.org/x", "core.sshCommand": "\(mark);false", "ssh.variant": "simple",
      ])
    case .proxy:
      try await removeObject(["remote.origin.url": "git://example.org/x", "core.gitProxy": "sh -c '\(mark)'"])
    case .remoteHelper: try await removeObject(["remote.origin.url": "x", "remote.origin.vcs": "ext"])
    case .alternateReferences:
      try folder.write("\(folder.path)/.git/objects\n", to: ".git/objects/info/alternates")
      try await set(["core.alternateRefsCommand": "\(mark);false", "core.alternateRefsPrefixes": "refs/heads"])
    case .include, .conditionalInclude:
      try folder.write("[core]\n\tfsmonitor = \"\(mark);false\"\n", to: "settings")
      try await set([self == .include ? "include.path" : "includeIf.gitdir:**.path": "../settings"])
    case .gitFile:
      // The repository lies in an ordinary folder of the archive.
      try FileManager.default.moveItem(atPath: "\(folder.path)/.git", toPath: "\(folder.path)/Data")
      try folder.write("gitdir: Data\n", to: ".git")
      try await set(monitor)
    case .nestedRepository:
      // The files of a bare repository, which can be committed like any others.
      try await repository.git("init", "--quiet", "--bare", "App/inner")
      for name in ["HEAD", "config", "objects", "refs", "hooks"] {
        let path = "\(folder.path)/App/\(name)"
        try FileManager.default.moveItem(atPath: "\(folder.path)/App/inner/\(name)", toPath: path)
      }
      try folder.write(
        "[core]\n\trepositoryformatversion = 0\n\tbare = false\n\tworktree = .\n\tfsmonitor = \"\(mark);false\"\n",
        to: "App/config")
    case .submodule:
      try await repository.git("init", "--quiet", "Library")
      let library = TestRepository(existing: folder)
      try folder.write("text", to: "Library/file")
      try await library.git("-C", "Library", "add", "file")
      try await library.git("-C", "Library", "commit", "--quiet", "--message", "One")
      try await repository.git("add", "Library")
      try await repository.git("-C", "Library", "config", "core.fsmonitor", "\(mark);false")
      try folder.write(
        "[submodule \"Library\"]\n\tpath = Library\n\turl = ./Library\n", to: ".gitmodules")
      try await set(["submodule.recurse": "true", "submodule.Library.update": "!\(mark)", "diff.submodule": "log"])
    case .signatures:
      try await set([
        "log.showSignature": "true", "gpg.program": mark, "gpg.ssh.program": mark, "gpg.x509.program": mark,
        "gpg.ssh.defaultKeyCommand": mark, "commit.gpgSign": "true", "gpg.format": "ssh",
      ])
    case .editors: try await set(["core.editor": mark, "sequence.editor": mark, "rebase.instructionFormat": "%s"])
    case .passwords:
      try await set([
        "credential.helper": "!\(mark)", "core.askPass": mark, "credential.https://example.org.helper": "!\(mark)",
      ])
    case .maintenance:
      try await set([
        "gc.auto": "1", "gc.autoPackLimit": "1", "maintenance.auto": "true", "gc.recentObjectsHook": mark,
        "gc.autoDetach": "false", "maintenance.strategy": "incremental", "core.multiPackIndex": "true",
      ])
    case .aliases:
      var aliases: [String: String] = [:]
      for command in ["diff-tree", "ls-files", "ls-tree", "rev-parse", "cat-file", "read-tree", "config", "diff"] {
        aliases["alias.\(command)"] = "!\(mark)"
      }
      try await set(aliases)
    case .otherPrograms:
      try await set([
        "merge.x.driver": mark, "diff.tool": "x", "difftool.x.cmd": mark, "mergetool.x.cmd": mark, "merge.tool": "x",
        "tar.x.command": mark, "trailer.x.command": mark, "trailer.x.cmd": mark, "man.x.cmd": mark,
        "browser.x.cmd": mark, "uploadpack.packObjectsHook": mark, "init.templateDir": "Hooks",
        "core.gitProxy": mark, "imap.tunnel": mark, "sendemail.smtpServer": mark, "web.browser": "x",
        "core.splitIndex": "true", "core.untrackedCache": "true", "feature.manyFiles": "true",
        "trace2.eventTarget": "\(folder.path)/trace", "core.worktree": "/", "status.submoduleSummary": "true",
      ])
      try folder.write("*.xib merge=x\n", to: ".gitattributes")
    }
  }
}
