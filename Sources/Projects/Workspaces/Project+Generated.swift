import Foundation

extension Project {
  /// An Xcode project, or what generates it; `nil` if there is neither.
  static func xcodeProject(at path: String) throws(ProjectError) -> Project? {
    if FileManager.default.fileExists(atPath: "\(path)/project.pbxproj") {
      return try XcodeProjectReader(path).project()
    }
    guard let specification = try Specification.generating(path) else { return nil }
    return try XcodeGenProjectReader(specification, path: path).project()
  }
}
