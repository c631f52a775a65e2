import Foundation

/// Finds the documents that the paths of a command line stand for.
struct DocumentFinder {
  /// Folders of other people's code: their screens are not this app's to mend. A path given by name is always read.
  static let skippedFolders: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules"]

  /// Paths of documents: files as they were given, and what lies in folders in the order of its names.
  private(set) var documents: [String] = []
  /// Folders that were passed over.
  private(set) var skipped: [String] = []
  /// Folders that hold no document, or could not be listed, a line each.
  private(set) var complaints: [String] = []

  /// Looks through the paths. A file is taken whatever its name, so that reading it can say what is wrong with it.
  init(paths: [String]) {
    for path in paths {
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
        let count = documents.count
        search(path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path)
        if documents.count == count {
          complaints.append("\(path): error: holds no .storyboard or .xib")
        }
      } else {
        documents.append(path)
      }
    }
    var seen: Set<String> = []
    documents = documents.filter { seen.insert($0).inserted }
  }

  private mutating func search(_ folder: String) {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      complaints.append("\(folder): error: the folder could not be listed")
      return
    }
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
      if isFolder(path) {
        if Self.skippedFolders.contains(name) {
          skipped.append(path)
        } else {
          search(path)
        }
      } else if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
        documents.append(path)
      }
    }
  }

  /// Whether the path is a folder to go into; links to folders are not followed, because they may lead in circles.
  private func isFolder(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }
}
