import Foundation

/// Reads an Xcode project with the settings that Xcode uses to build it for the iPhone simulator in the configuration
/// Debug.
struct XcodeProjectReader {
  private let path: String
  private let folder: String
  private let objects: ProjectObjects
  private let paths: FilePaths

  /// - Parameter path: the path of the `.xcodeproj`.
  init(_ path: String) throws(ProjectError) {
    self.path = path
    objects = try ProjectObjects(at: "\(path)/project.pbxproj", shown: "\(path)/project.pbxproj")
    let parent = URL(filePath: path).absoluteURL.standardized.deletingLastPathComponent().path
    folder = AbsolutePath.joined(parent, objects.root["projectDirPath"] ?? "")
    paths = FilePaths(objects, folder: folder)
  }

  func project() throws(ProjectError) -> Project {
    var project = Project(path: path, folder: folder, targets: [], notes: [])
    for object in objects.objects("targets", of: objects.root) where object.kind == "PBXNativeTarget" {
      let reader = XcodeTargetReader(object, in: objects, paths: paths, folder: folder, projectPath: path)
      let (target, notes) = reader.target()
      project.targets.append(target)
      // Several targets often use the same `.xcconfig` file, which would repeat its notes.
      project.notes += notes.filter { !project.notes.contains($0) }
    }
    try project.lookForCycles()
    return project
  }
}
