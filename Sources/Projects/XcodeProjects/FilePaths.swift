import Foundation

/// Where the files of a project lie: a file names its place from the group that holds it, a group from the one above.
struct FilePaths {
  /// Absolute paths, by the identifiers of files and groups.
  private var paths: [String: String] = [:]
  /// The path of the folder that the project's paths begin from.
  private let folder: String

  /// - Parameters:
  ///   - objects: the objects of the project.
  ///   - folder: the absolute path of the folder that the project's paths begin from.
  init(_ objects: ProjectObjects, folder: String) {
    self.folder = folder
    guard let main = objects[objects.root["mainGroup"]] else { return }
    // Groups in a damaged project may hold each other.
    var seen: Set<String> = []
    var pending = [(main, folder)]
    while let (object, above) = pending.popLast() {
      guard seen.insert(object.identifier).inserted, let path = path(of: object, above: above) else { continue }
      paths[object.identifier] = path
      pending += objects.objects("children", of: object).map { ($0, path) }
    }
  }

  /// The absolute path of a file or group; `nil` if it lies in what a build makes or in Xcode itself.
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
