import Foundation
import TestSupport
import Testing

/// A repository with one version of a Swift package.
struct PackageRepository {
  private let folder: TemporaryFolder

  /// - Parameters:
  ///   - files: the contents of the package's files by their paths.
  ///   - version: the version with which the files are tagged.
  init(_ files: [String: String], version: String) throws {
    folder = try TemporaryFolder(files)
    for arguments in [["init"], ["add", "."], ["commit", "--message=All"], ["tag", version]] {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments =
        ["git", "-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false"] + arguments
      process.currentDirectoryURL = folder.url
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      try #require(process.terminationStatus == 0)
    }
  }

  /// The environment variables with which git finds the repository at a URL.
  func variables(url: String) -> [String: String] {
    [
      "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "url.file://\(folder.path).insteadOf",
      "GIT_CONFIG_VALUE_0": url,
    ]
  }
}
