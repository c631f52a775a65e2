/// The folders of a repository that contain an Xcode project, an XcodeGen specification or a Swift package, and the
/// modules that the sources of each import.
///
/// A repository may contain one app with its modules, or many unrelated apps, as collections of samples do. Two
/// projects belong together if the folder of one contains the other, or if one imports a module that is named after the
/// other.
nonisolated package struct ProjectFolders {
  /// The names that each project's modules may have, by the path of the project's folder: the name of the folder, and
  /// those of its `.xcodeproj` files.
  private var modules: [String: Set<String>] = [:]
  private var imports: [String: Set<String>] = [:]

  /// Whether a folder contains a project, judged by the names of the files and folders in it.
  package static func isProject(_ names: [String]) -> Bool {
    names.contains { $0.hasSuffix(".xcodeproj") || specifications.contains($0) }
  }

  /// The names of the files that describe a project for XcodeGen or for the Swift package manager.
  package static let specifications: Set<String> = ["Package.swift", "project.yml", "project.yaml"]

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
