import Foundation

/// A specification of XcodeGen (`project.yml`), merged with the files that it includes.
///
/// The format is described by [Project Spec](https://github.com/yonaskolb/XcodeGen/blob/master/Docs/ProjectSpec.md).
struct Specification {
  /// The path of the file as the user passed it.
  let path: String
  /// The absolute path of the folder that contains the file.
  let folder: String
  /// The name of the project that XcodeGen generates.
  let name: String
  /// The contents of the specification, merged with those of all files that it includes.
  let root: YAMLValue
  /// The targets by their names, merged with the templates that they use.
  let targets: [String: YAMLValue]
  let notes: [ProjectNote]

  /// The default file names of a specification.
  static let names = ["project.yml", "project.yaml"]
  private static let endings = [".yml", ".yaml"]

  /// Whether a path is the path of a YAML file, judged by its extension.
  static func isSpecification(_ path: String) -> Bool { endings.contains { path.hasSuffix($0) } }

  /// - Parameter path: the path of the file.
  init(at path: String) throws(ProjectError) {
    self.path = path
    let absolute = AbsolutePath.of(path)
    folder = (absolute as NSString).deletingLastPathComponent
    var includes = SpecificationIncludes()
    root = try includes.value(at: absolute, shown: path)
    guard let name = root["name"]?.text, !name.isEmpty else {
      throw ProjectError(path, "it is no specification of XcodeGen: it has no name")
    }
    self.name = name
    let targets = try SpecificationTargets(of: root, path: path)
    self.targets = targets.targets
    notes = includes.notes + targets.notes
  }

  /// Finds the specification that generates an Xcode project: it is in the same folder and names the same project.
  ///
  /// - Parameter path: the path of the `.xcodeproj`.
  /// - Returns: the specification; `nil` if there is none.
  static func generating(_ path: String) throws(ProjectError) -> Specification? {
    let folder = (path as NSString).deletingLastPathComponent
    let project = path.baseName
    for name in names {
      let file = folder.isEmpty ? name : "\(folder)/\(name)"
      guard FileManager.default.fileExists(atPath: file) else { continue }
      let specification = try Specification(at: file)
      if specification.name == project { return specification }
    }
    return nil
  }

  /// The value of an entry in the table `options`.
  func option(_ name: String) -> YAMLValue? { root["options"]?[name] }
}
