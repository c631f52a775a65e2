import Configuration
import Environments
import Foundation
import InputFiles
import InterfaceBuilder

/// The folder of recordings: it contains one picture and one view tree per screen and environment, in subfolders that
/// are named after the document and the screen.
struct RecordingFolder {
  /// The name of the folder of recordings in a project, unless the configuration sets one. Test targets use the same
  /// name.
  static let defaultName = "__Screens__"

  /// The reason why the folder cannot be used for recordings, or a document cannot have recordings in it.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// The folder relative to which documents are named: the folder of the configuration file, or else of the repository,
  /// or else the first path of the command line. So a document's name does not depend on the paths of the command line.
  let project: String
  /// The folder of the recordings.
  let path: String
  /// Whether the command line sets the folder of recordings.
  private let isChosen: Bool

  /// - Parameters:
  ///   - paths: the paths of the command line.
  ///   - configuration: the configuration that was found for the paths; `nil` if there is none.
  ///   - chosen: the folder of recordings that the command line sets; `nil` for the project's.
  init(paths: [String], configuration: ProjectConfiguration?, chosen: String?) {
    isChosen = chosen != nil
    let first = paths.first ?? "."
    project = RelativePath.shortened(
      configuration?.folder ?? Self.repository(around: first) ?? Self.folder(of: first),
      from: FileManager.default.currentDirectoryPath)
    path = chosen ?? Self.joined(project, configuration?.recordings ?? Self.defaultName)
  }

  /// Checks that the folder contains no files of the app, and that it lies in the project unless the command line sets
  /// it.
  ///
  /// The folder may come from a configuration file, which is part of a checkout and is therefore not trusted.
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

  /// The path of the first file or folder, below a folder, that is part of an app or repository; `nil` if there is
  /// none.
  private static func firstOfTheApp(in folder: String, prefix: String = "") -> String? {
    for entry in FolderListing(folder)?.entries ?? [] {
      let ending = (entry.name as NSString).pathExtension
      // A folder with the extension of a document is allowed: recordings are in folders named after their documents.
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

  // The extension `lproj` is missing because it can occur in the names of documents, and so of folders of recordings.
  private static let foldersOfApps: Set<String> = ["xcassets", "xcodeproj", "xcworkspace"]
  // `pbxproj` is not needed, because such a file is inside of an `xcodeproj`, which is already found.
  private static let filesOfApps = AppFile.extensions.subtracting(["pbxproj"])

  /// The name of a document in recordings: its path relative to ``project``.
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
