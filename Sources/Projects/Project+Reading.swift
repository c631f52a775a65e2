import Foundation

extension Project {
  /// Reads a project with the settings that Xcode uses to build it for the iPhone simulator. No code or tool is run.
  ///
  /// - Parameter path: the path of an `.xcworkspace`, an `.xcodeproj`, a specification of XcodeGen (`project.yml`), or
  ///   a `Project.swift` of Tuist. If an `.xcodeproj` does not exist, the `project.yml` in the same folder that
  ///   generates it is read instead.
  /// - Throws: ``ProjectError`` if the project cannot be read.
  public init(at path: String) throws(ProjectError) {
    let path = Self.withoutSlash(path)
    if path.hasSuffix(WorkspaceReader.ending) {
      self = try WorkspaceReader(path).project()
    } else if path.hasSuffix(Self.ending) {
      if let project = try Self.xcodeProject(at: path) {
        self = project
      } else {
        // The reader throws an error that says which file is missing.
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

  /// Whether a path is the path of a project, judged by the file name only.
  ///
  /// A specification of XcodeGen is named `project.yml` or `project.yaml`, or has a suffix after `project-`, as in
  /// `project-ci.yml`.
  public static func isProject(_ path: String) -> Bool {
    let name = (withoutSlash(path) as NSString).lastPathComponent
    if name.hasSuffix(ending) || name.hasSuffix(WorkspaceReader.ending) { return true }
    if name == TuistProjectReader.name || Specification.names.contains(name) { return true }
    return name.hasPrefix("project-") && Specification.isSpecification(name)
  }

  private static func withoutSlash(_ path: String) -> String { path.hasSuffix("/") ? String(path.dropLast()) : path }
}
