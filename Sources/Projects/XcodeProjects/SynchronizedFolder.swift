import Foundation
import InputFiles

/// A synchronised folder (since Xcode 16): the project lists the folder, but not its files.
///
/// A target that names the folder contains all its files, except the files in the folder's exceptions for the target. A
/// target that does not name the folder contains only the files in the folder's exceptions for the target.
struct SynchronizedFolder {
  private let path: String
  /// The relative paths of the files in the folder's exceptions, by the identifiers of targets.
  private var exceptions: [String: Set<String>] = [:]
  /// The maximum number of folder levels that are searched.
  private static let deepest = 32

  init(_ group: ProjectObjects.Object, at path: String, in objects: ProjectObjects) {
    self.path = path
    for exception in objects.objects("exceptions", of: group) {
      guard let target = exception["target"] else { continue }
      exceptions[target, default: []].formUnion(exception.list("membershipExceptions"))
    }
  }

  /// The absolute paths of the folder's files that belong to a target, in alphabetical order.
  ///
  /// - Parameters:
  ///   - target: the identifier of the target.
  ///   - isNamed: whether the target names the folder.
  func files(of target: String, isNamed: Bool) -> [String] {
    let listed = exceptions[target] ?? []
    if !isNamed, listed.isEmpty { return [] }
    let all = files(below: path, prefix: "", depth: 0)
    return all.filter { Self.contains(listed, $0) != isNamed }.map { AbsolutePath.joined(path, $0) }
  }

  /// Whether a list of exceptions contains a file, or a folder that contains the file. An entry such as
  /// `/Localized/Main.xib` matches the file in all languages.
  private static func contains(_ listed: Set<String>, _ file: String) -> Bool {
    let parts = file.split(separator: "/")
    let unlocalized = parts.filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
    if parts.count > 1, listed.contains("/Localized/\(unlocalized)") { return true }
    return parts.indices.contains { listed.contains(parts[...$0].joined(separator: "/")) }
  }

  private func files(below folder: String, prefix: String, depth: Int) -> [String] {
    guard depth < Self.deepest, let listing = FolderListing(folder) else { return [] }
    return listing.entries.flatMap { entry -> [String] in
      guard !entry.name.hasPrefix(".") else { return [] }
      let path = prefix + entry.name
      if entry.isFolder, !ProjectFile.isPackage(entry.name) {
        return files(below: "\(folder)/\(entry.name)", prefix: path + "/", depth: depth + 1)
      }
      return [path]
    }
  }
}
