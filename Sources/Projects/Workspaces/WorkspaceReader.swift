import Foundation

/// Reads all projects of a workspace, which ``WorkspaceFile`` lists, into one ``Project`` with the targets of all of
/// them.
struct WorkspaceReader {
  private let path: String
  private let folder: String
  /// The path of the `.xcodeproj` that contains the workspace; `nil` if none does.
  private let owner: String?

  /// The extension of workspaces, with the period.
  static let ending = ".xcworkspace"
  /// The maximum number of projects. A workspace with more projects is rejected.
  private static let mostProjects = 1000

  /// - Parameter path: the path of the `.xcworkspace`.
  init(_ path: String) {
    self.path = path
    let absolute = AbsolutePath.of(path)
    let parent = (absolute as NSString).deletingLastPathComponent
    // Every `.xcodeproj` contains a workspace.
    owner = parent.hasSuffix(Project.ending) ? parent : nil
    folder = owner.map { ($0 as NSString).deletingLastPathComponent } ?? parent
  }

  /// Reads the targets of all projects, in the order of the workspace.
  func project() throws(ProjectError) -> Project {
    var all = Project(path: path, folder: folder, targets: [], notes: [])
    var finder = FileFinder()
    var seen: Set<String> = []
    var notes: Set<ProjectNote> = []
    for reference in try WorkspaceFile.references(of: path, folder: folder, project: owner)
    where reference.hasSuffix(Project.ending) {
      let place = finder.existing(reference) ?? reference
      guard seen.insert(place).inserted else { continue }
      guard seen.count <= Self.mostProjects else {
        throw ProjectError(path, "the workspace has more than \(Self.mostProjects) projects")
      }
      guard let project = try Project.xcodeProject(at: place) else {
        all.notes.append(ProjectNote(place, "the workspace refers to the project, and it does not exist"))
        continue
      }
      all.targets += project.targets
      all.notes += project.notes.filter { notes.insert($0).inserted }
    }
    return Self.linked(all)
  }

  /// The project with dependencies between targets of different projects: a target depends on the target that builds a
  /// framework that it links.
  ///
  /// Like Xcode, this matches them by the name of the framework.
  private static func linked(_ project: Project) -> Project {
    var makers: [String: String] = [:]
    for target in project.targets where target.isForIOS && [.framework, .library].contains(target.kind) {
      for name in [target.name, target.moduleName] where makers[name] == nil { makers[name] = target.name }
    }
    var linked = project
    for (index, target) in project.targets.enumerated() {
      var known = Set(target.dependencies + [target.name])
      let names = target.frameworks.compactMap { makers[$0] }
      linked.targets[index].dependencies += names.filter { known.insert($0).inserted }
    }
    guard let cycle = Project.cycle(in: linked.targets) else { return linked }
    var unlinked = project
    let circle = cycle.joined(separator: " → ")
    unlinked.notes.append(
      ProjectNote(project.path, "targets of several projects depend on each other, which is left out: \(circle)"))
    return unlinked
  }
}
