import Foundation

extension Project {
  /// Reads a project, as Xcode builds it for the simulator of an iPhone. Nothing is run.
  ///
  /// - Parameter path: an `.xcworkspace`, an `.xcodeproj`, a specification of XcodeGen (`project.yml`), or a
  ///   `Project.swift` of Tuist. In the place of an `.xcodeproj` that does not exist, the `project.yml` beside it that
  ///   generates it is read.
  /// - Throws: ``ProjectError`` if it cannot be read.
  public init(at path: String) throws(ProjectError) {
    let path = Self.withoutSlash(path)
    if path.hasSuffix(WorkspaceReader.ending) {
      self = try WorkspaceReader(path).project()
    } else if path.hasSuffix(Self.ending) {
      if let project = try Self.xcodeProject(at: path) {
        self = project
      } else {
        // The error says which file is missing.
        self = try XcodeProjectReader(path).project()
      }
    } else if Specification.isSpecification(path) {
      self = try XcodeGenProjectReader(try Specification(at: path), path: path).project()
    } else if (path as NSString).lastPathComponent == TuistProjectReader.name {
      self = try TuistProjectReader(path).project()
    } else {
      throw ProjectError(
        path, "it is no project: name an .xcworkspace, an .xcodeproj, a project.yml or a Project.swift")
    }
  }

  /// Whether a path is that of a project, by its name.
  ///
  /// A specification of XcodeGen is called `project.yml` or `project.yaml`, or has a word behind `project`, as in
  /// `project-ci.yml`.
  public static func isProject(_ path: String) -> Bool {
    let name = (withoutSlash(path) as NSString).lastPathComponent
    if name.hasSuffix(ending) || name.hasSuffix(WorkspaceReader.ending) { return true }
    if name == TuistProjectReader.name || Specification.names.contains(name) { return true }
    return name.hasPrefix("project-") && Specification.isSpecification(name)
  }

  private static func withoutSlash(_ path: String) -> String { path.hasSuffix("/") ? String(path.dropLast()) : path }
}
