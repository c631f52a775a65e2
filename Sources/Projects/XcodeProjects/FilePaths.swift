import Foundation

/// The paths of the files of a project. The project stores the path of a file or group relative to the group that
/// contains it.
struct FilePaths {
  /// The absolute paths by the identifiers of files and groups.
  private var paths: [String: String] = [:]
  /// The folder to which the project's relative paths refer.
  private let folder: String

  /// - Parameters:
  ///   - objects: the objects of the project.
  ///   - folder: the absolute path of the folder to which the project's relative paths refer.
  init(_ objects: ProjectObjects, folder: String) {
    self.folder = folder
    guard let main = objects[objects.root["mainGroup"]] else { return }
    // Groups in a damaged project may contain each other.
    var seen: Set<String> = []
    var pending = [(main, folder)]
    while let (object, above) = pending.popLast() {
      guard seen.insert(object.identifier).inserted, let path = path(of: object, above: above) else { continue }
      paths[object.identifier] = path
      pending += objects.objects("children", of: object).map { ($0, path) }
    }
  }

  /// The absolute path of a file or group; `nil` if it is among the build products or in Xcode itself.
  subscript(identifier: String) -> String? { paths[identifier] }

  private func path(of object: ProjectObjects.Object, above: String) -> String? {
    let path = object["path"] ?? ""
    switch object["sourceTree"] ?? "<group>" {
    case "<group>": return AbsolutePath.joined(above, path)
    case "SOURCE_ROOT": return AbsolutePath.joined(folder, path)
    case "<absolute>": return path
    default: return nil
    }
  }
}
