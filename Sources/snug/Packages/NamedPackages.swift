import Environments
import Foundation
import Projects

/// The packages whose code a command line allows to build and run.
///
/// A checkout is not trusted, and its `Package.swift` is code, too. So naming a folder does not allow its code to run:
/// the command line has to name the `Package.swift`, or use `--run`. Naming an Xcode project, a workspace, or a file
/// from which one is generated allows its app to be built and run. A configuration file cannot allow it.
/// ``FolderProjects`` finds the project that `--run` builds in a folder without a package.
struct NamedPackages: Hashable {
  static let manifest = "Package.swift"

  /// The documents and folders in which the command looks for documents. A named `Package.swift` is replaced by its
  /// folder.
  private(set) var places: [String] = []
  /// The folders of the packages that are built and run.
  private(set) var running: [String] = []
  /// The Xcode projects, whose apps are built and run.
  private(set) var projects: [String] = []
  /// The folders of the packages whose code is not run.
  private(set) var idle: [String] = []

  /// - Parameters:
  ///   - paths: the paths of a command line.
  ///   - runsFolders: whether `--run` allows the code of packages that are named by their folders.
  init(_ paths: [String], runsFolders: Bool) {
    for path in paths {
      let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
      if Project.isProject(trimmed) {
        projects.append(trimmed)
        continue
      }
      guard (path as NSString).lastPathComponent == Self.manifest else {
        places.append(path)
        guard AppPackage.isThere(in: path) else { continue }
        if runsFolders { running.append(path) } else { idle.append(path) }
        continue
      }
      let folder = RelativePath.folder(around: path)
      places.append(folder)
      running.append(folder)
    }
  }

  /// The path of the `Package.swift` in a folder, as one would type it.
  static func manifest(in folder: String) -> String {
    folder == "." ? manifest : "\(folder.hasSuffix("/") ? String(folder.dropLast()) : folder)/\(manifest)"
  }

  /// A line for each package whose code is not run, with the command that runs it.
  ///
  /// - Parameter command: the name of the command.
  func notes(for command: String) -> [String] {
    idle.map { folder in
      let words = ["snug", command, Self.manifest(in: folder)].map(ShellWord.quoted).joined(separator: " ")
      return "\(folder): the code of its app is not run; this builds and runs it: \(words)"
    }
  }
}
