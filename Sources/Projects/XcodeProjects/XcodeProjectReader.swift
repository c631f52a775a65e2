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
    folder = FilePaths.joined(parent, objects.root["projectDirPath"] ?? "")
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
    try lookForCycles(in: project)
    return project
  }

  /// Targets that wait for each other cannot be built.
  private func lookForCycles(in project: Project) throws(ProjectError) {
    let targets = Dictionary(project.targets.map { ($0.name, $0) }) { first, _ in first }
    var done: Set<String> = []
    func visit(_ name: String, above: [String]) throws(ProjectError) {
      if let start = above.firstIndex(of: name) {
        let circle = (above[start...] + [name]).joined(separator: " → ")
        throw ProjectError(path, "targets depend on each other: \(circle)")
      }
      guard done.insert(name).inserted else { return }
      for next in targets[name]?.dependencies ?? [] { try visit(next, above: above + [name]) }
    }
    for target in project.targets { try visit(target.name, above: []) }
  }
}
