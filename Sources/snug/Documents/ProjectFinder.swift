import Audit
import Environments
import Foundation
import InputFiles
import InterfaceBuilder

/// Finds the Xcode project that a document belongs to: the one in the closest folder above it.
///
/// Each folder is listed once, and each project is read once.
struct ProjectFinder {
  private var projects: [PathBytes: Project?] = [:]
  /// The languages of the texts in folders directly below projects, by the folder's path.
  private var languages: [PathBytes: [String]] = [:]
  /// Warnings about project files that could not be read, one line per file.
  private(set) var complaints: [String] = []

  private struct Project {
    let folder: String
    let facts: ProjectFacts
    /// The names of the files that are in the project's targets; `nil` if they are not known.
    let files: Set<String>?
    /// The targets of the Xcode projects in the folder.
    let targets: [ProjectTargets]
  }

  /// Facts from the project that a document belongs to; `nil` if it belongs to no project.
  mutating func facts(forDocumentAt path: String) -> ProjectFacts? {
    let url = URL(filePath: path).absoluteURL.standardized
    guard let project = project(forFolder: url.deletingLastPathComponent().path) else { return nil }
    var facts = project.facts
    let ofTargets = project.targets.map { $0.facts(forDocumentAt: url.path) }
    if let first = ofTargets.first {
      facts.take(settingsOf: ofTargets.dropFirst().reduce(into: first) { $0.formUnion($1) })
    }
    facts.hasTargetForDocument = project.files?.contains(url.lastPathComponent)
    let part = url.path.dropFirst(project.folder.count).split(separator: "/").dropLast().first
    if let part { facts.languagesBesideDocument = languages(ofFolder: "\(project.folder)/\(part)") }
    return facts
  }

  /// The languages of the `.lproj` folders below a folder. Empty, for “not known”, if English is not among them or if
  /// there are string catalogs.
  private mutating func languages(ofFolder folder: String) -> [String] {
    if let known = languages[PathBytes(folder)] { return known }
    let names = Self.files(below: folder).map { ($0 as NSString).lastPathComponent }
    let found = names.filter { $0.hasSuffix(".lproj") }.map { ($0 as NSString).deletingPathExtension }
    let isKnown = found.contains(where: ProjectFacts.isEnglish) && !names.contains { $0.hasSuffix(".xcstrings") }
    let all = isKnown ? Set(found).subtracting(["Base"]).sorted() : []
    languages[PathBytes(folder)] = all
    return all
  }

  private mutating func project(forFolder folder: String) -> Project? {
    if let known = projects[PathBytes(folder)] { return known }
    let names = FolderListing(folder)?.names ?? []
    let projectFiles = names.filter { $0.hasSuffix(".xcodeproj") }.map { "\($0)/project.pbxproj" }
    let others = ProjectFolders.specifications(among: names, in: folder)
    let found: Project?
    if !projectFiles.isEmpty || !others.isEmpty {
      found = read(projects: projectFiles, others: others, in: folder)
    } else if names.contains(".git") || folder == "/" {
      found = nil
    } else {
      found = project(forFolder: URL(filePath: folder).deletingLastPathComponent().standardized.path)
    }
    projects[PathBytes(folder)] = found
    return found
  }

  /// The file name endings that are searched for below a project's folder.
  private static let sought = [".xcconfig", "Info.plist", ".xcstrings", ".lproj"]
  /// The number of folder levels, including the project's folder itself, in which such files are searched for.
  private static let deepest = 3
  /// The largest project file that is read, in megabytes.
  static let largestMegabytes = 64

  /// The merged facts of all projects in a folder, and of the files below the folder that projects refer to:
  /// `.xcconfig` files, property lists of apps, and `.lproj` folders.
  private mutating func read(projects: [String], others: [String], in folder: String) -> Project? {
    var all: ProjectFacts?
    func add(_ facts: ProjectFacts) {
      all?.formUnion(facts)
      all = all ?? facts
    }
    // Which files are in the targets is only read from Xcode projects, not from XcodeGen or SwiftPM files.
    var files: Set<String>? = others.isEmpty ? [] : nil
    for path in projects {
      let text = text(ofFileAt: "\(folder)/\(path)")
      if let text { add(ProjectFacts(projectFile: text)) }
      files = text.flatMap(ProjectFacts.filesOfTargets(inProjectFile:)).flatMap { files?.union($0) }
    }
    for path in others {
      if let text = text(ofFileAt: "\(folder)/\(path)") { add(ProjectFacts(settings: text)) }
    }
    var languages: Set<String> = []
    for path in Self.files(below: folder) {
      if path.hasSuffix(".xcconfig"), all?.deploymentTarget == nil || all?.deviceFamilies.isEmpty == true {
        if let text = text(ofFileAt: "\(folder)/\(path)") { add(ProjectFacts(settings: text)) }
      } else if path.hasSuffix("Info.plist") {
        if let text = text(ofFileAt: "\(folder)/\(path)") { add(ProjectFacts(infoPlist: text)) }
      } else if path.hasSuffix(".lproj") {
        languages.insert(((path as NSString).lastPathComponent as NSString).deletingPathExtension)
      }
    }
    guard var all else { return nil }
    if all.languages.isEmpty { all.languages = languages.subtracting(["Base"]).sorted() }
    // An Xcode project without files in its build phases is incomplete, so the files of its targets are not known.
    if files?.isEmpty == true { files = nil }
    return Project(
      folder: folder == "/" ? "" : folder, facts: all, files: files,
      targets: projects.compactMap { ProjectTargets(at: "\(folder)/\(($0 as NSString).deletingLastPathComponent)") })
  }

  /// The text of a file; `nil` if it cannot be read, for which a warning is noted.
  private mutating func text(ofFileAt path: String) -> String? {
    let reason: String
    do throws(RegularFile.Problem) {
      let data = try RegularFile.read(path, atMost: Self.largestMegabytes)
      if let text = String(validating: data, as: UTF8.self) { return text }
      // Binary property lists are not read.
      if data.starts(with: Array("bplist".utf8)) { return nil }
      reason = "it is not UTF-8"
    } catch {
      reason = error.reason
    }
    let shown = RelativePath.of(path, from: FileManager.default.currentDirectoryPath)
    complaints.append("\(shown): warning: the project file could not be read (\(reason)), so what it says is unknown")
    return nil
  }

  /// The configuration files, property lists, string catalogs and folders of languages below a folder, by their paths.
  private static func files(below folder: String, depth: Int = 1) -> [String] {
    let names = FolderListing(folder)?.names ?? []
    return names.flatMap { name -> [String] in
      if sought.contains(where: name.hasSuffix) { return [name] }
      guard depth < deepest, !name.contains("."), !ForeignFolders.names.contains(name) else { return [] }
      return files(below: "\(folder)/\(name)", depth: depth + 1).map { "\(name)/\($0)" }
    }
  }
}
