import Audit
import Foundation
import InputFiles
import InterfaceBuilder

/// Finds the source files of the classes that documents name.
///
/// The sources of a document are searched for below the root of its git repository, or below the outermost project
/// folder if there is no repository.
struct SourceFinder {
  private var indexes: [PathBytes: SourceIndex] = [:]
  private var roots: [PathBytes: String?] = [:]

  /// The facts from the sources around a document.
  struct Sources {
    /// The source files of the document's classes, in the order of their paths.
    var files: [String]
    /// Whether any source declares a class.
    var haveClasses: Bool
    /// The names of the document's outlets on which some source sets an accessibility label or a related member.
    var namesForVoiceOver: Set<String>
    /// Whether any file of the project names the document; `nil` if that is not known.
    var nameDocument: Bool?
    /// Whether code mentions `supportedInterfaceOrientations`, so that it decides which orientations the app supports.
    var decideOrientations: Bool
  }

  /// The sources for a document; `nil` without a repository or project.
  mutating func sources(forDocumentAt path: String, isNamed: Bool) -> Sources? {
    let url = URL(filePath: path).absoluteURL.standardized
    guard let root = root(of: url.deletingLastPathComponent().path),
      let data = try? DocumentFile.read(path, isNamed: isNamed)
    else { return nil }
    let index = index(of: root)
    return Sources(
      files: index.files(forDocument: data, at: url.path), haveClasses: !index.isEmpty,
      namesForVoiceOver: index.namesForVoiceOver(inDocument: data, at: url.path),
      nameDocument: index.isNamed(documentAt: path),
      decideOrientations: index.decidesOrientations(forDocumentAt: url.path))
  }

  /// The number of screens that the Swift code of a folder makes without a storyboard or xib.
  ///
  /// - Returns: `nil` if the folder is in no repository or project.
  mutating func screensOfCode(inFolder path: String) -> ScreensOfCode? {
    let folder = URL(filePath: path).absoluteURL.standardized.path
    guard let root = root(of: folder) else { return nil }
    return index(of: root).screensOfCode(below: folder)
  }

  private mutating func index(of root: String) -> SourceIndex {
    let index = indexes[PathBytes(root)] ?? SourceIndex(folder: root, skipping: DocumentFinder.skippedFolders)
    indexes[PathBytes(root)] = index
    return index
  }

  /// The root folder of the repository that contains a folder, or else the outermost folder with a project; `nil` if
  /// there is neither.
  private mutating func root(of folder: String) -> String? {
    if let known = roots[PathBytes(folder)] { return known }
    let names = FolderListing(folder)?.names ?? []
    let root: String?
    if names.contains(".git") {
      root = folder
    } else {
      let above =
        folder == "/" ? nil : self.root(of: URL(filePath: folder).deletingLastPathComponent().standardized.path)
      root = above ?? (ProjectFolders.isProject(names) ? folder : nil)
    }
    roots[PathBytes(folder)] = root
    return root
  }
}
