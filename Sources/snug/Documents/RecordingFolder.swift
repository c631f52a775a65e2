import Configuration
import Environments
import Foundation
import InputFiles
import InterfaceBuilder

/// Where recordings are kept: a file per screen and environment, in folders named like the document and the screen.
struct RecordingFolder {
  /// The folder of recordings beside a project, where the configuration names none; tests of screens use the name, too.
  static let defaultName = "__Screens__"

  /// Why a document has no place among the recordings.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// The folder from which documents are named: that of the configuration, or else of the repository, or else the first
  /// path of the command line. So a document has one name, whichever paths a run has.
  let project: String
  /// The folder of the recordings.
  let path: String
  /// Whether the command line names the folder.
  private let isChosen: Bool

  /// - Parameters:
  ///   - paths: the paths of the command line.
  ///   - configuration: the configuration that was found for them; `nil` for none.
  ///   - chosen: the folder that the command line names; `nil` for the project's.
  init(paths: [String], configuration: ProjectConfiguration?, chosen: String?) {
    isChosen = chosen != nil
    let first = paths.first ?? "."
    project = RelativePath.shortened(
      configuration?.folder ?? Self.repository(around: first) ?? Self.folder(of: first),
      from: FileManager.default.currentDirectoryPath)
    path = chosen ?? Self.joined(project, configuration?.recordings ?? Self.defaultName)
  }

  /// Checks that recordings may be kept there: in a folder of their own, and in the project. A folder that the command
  /// line names may lie elsewhere.
  ///
  /// A configuration is part of a checkout, so that anybody may have written it.
  func check() throws(Failure) {
    if let root = ProjectRoots.repository(around: project) ?? (project.isEmpty ? nil : project), !isChosen,
      !ProjectRoots.isInside(root, path)
    {
      throw Failure(
        description: "the folder of recordings \(path) lies outside of \(root); if that is meant, name it with "
          + "--recordings")
    }
    if let other = Self.firstOfTheApp(in: path) {
      throw Failure(
        description: "the folder of recordings \(path) holds \(other); recordings need a folder of their own")
    }
  }

  /// The first file in a folder that is part of an app or repository; `nil` if there is none.
  private static func firstOfTheApp(in folder: String, prefix: String = "") -> String? {
    for entry in FolderListing(folder)?.entries ?? [] {
      let ending = (entry.name as NSString).pathExtension
      // Recordings stand in folders that are named like their documents.
      if entry.name == ".git" || (entry.isFolder ? foldersOfApps : filesOfApps).contains(ending) {
        return prefix + entry.name
      }
      if entry.isFolder, !entry.name.hasPrefix("."),
        let found = firstOfTheApp(in: "\(folder)/\(entry.name)", prefix: "\(prefix)\(entry.name)/")
      {
        return found
      }
    }
    return nil
  }

  // Folders of languages, `lproj`, are not listed, because they occur in the names of documents.
  private static let foldersOfApps: Set<String> = ["xcassets", "xcodeproj", "xcworkspace"]
  // A `pbxproj` is not listed, because it lies in an `xcodeproj`.
  private static let filesOfApps = AppFile.extensions.subtracting(["pbxproj"])

  /// The name of a document: its path as seen from the project.
  func name(ofDocument path: String) throws(Failure) -> String {
    let relative = RelativePath.of(path, from: project)
    guard !relative.hasPrefix("../") else {
      throw Failure(
        description:
          "\(path) lies outside of \(project), beside which recordings are kept; record it in a run of its own")
    }
    let parts = relative.split(separator: "/").map(String.init)
    return parts.map { PlainLine.of($0) == $0 ? $0 : PictureName.safe($0) }.joined(separator: "/")
  }

  private static func folder(of path: String) -> String {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    if exists, isFolder.boolValue { return URL(filePath: path).absoluteURL.standardizedFileURL.path }
    return URL(filePath: path).absoluteURL.standardizedFileURL.deletingLastPathComponent().path
  }

  /// The closest folder above a path that is a repository of git.
  private static func repository(around path: String) -> String? {
    var folder = URL(filePath: Self.folder(of: path))
    while !FileManager.default.fileExists(atPath: folder.appending(path: ".git").path) {
      let above = folder.deletingLastPathComponent().standardizedFileURL
      guard folder.path != "/", above.path != folder.path else { return nil }
      folder = above
    }
    return folder.path
  }

  private static func joined(_ folder: String, _ path: String) -> String {
    folder == "." || path.hasPrefix("/") ? path : "\(folder)/\(path)"
  }
}
