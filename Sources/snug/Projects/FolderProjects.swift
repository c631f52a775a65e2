import Environments
import Foundation
import InputFiles
import Projects

/// The Xcode projects that are directly in a folder, of which `--run` builds one.
///
/// A workspace contains the projects beside it, and a committed project comes before what generates one. So only the files
/// of the first kind count of which the folder has any.
struct FolderProjects {
  /// The paths of the projects of one kind.
  private let paths: [String]
  private let folder: String

  /// - Parameters:
  ///   - folder: the path of the folder.
  ///   - named: the path of the project that the configuration names; `nil` if it names none.
  init(in folder: String, named: String?) {
    self.folder = folder
    if let named, RelativePath.lies(named, in: folder) {
      paths = ProjectRoots.leadsOut(named) ? [] : [named]
      return
    }
    let listing = FolderListing(folder)
    let projects = (listing?.names ?? []).filter { !$0.hasPrefix(".") && Project.isProject($0) }
    let kinds = [".xcworkspace", ".xcodeproj", ""].map { ending in projects.filter { $0.hasSuffix(ending) } }
    paths = (kinds.first { !$0.isEmpty } ?? []).compactMap { folder == "." ? $0 : listing?.path(of: $0) }
      .filter { !ProjectRoots.leadsOut($0) }
  }

  /// The project to build; `nil` if there is none, or if there are several.
  var only: String? { paths.count == 1 ? paths.first : nil }

  /// The error message that there are several projects; `nil` if there is at most one.
  var complaint: String? {
    if paths.count < 2 { return nil }
    let names = paths.map { ($0 as NSString).lastPathComponent }.joined(separator: ", ")
    return "\(folder): error: --run: there are several projects: \(names); name one of them, or write it in the "
      + "configuration as project, below app"
  }
}
