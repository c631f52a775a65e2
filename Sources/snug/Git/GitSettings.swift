import Foundation
import InputFiles

/// The few git settings of a repository and its user that are safe: they only say how files are stored and compared. A
/// list of allowed settings stays safe if a future git has new settings that run programs.
struct GitSettings: Sendable {
  /// A setting with its value; `nil`, for a key without a value, means true.
  private typealias Setting = (key: String, value: String?)

  private var settings: [Setting] = []

  /// The allowed settings of a repository.
  private static let ofRepository: Set<String> = [
    "core.autocrlf", "core.eol", "core.filemode", "core.ignorecase", "core.precomposeunicode", "core.symlinks",
    "core.sparsecheckout", "extensions.objectformat", "extensions.refstorage",
  ]
  /// The allowed personal settings of the user who runs Snug.
  private static let ofPerson: Set<String> = ["core.autocrlf", "core.eol", "core.excludesfile"]

  /// The largest settings file that is read, in megabytes.
  private static let mostMegabytes = 16

  /// Reads the settings of a repository.
  ///
  /// - Parameters:
  ///   - folder: the repository.
  ///   - git: runs git in an empty folder, to parse the settings files.
  init(of folder: GitFolder, with git: Git) async throws {
    var asking = git
    asking.seesPersonalSettings = true
    settings = Self.settings(
      in: try await asking.output(["config", "--global", "--includes", "--null", "--list"]) ?? []
    ).filter { Self.ofPerson.contains($0.key) }.map { ($0.key, $0.value.map(Self.withoutTilde)) }
    if !settings.contains(where: { $0.key == "core.excludesfile" }), let file = Self.usualExcludes {
      settings.append(("core.excludesfile", file))
    }
    // The second file has settings of one work tree, such as whether it is a sparse checkout.
    for path in ["\(folder.common)/config", "\(folder.own)/config.worktree"] {
      let data: Data
      do {
        data = try RegularFile.read(path, atMost: Self.mostMegabytes, isNamed: true)
      } catch .missing {
        continue
      } catch {
        throw Git.Failure(description: "\(path): \(error.reason)")
      }
      // Other files that the settings include are not read.
      let listing = ["config", "--file", "-", "--no-includes", "--null", "--list"]
      guard let output = try await git.output(listing, input: Array(data)) else {
        throw Git.Failure(description: "\(path): git could not read it")
      }
      settings += Self.settings(in: output).filter { Self.isTakenOver($0.key) }
    }
  }

  /// Whether a setting of a repository is allowed.
  static func isTakenOver(_ key: String) -> Bool {
    // These settings define the revision `@{upstream}`.
    let isUpstream =
      key.hasPrefix("branch.") && (key.hasSuffix(".merge") || key.hasSuffix(".remote"))
      || key.hasPrefix("remote.") && key.hasSuffix(".fetch")
    return isUpstream || ofRepository.contains(key)
  }

  /// Whether the work tree is a sparse checkout, with only some of the repository's folders.
  var isSparse: Bool {
    settings.last { $0.key == "core.sparsecheckout" }.map { ["true", "yes", "on", "1", nil].contains($0.value) }
      ?? false
  }

  /// The settings as the text of a git configuration file.
  var text: String {
    let version = settings.contains { $0.key.hasPrefix("extensions.") } ? "1" : "0"
    let own: Setting = ("core.repositoryformatversion", version)
    return ([own] + settings).map { key, value in
      let parts = key.split(separator: ".", omittingEmptySubsequences: false)
      let name = parts.dropFirst().dropLast().joined(separator: ".")
      let section = parts.count > 2 ? "\(parts[0]) \(Self.quoted(name))" : "\(parts[0])"
      return "[\(section)]\n\t\(parts.last ?? "")\(value.map { " = \(Self.quoted($0))" } ?? "")\n"
    }.joined()
  }

  private static func quoted(_ value: String) -> String {
    let escaped = value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    return "\"\(escaped)\""
  }

  /// Parses the output of `git config --null --list`.
  private static func settings(in output: [UInt8]) -> [Setting] {
    output.split(separator: 0).map { part in
      let parts = part.split(separator: 10, maxSplits: 1, omittingEmptySubsequences: false)
      let words = parts.map { String(decoding: $0, as: UTF8.self) }
      return (words[0], words.count > 1 ? words[1] : nil)
    }
  }

  private static func withoutTilde(_ path: String) -> String {
    guard path.hasPrefix("~/"), let home = ProcessInfo.processInfo.environment["HOME"] else { return path }
    return home + path.dropFirst()
  }

  /// The path of git's default file with the user's ignore patterns; `nil` if it does not exist.
  private static var usualExcludes: String? {
    let variables = ProcessInfo.processInfo.environment
    let folder =
      variables["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? variables["HOME"].map { "\($0)/.config" }
    return folder.map { "\($0)/git/ignore" }.flatMap { GitFolder.kind(of: $0) == S_IFREG ? $0 : nil }
  }
}
