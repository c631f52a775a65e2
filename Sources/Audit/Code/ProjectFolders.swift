import Foundation
import InputFiles

/// The folders of a repository that contain an Xcode project, a specification of XcodeGen or Tuist, or a Swift package,
/// and the modules that the sources of each import.
///
/// A repository may contain one app with its modules, or many unrelated apps, as collections of samples do. Two
/// projects belong together if the folder of one contains the other, or if one imports a module that is named after the
/// other.
nonisolated package struct ProjectFolders {
  /// The names that each project's modules may have, by the path of the project's folder: the name of the folder, and
  /// those of its `.xcodeproj` files.
  private var modules: [String: Set<String>] = [:]
  private var imports: [String: Set<String>] = [:]

  /// Whether a folder contains a project.
  ///
  /// - Parameters:
  ///   - names: the names of the files and folders in it.
  ///   - folder: the path of the folder.
  package static func isProject(_ names: [String], in folder: String) -> Bool {
    names.contains { $0.hasSuffix(".xcodeproj") } || !specifications(among: names, in: folder).isEmpty
  }

  /// The names of the files in a folder that describe a project for XcodeGen, for Tuist or for the Swift package
  /// manager.
  package static func specifications(among names: [String], in folder: String) -> [String] {
    names.filter { name in
      fixedNames.contains(name) || name == "Project.swift" && isOfTuist("\(folder)/\(name)")
    }
  }

  private static let fixedNames: Set<String> = ["Package.swift", "project.yml", "project.yaml"]

  /// Whether a file named `Project.swift` describes a project for Tuist. An app may have a type of that name.
  private static func isOfTuist(_ path: String) -> Bool {
    let data = try? RegularFile.read(path, atMost: SourceIndex.largestMegabytes)
    return data?.range(of: Data("import ProjectDescription".utf8)) != nil
  }

  mutating func add(_ folder: String, holding names: [String]) {
    let projects = names.filter { $0.hasSuffix(".xcodeproj") }.map { String($0.dropLast(".xcodeproj".count)) }
    modules[folder] = Set(projects + folder.split(separator: "/").suffix(1).map(String.init))
  }

  /// Notes that a source file of a project imports a module.
  mutating func add(import module: String, in project: String) {
    imports[project, default: []].insert(module)
  }

  /// The path of the innermost project folder that contains a file; `nil` if the file is in no project.
  func project(ofFileAt path: String) -> String? {
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      if modules[String(folder)] != nil { return String(folder) }
    }
    return nil
  }

  /// Whether code of one project can be part of an app of another project.
  ///
  /// - Parameters:
  ///   - one: the folder of a project; `nil` stands for files that are in no project and may be part of any app.
  ///   - other: the folder of the other project, or `nil` likewise.
  func belongTogether(_ one: String?, _ other: String?) -> Bool {
    guard let one, let other else { return true }
    return one == other || one.hasPrefix(other + "/") || other.hasPrefix(one + "/") || imports(one, other)
      || imports(other, one)
  }

  private func imports(_ project: String, _ other: String) -> Bool {
    guard let imported = imports[project], let modules = modules[other] else { return false }
    return !imported.isDisjoint(with: modules)
  }
}
