import Foundation
import TestSupport
import Testing

/// A folder of tests has the name of the folder that it tests.
@Suite struct TwinTests {
  /// What the tests of a module share is in no folder of the module.
  private static let shared = "Support"

  /// The modules that have tests of their own; the other tests are about several modules.
  static let modules: [String] = {
    let targets =
      (try? FileManager.default.contentsOfDirectory(atPath: Project.root.appending(path: "Tests").path)) ?? []
    return targets.filter { $0.hasSuffix("Tests") }.map { String($0.dropLast("Tests".count)) }
      .filter { FileManager.default.fileExists(atPath: Project.root.appending(path: "Sources/\($0)").path) }.sorted()
  }()

  @Test(arguments: modules) func everyFolderOfTestsIsTheTwinOfOne(module: String) throws {
    let tests = "Tests/\(module)Tests/"
    let files = Project.files(below: tests, extension: "swift").map { String($0.dropFirst(tests.count)) }
    let folders = Set(files.map { ($0 as NSString).deletingLastPathComponent }).subtracting(["", Self.shared])
    for folder in folders.sorted() {
      let twin = "Sources/\(module)/\(folder)"
      #expect(
        FileManager.default.fileExists(atPath: Project.root.appending(path: twin).path),
        "\(tests)\(folder): there is no folder \(twin); move these tests to the twin of what they test")
    }
  }
}
