import Foundation
import InputFiles

/// The settings of a repository that say how its data are stored and compared. All others are left out: a list of what is
/// allowed needs no change when git gets another setting that runs a program.
struct GitSettings: Sendable {
  /// A setting; without a value it is true.
  private typealias Setting = (key: String, value: String?)

  private var settings: [Setting] = []

  /// The settings of a repository that are taken over.
  private static let ofRepository: Set<String> = [
    "core.autocrlf", "core.eol", "core.filemode", "core.ignorecase", "core.precomposeunicode", "core.symlinks",
    "core.sparsecheckout", "extensions.objectformat", "extensions.refstorage",
  ]
  /// The settings of the person who runs Snug that are taken over.
  private static let ofPerson: Set<String> = ["core.autocrlf", "core.eol", "core.excludesfile"]

  /// The largest file of settings that is read, in megabytes.
  private static let mostMegabytes = 16

  /// Reads the settings of a repository.
  ///
  /// - Parameters:
  ///   - folder: the repository.
  ///   - git: a git that works in an empty folder.
  init(of folder: GitFolder, with git: Git) async throws {
    var asking = git
    asking.seesPersonalSettings = true
    settings = Self.settings(
      in: try await asking.output(["config", "--global", "--includes", "--null", "--list"]) ?? []
    ).filter { Self.ofPerson.contains($0.key) }.map { ($0.key, $0.value.map(Self.withoutTilde)) }
    if !settings.contains(where: { $0.key == "core.excludesfile" }), let file = Self.usualExcludes {
      settings.append(("core.excludesfile", file))
    }
    // The second one holds the settings of one of several checkouts, and whether that is sparse.
    for path in ["\(folder.common)/config", "\(folder.own)/config.worktree"] {
      let data: Data
      do {
        data = try RegularFile.read(path, atMost: Self.mostMegabytes, isNamed: true)
      } catch .missing {
        continue
      } catch {
        throw Git.Failure(description: "\(path): \(error.reason)")
      }
      // Other files that it includes are not read.
      let listing = ["config", "--file", "-", "--no-includes", "--null", "--list"]
      guard let output = try await git.output(listing, input: Array(data)) else {
        throw Git.Failure(description: "\(path): git could not read it")
      }
      settings += Self.settings(in: output).filter { Self.isTakenOver($0.key) }
    }
  }

  /// Whether a setting of a repository is taken over.
  static func isTakenOver(_ key: String) -> Bool {
    // What `@{upstream}` stands for.
    let isUpstream =
      key.hasPrefix("branch.") && (key.hasSuffix(".merge") || key.hasSuffix(".remote"))
      || key.hasPrefix("remote.") && key.hasSuffix(".fetch")
    return isUpstream || ofRepository.contains(key)
  }

  /// Whether the checkout holds only some of the repository's folders.
  var isSparse: Bool {
    settings.last { $0.key == "core.sparsecheckout" }.map { ["true", "yes", "on", "1", nil].contains($0.value) }
      ?? false
  }

  /// The text of a file with these settings.
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

  /// The settings in what `git config --null --list` prints.
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

  /// Where git looks for what the person wants to be ignored, if no setting names another file.
  private static var usualExcludes: String? {
    let variables = ProcessInfo.processInfo.environment
    let folder =
      variables["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? variables["HOME"].map { "\($0)/.config" }
    return folder.map { "\($0)/git/ignore" }.flatMap { GitFolder.kind(of: $0) == S_IFREG ? $0 : nil }
  }
}
