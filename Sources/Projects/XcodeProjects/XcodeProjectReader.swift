import Foundation

/// Reads an Xcode project as Xcode does to build it for the simulator of an iPhone, in the configuration Debug.
struct XcodeProjectReader {
  private let path: String
  private let folder: String
  private let objects: ProjectObjects
  private let paths: FilePaths

  /// - Parameter path: the `.xcodeproj`.
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
      // Targets often share a file of settings.
      project.notes += notes.filter { !project.notes.contains($0) }
    }
    try project.lookForCycles()
    return project
  }
}
