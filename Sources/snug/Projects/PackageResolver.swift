import Foundation
import Projects
import Subprocess

/// Fetches the Swift packages of an app with SwiftPM into a folder of the build.
///
/// Packages that cannot be fetched are left out, so that one of them does not keep the others away. Which packages were
/// fetched is kept in the folder; packages that could not be fetched are tried again after an hour.
@MainActor struct PackageResolver {
  /// The result of fetching.
  struct Result: Codable, Equatable {
    /// The absolute paths of the folders with the packages' sources, sorted.
    var folders: [String] = []
    /// The URLs of the packages that could not be fetched, sorted.
    var failures: [String] = []
  }

  /// What is kept in the folder between runs.
  private struct Record: Codable {
    var asked: String
    var time: Date
    var result: Result
  }

  private let packages: [RemotePackage]
  private let folder: String

  /// The time in seconds that a repository may take to answer, and that fetching may take.
  private static let mostSeconds = (answer: 20.0, fetching: 900.0)
  private static let secondsUntilRetry = 3600.0

  /// - Parameters:
  ///   - packages: the packages.
  ///   - folder: the folder of the build in which packages are kept.
  init(_ packages: [RemotePackage], in folder: String) {
    self.packages = packages
    self.folder = folder
  }

  /// Fetches the packages, unless that has been done before.
  func result(now: Date = Date()) async throws -> Result {
    let place = URL(filePath: "\(folder)/packages.json")
    let asked = packages.map { "\($0)" }.joined(separator: "\n")
    if let data = try? Data(contentsOf: place), let record = try? JSONDecoder().decode(Record.self, from: data),
      record.asked == asked, record.result.folders.allSatisfy(FileManager.default.fileExists(atPath:)),
      record.result.failures.isEmpty || now.timeIntervalSince(record.time) < Self.secondsUntilRetry
    {
      return record.result
    }
    let result = try await fetched()
    try JSONEncoder().encode(Record(asked: asked, time: now, result: result)).write(to: place, options: .atomic)
    return result
  }

  private func fetched() async throws -> Result {
    let answering = try await answeringPackages()
    if answering.isEmpty { return Result(failures: packages.map(\.url).sorted()) }
    let (pinned, declared) = (
      answering.map { ($0, $0.pinned ?? $0.requirement) }, answering.map { ($0, $0.requirement) }
    )
    var accepted = declared
    // Pinned versions are right together, but may be gone; the declared requirements may still be met.
    if try await !resolve(pinned), try await !resolve(declared) {
      accepted = []
      for one in declared where try await resolve(accepted + [one]) { accepted.append(one) }
      _ = try await resolve(accepted)
    }
    let chosen = Set(accepted.map(\.0.url))
    return Result(
      folders: accepted.isEmpty ? [] : checkouts, failures: packages.map(\.url).filter { !chosen.contains($0) }.sorted()
    )
  }

  private var checkouts: [String] {
    let checkouts = "\(folder)/scratch/checkouts"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: checkouts)) ?? []
    return names.sorted().map { "\(checkouts)/\($0)" }
  }

  /// The packages whose repositories answer.
  private func answeringPackages() async throws -> [RemotePackage] {
    try await withThrowingTaskGroup(of: (Int, Bool).self) { group in
      for (index, package) in packages.enumerated() where package.isFetchable {
        group.addTask {
          let isThere = try await Self.run(
            "git", ["ls-remote", "--exit-code", package.url, "HEAD"], Self.mostSeconds.answer)
          return (index, isThere)
        }
      }
      var found: [Int] = []
      for try await (index, isThere) in group where isThere { found.append(index) }
      return found.sorted().map { packages[$0] }
    }
  }

  /// Lets SwiftPM choose versions and fetch the packages. Returns whether there are versions that meet the requirements.
  private func resolve(_ choice: [(RemotePackage, PackageRequirement)]) async throws -> Bool {
    let dependencies = choice.compactMap { package, requirement in
      requirement.manifestArguments.map { "    .package(url: \"\(package.url)\", \($0)),\n" }
    }
    if dependencies.count < choice.count { return false }
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(
        name: "Dependencies",
        dependencies: [
      \(dependencies.joined())  ])

      """
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(manifest.utf8).write(to: URL(filePath: "\(folder)/Package.swift"), options: .atomic)
    return try await Self.run(
      "swift",
      ["package", "resolve", "--package-path", folder, "--scratch-path", "\(folder)/scratch"], Self.mostSeconds.fetching
    )
  }

  /// Runs a program that asks the user for nothing. Returns whether it succeeds within some time. A program that is not
  /// there fails.
  private nonisolated static func run(
    _ program: String, _ arguments: some Sequence<String>, _ seconds: Double
  ) async throws -> Bool {
    let environment = Environment.inherit.updating([
      "GIT_TERMINAL_PROMPT": "0", "GIT_ASKPASS": "false", "GIT_SSH_COMMAND": "ssh -oBatchMode=yes",
    ])
    let arguments = Arguments(Array(arguments))
    return try await withThrowingTaskGroup(of: Bool.self) { group in
      group.addTask {
        let ended = try? await Subprocess.run(
          .name(program), arguments: arguments, environment: environment, output: .discarded, error: .discarded)
        return ended?.terminationStatus.isSuccess ?? false
      }
      group.addTask {
        try await Task.sleep(for: .seconds(seconds))
        return false
      }
      let first = try await group.next() ?? false
      group.cancelAll()
      return first
    }
  }
}

extension RemotePackage {
  /// The accepted versions: the declared ones, or all that are compatible with the pinned one.
  fileprivate var requirement: PackageRequirement {
    if let declared { return declared }
    if case .exact(let version)? = pinned { return .upToNextMajor(from: version) }
    return pinned ?? .branch("main")
  }
}
