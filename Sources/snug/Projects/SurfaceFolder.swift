import Foundation
import InputFiles
import Projects

/// The folder with the surfaces of missing modules: Swift files that have the names of the modules.
struct SurfaceFolder {
  /// The absolute paths of the files, by the names of the modules.
  private(set) var files: [String: String] = [:]
  /// Notes about a folder or files that cannot be used.
  private(set) var notes: [ProjectNote] = []

  /// - Parameter path: the path of the folder; `nil` if there is none.
  init(_ path: String?) {
    guard let path else { return }
    let folder = URL(filePath: path).standardizedFileURL.path
    guard !ProjectRoots.leadsOut(folder), let listing = FolderListing(folder) else {
      notes.append(ProjectNote(path, "this folder of surfaces cannot be read"))
      return
    }
    for name in listing.names where name.hasSuffix(".swift") && !name.hasPrefix(".") {
      let module = (name as NSString).deletingPathExtension
      let file = listing.path(of: name)
      if module.wholeMatch(of: /[A-Za-z_]\w*/) == nil {
        notes.append(ProjectNote(file, "this is no name of a module; the surface is not used"))
      } else if ProjectRoots.leadsOut(file) {
        notes.append(ProjectNote(file, "this is a link that leads out of the project; the surface is not used"))
      } else {
        files[module] = file
      }
    }
  }
}
