import Foundation
import TestSupport
import Testing

@testable import Configuration

/// Where a configuration file is searched.
struct FinderTests {
  private func withFolder(_ files: [String], _ body: (String) throws -> Void) throws {
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files.map { ($0, "") }))
    try withExtendedLifetime(folder) { try body(folder.path) }
  }

  @Test func itStandsBesideAPathOrAboveIt() throws {
    try withFolder([".snug.yml", "App/Screens/A.xib", "Other/.snug.yaml", "Other/.snug.yml"]) {
      (folder: String) throws in
      #expect(try ConfigurationFinder.path(for: [folder]) == "\(folder)/.snug.yml")
      #expect(try ConfigurationFinder.path(for: ["\(folder)/App/Screens/A.xib"]) == "\(folder)/.snug.yml")
      #expect(try ConfigurationFinder.path(for: ["\(folder)/App/../App/Screens/"]) == "\(folder)/.snug.yml")
      #expect(try ConfigurationFinder.path(for: ["\(folder)/Other"]) == "\(folder)/Other/.snug.yml")
    }
  }

  @Test func theRepositoryIsTheEnd() throws {
    try withFolder([".snug.yml", "App/.git/HEAD", "App/Screens/A.xib"]) { (folder: String) throws in
      #expect(try ConfigurationFinder.path(for: ["\(folder)/App/Screens"]) == nil)
    }
  }

  @Test func twoConfigurationsAreAnError() throws {
    try withFolder(["A/.snug.yml", "B/.snug.yaml"]) { (folder: String) throws in
      let error = #expect(throws: ConfigurationError.self) {
        try ConfigurationFinder.path(for: ["\(folder)/A", "\(folder)/B"])
      }
      #expect(
        error?.lines == [
          "\(folder)/B/.snug.yaml: error: \(folder)/B has this configuration, and \(folder)/A has \(folder)/A/.snug.yml; "
            + "choose one with --config"
        ])
    }
  }
}
