import Audit
import Foundation
import InputFiles
import InterfaceBuilder

/// Finds the source files of the classes that documents name.
///
/// The sources of a document are searched for below the root of its git repository, or else below the outermost project
/// folder, or else below the folder that the command line names.
struct SourceFinder {
  private var indexes: [PathBytes: SourceIndex] = [:]
  private var roots: [PathBytes: String?] = [:]
  /// The absolute path of the folder that the command line names, whose sources count if it is in no repository or
  /// project; `nil` for a document.
  var namedFolder: String?

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
    /// The scenes and prototype cells of the document that no file of the project makes.
    var unmadeObjects: UnmadeObjects
    /// The source files that have the document's name as a string literal, and so probably load it.
    var loaders: [String]
    /// The names of methods that the app's own extensions of UIKit's views declare.
    var methodsOfExtensions: Set<String>
    /// Whether any source names a library that moves fields out of the way of the keyboard.
    var haveKeyboardLibrary: Bool
    /// The size of all strings files of the document's app, in bytes, by language.
    var bytesOfTexts: [String: Int]
    /// Whether code mentions `supportedInterfaceOrientations`, so that it decides which orientations the app supports.
    var decideOrientations: Bool
  }

  /// The sources for a document; `nil` without a repository, project or folder.
  mutating func sources(forDocumentAt path: String, isNamed: Bool) -> Sources? {
    let url = URL(filePath: path).absoluteURL.standardized
    guard let root = root(of: url.deletingLastPathComponent().path) ?? namedFolder,
      let data = try? DocumentFile.read(path, isNamed: isNamed)
    else { return nil }
    let index = index(of: root)
    return Sources(
      files: index.files(forDocument: data, at: url.path), haveClasses: !index.isEmpty,
      namesForVoiceOver: index.namesForVoiceOver(inDocument: data, at: url.path),
      nameDocument: index.isNamed(documentAt: path), unmadeObjects: index.unmadeObjects(inDocument: data),
      loaders: index.loaders(ofDocumentAt: url.path),
      methodsOfExtensions: index.methodsOfExtensions(forDocumentAt: url.path),
      haveKeyboardLibrary: index.namesKeyboardLibrary,
      bytesOfTexts: index.bytesOfTexts(forDocumentAt: url.path),
      decideOrientations: index.decidesOrientations(forDocumentAt: url.path))
  }

  /// The number of screens that the Swift code of a folder makes without a storyboard or xib; `nil` without a repository,
  /// project or folder.
  mutating func screensOfCode(inFolder path: String) -> ScreensOfCode? {
    let folder = URL(filePath: path).absoluteURL.standardized.path
    guard let root = root(of: folder) ?? namedFolder else { return nil }
    return index(of: root).screensOfCode(below: folder)
  }

  private mutating func index(of root: String) -> SourceIndex {
    let index = indexes[PathBytes(root)] ?? SourceIndex(folder: root, skipping: ForeignFolders.names)
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
      root = above ?? (ProjectFolders.isProject(names, in: folder) ? folder : nil)
    }
    roots[PathBytes(folder)] = root
    return root
  }
}
