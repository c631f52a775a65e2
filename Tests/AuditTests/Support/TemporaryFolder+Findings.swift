import Environments
import Foundation
import InterfaceBuilder

@testable import Audit

/// A folder with the files of an app, deleted with the value.
final class TemporaryFolder {
  let url: URL

  /// Writes files by their paths below the folder.
  init(_ files: [String: String]) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("snug-\(UUID().uuidString)")
    for (path, text) in files {
      let file = url.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// What a rule finds in a document of the folder.
  @MainActor func findings(_ rule: any Rule, in path: String) throws -> [Finding] {
    let document = try InterfaceDocument.load(contentsOf: url.appendingPathComponent(path).path)
    return Auditor(rules: [rule]).audit(document).screens.flatMap(\.findings)
  }
}
