import Environments
import Foundation
import InterfaceBuilder

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
    let projects = names.filter { $0.hasSuffix(".xcodeproj") }.sorted().map { "\($0)/project.pbxproj" }
    let others = names.filter { Self.specifications.contains($0) }.sorted()
    let found: ProjectFacts?
    if !projects.isEmpty || !others.isEmpty {
      found = Self.read(projects: projects, others: others, in: folder)
    } else if names.contains(".git") || folder == "/" {
      found = nil
    } else {
      found = facts(forFolder: URL(filePath: folder).deletingLastPathComponent().standardized.path)
    }
    facts[folder] = found
    return found
  }

  private static let specifications: Set<String> = ["project.yml", "project.yaml", "Package.swift"]
  /// Folders below a project in which configuration files are looked for.
  private static let deepest = 3
  /// Larger project files are passed over.
  private static let largestMegabytes = 64

  /// The facts of all projects of a folder together, with those of the files below it that projects refer to:
  /// configuration files, property lists of apps, and folders of languages.
  private static func read(projects: [String], others: [String], in folder: String) -> ProjectFacts? {
    var all: ProjectFacts?
    func add(_ path: String, _ facts: (String) -> ProjectFacts) {
      guard let contents = try? RegularFile.read("\(folder)/\(path)", atMost: largestMegabytes) else { return }
      let facts = facts(String(decoding: contents, as: UTF8.self))
      all?.formUnion(facts)
      all = all ?? facts
    }
    for path in projects { add(path, ProjectFacts.init(projectFile:)) }
    for path in others { add(path, ProjectFacts.init(settings:)) }
    var languages: Set<String> = []
    for path in files(below: folder) {
      if path.hasSuffix(".xcconfig"), all?.deploymentTarget == nil || all?.deviceFamilies.isEmpty == true {
        add(path, ProjectFacts.init(settings:))
      } else if path.hasSuffix("Info.plist") {
        add(path, ProjectFacts.init(infoPlist:))
      } else if path.hasSuffix(".lproj") {
        languages.insert(((path as NSString).lastPathComponent as NSString).deletingPathExtension)
      }
    }
    if all?.languages.isEmpty == true { all?.languages = languages.subtracting(["Base"]).sorted() }
    return all
  }

  /// The configuration files, property lists and folders of languages below a folder, by their paths.
  private static func files(below folder: String, depth: Int = 1) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().flatMap { name -> [String] in
      if name.hasSuffix(".xcconfig") || name.hasSuffix("Info.plist") || name.hasSuffix(".lproj") { return [name] }
      guard depth < deepest, !name.contains("."), !DocumentFinder.skippedFolders.contains(name) else { return [] }
      return files(below: "\(folder)/\(name)", depth: depth + 1).map { "\(name)/\($0)" }
    }
  }
}
