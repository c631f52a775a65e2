import Foundation

extension Project {
  /// Reads an Xcode project, or else the XcodeGen specification that generates it; `nil` if neither exists.
  static func xcodeProject(at path: String) throws(ProjectError) -> Project? {
    if FileManager.default.fileExists(atPath: "\(path)/project.pbxproj") {
      return try XcodeProjectReader(path).project()
    }
    guard let specification = try Specification.generating(path) else { return nil }
    return try XcodeGenProjectReader(specification, path: path).project()
  }
}
