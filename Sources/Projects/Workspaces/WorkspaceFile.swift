import Foundation

/// Reads the files to which a workspace refers from its `contents.xcworkspacedata`.
final class WorkspaceFile: ProjectXML {
  /// The limits of a workspace: the number of references, and the levels of nested elements.
  private static let most = (references: 10_000, depth: 32)
  private static let largestMegabytes = 4

  /// The folder to which the workspace's relative paths refer.
  private let folder: String
  /// The path of the `.xcodeproj` that contains the workspace; `nil` if none does.
  private let project: String?
  private var groups: [String] = []
  private var references: [String] = []

  private init(shown: String, folder: String, project: String?) {
    self.folder = folder
    self.project = project
    super.init(shown: shown, called: "workspace")
  }

  /// The absolute paths of the files to which a workspace refers, in the order of the workspace.
  ///
  /// - Parameters:
  ///   - path: the path of the `.xcworkspace`.
  ///   - folder: the folder to which the workspace's relative paths refer.
  ///   - project: the path of the `.xcodeproj` that contains the workspace; `nil` if none does.
  static func references(of path: String, folder: String, project: String?) throws(ProjectError) -> [String] {
    let reader = WorkspaceFile(shown: "\(path)/contents.xcworkspacedata", folder: folder, project: project)
    try reader.parse(atMost: largestMegabytes)
    return reader.references
  }

  override func begin(_ element: String, _ attributes: [String: String]) {
    let path = place(attributes["location"] ?? "group:")
    switch element {
    case "Group": groups.append(path ?? groups.last ?? folder)
    case "FileRef": if let path { references.append(path) }
    default: break
    }
    if references.count > Self.most.references || open.count > Self.most.depth {
      let limits = "\(Self.most.references) files, or more than \(Self.most.depth) groups in each other"
      fail("the workspace has more than \(limits)")
    }
  }

  override func end(_ element: String) {
    if element == "Group" { _ = groups.popLast() }
  }

  /// The absolute path of a location such as `group:App.xcodeproj`; `nil` for other kinds of location, such as in Xcode
  /// itself.
  private func place(_ location: String) -> String? {
    let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let path = parts.count == 2 ? parts[1] : ""
    switch parts.first {
    case "group": return AbsolutePath.joined(groups.last ?? folder, path)
    case "container": return AbsolutePath.joined(folder, path)
    case "absolute": return AbsolutePath.joined("/", path)
    case "self": return project ?? AbsolutePath.joined(folder, path)
    default: return nil
    }
  }
}
