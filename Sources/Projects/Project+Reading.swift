extension Project {
  /// Reads a project.
  ///
  /// - Parameter path: an `.xcodeproj`.
  /// - Throws: ``ProjectError`` if it cannot be read.
  public init(at path: String) throws(ProjectError) {
    let path = path.hasSuffix("/") ? String(path.dropLast()) : path
    guard path.hasSuffix(Self.ending) else {
      throw ProjectError(path, "it is no Xcode project: name an .xcodeproj")
    }
    self = try XcodeProjectReader(path).project()
  }
}
