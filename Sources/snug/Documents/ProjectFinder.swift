import Environments
import Foundation

/// Finds the Xcode project that a document belongs to: the one in the closest folder above it.
///
/// Each folder is listed once, and each project is read once.
struct ProjectFinder {
  private var facts: [String: ProjectFacts?] = [:]

  /// What the project of a document says; `nil` without a project.
  mutating func facts(forDocumentAt path: String) -> ProjectFacts? {
    facts(forFolder: URL(filePath: path).absoluteURL.deletingLastPathComponent().standardized.path)
  }

  private mutating func facts(forFolder folder: String) -> ProjectFacts? {
    if let known = facts[folder] { return known }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let projects = names.filter { $0.hasSuffix(".xcodeproj") }.sorted()
    let found: ProjectFacts?
    if !projects.isEmpty {
      found = Self.read(projects.map { "\(folder)/\($0)/project.pbxproj" })
    } else if names.contains(".git") || folder == "/" {
      found = nil
    } else {
      found = facts(forFolder: URL(filePath: folder).deletingLastPathComponent().standardized.path)
    }
    facts[folder] = found
    return found
  }

  /// The facts of all projects of a folder together.
  private static func read(_ files: [String]) -> ProjectFacts? {
    var all: ProjectFacts?
    for contents in files.compactMap(FileManager.default.contents(atPath:)) {
      let facts = ProjectFacts(projectFile: String(decoding: contents, as: UTF8.self))
      all?.formUnion(facts)
      all = all ?? facts
    }
    return all
  }
}
