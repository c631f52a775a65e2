/// The folders of a repository that hold a project of their own, and what their sources import.
///
/// A repository holds one app with its modules, or many apps that have nothing to do with each other, as collections of
/// samples do. Projects belong together if one lies in the other, or imports a module that is named after it.
nonisolated package struct ProjectFolders {
  /// The names that each project's modules may have: that of its folder, and those of its project files.
  private var modules: [String: Set<String>] = [:]
  private var imports: [String: Set<String>] = [:]

  /// Whether a folder with such names in it holds a project.
  package static func isProject(_ names: [String]) -> Bool {
    names.contains { $0.hasSuffix(".xcodeproj") || specifications.contains($0) }
  }

  /// The names of the files that describe a project for a generator or for SwiftPM.
  package static let specifications: Set<String> = ["Package.swift", "project.yml", "project.yaml"]

  mutating func add(_ folder: String, holding names: [String]) {
    let projects = names.filter { $0.hasSuffix(".xcodeproj") }.map { String($0.dropLast(".xcodeproj".count)) }
    modules[folder] = Set(projects + folder.split(separator: "/").suffix(1).map(String.init))
  }

  /// Notes that a source of a project imports a module.
  mutating func add(import module: String, in project: String) {
    imports[project, default: []].insert(module)
  }

  /// The innermost project that a file belongs to; `nil` without one.
  func project(ofFileAt path: String) -> String? {
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      if modules[String(folder)] != nil { return String(folder) }
    }
    return nil
  }

  /// Whether code of one project can be part of an app of the other.
  ///
  /// `nil` stands for files of no project; they may be part of any app.
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
