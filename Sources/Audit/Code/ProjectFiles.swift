import Foundation
import InputFiles
import InterfaceBuilder

/// The paths of a project's files that may refer to its documents or contain their classes.
nonisolated struct ProjectFiles {
  /// Sources in Swift and Objective-C.
  private(set) var sources: [String] = []
  /// Storyboards and xibs.
  private(set) var documents: [String] = []
  /// Property lists, project files and build settings.
  private(set) var settings: [String] = []
  /// Strings files, by the language of the folder that they are in.
  private(set) var texts: [(language: String, path: String)] = []
  private(set) var folders = ProjectFolders()

  /// Lists the files below a folder, without the contents of folders whose name is among the skipped ones.
  init(in folder: String, skipping skipped: Set<String>) {
    add(folder, skipping: skipped)
  }

  private mutating func add(_ folder: String, skipping skipped: Set<String>) {
    guard let listing = FolderListing(folder) else { return }
    let names = listing.names
    if ProjectFolders.isProject(names, in: folder) { folders.add(folder, holding: names) }
    for entry in listing.entries where !entry.name.hasPrefix(".") && !skipped.contains(entry.name) {
      let name = entry.name
      let path = listing.path(of: name)
      switch name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last {
      case "swift", "m", "h", "mm": sources.append(path)
      case "storyboard", "xib": documents.append(path)
      case "strings" where folder.hasSuffix(".lproj"):
        texts.append((((folder as NSString).lastPathComponent as NSString).deletingPathExtension, path))
      case "plist", "pbxproj", "xcconfig", "yml": settings.append(path)
      case let type? where Self.withoutFiles.contains(type): break
      default: if entry.isFolder { add(path, skipping: skipped) }
      }
    }
  }

  /// Extensions of files and folders that are ignored, because such files and folders are, and contain, no sources,
  /// documents or settings.
  private static let withoutFiles: Set<Substring> = [
    "xcassets", "framework", "xcframework", "png", "json", "strings", "pdf", "bundle", "jpg", "xcworkspace",
  ]
}
