import Audit
import Foundation
import InputFiles
import InterfaceBuilder

/// Finds the source files of the classes that documents name.
///
/// The sources of a document stand in the folder of its repository, or without one, in that of its project.
struct SourceFinder {
  private var indexes: [PathBytes: SourceIndex] = [:]
  private var roots: [PathBytes: String?] = [:]

  /// The facts from the sources around a document.
  struct Sources {
    /// The source files of the document's classes, in the order of their paths.
    var files: [String]
    /// Whether any source declares a class.
    var haveClasses: Bool
    /// The names of the document's outlets on which some source sets what VoiceOver reads.
    var namesForVoiceOver: Set<String>
    /// Whether any file of the project names the document; `nil` if that is not known.
    var nameDocument: Bool?
    /// Whether code decides to which orientations the app turns.
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

  /// The screens that the code of a folder makes without a document.
  ///
  /// - Returns: `nil` without a repository or project.
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

  /// The nearest folder with a repository at or above the folder, or else the outermost one with a project.
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
