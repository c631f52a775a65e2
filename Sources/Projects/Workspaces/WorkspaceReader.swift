import Foundation

/// Reads the projects of a workspace, which ``WorkspaceFile`` lists, into one ``Project`` with the targets of all.
struct WorkspaceReader {
  private let path: String
  private let folder: String
  /// The path of the project that contains the workspace; `nil` for a workspace of its own.
  private let owner: String?

  /// The extension of workspaces.
  static let ending = ".xcworkspace"
  /// The most projects that are read; a workspace with more is refused.
  private static let mostProjects = 1000

  /// - Parameter path: the `.xcworkspace`.
  init(_ path: String) {
    self.path = path
    let absolute = AbsolutePath.of(path)
    let parent = (absolute as NSString).deletingLastPathComponent
    // Every `.xcodeproj` contains a workspace.
    owner = parent.hasSuffix(Project.ending) ? parent : nil
    folder = owner.map { ($0 as NSString).deletingLastPathComponent } ?? parent
  }

  /// The targets of all projects, in their order.
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

  /// Targets that also depend on the targets of other projects whose frameworks they link.
  ///
  /// Xcode finds these by the names of the frameworks.
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
