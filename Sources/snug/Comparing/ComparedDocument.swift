import Foundation
import InputFiles
import InterfaceBuilder

/// Two revisions of a document, one of which may be missing.
struct ComparedDocument: Codable, Sendable {
  struct Revision: Codable, Sendable {
    /// The path of the file to read, which may be a copy in a temporary folder.
    var file: String
    /// The path of the document in the project's folder, even if the file is a copy. The path patterns of the
    /// configuration are matched against it.
    var place: String
    /// The document as found on disk: its translations, asset catalogs and sources are searched for near its path.
    var found: FoundDocument

    /// The bytes of the file.
    var bytes: Data {
      get throws(DocumentError) {
        if let root = found.root { ProjectRoots.add(root) }
        return try DocumentFile.read(file, isNamed: found.isNamed)
      }
    }

    @MainActor func document(_ catalogs: AssetCatalogs) throws(DocumentError) -> InterfaceDocument {
      try InterfaceDocument(data: bytes, path: found.path, assets: catalogs)
    }
  }

  /// The document's name in reports: its path in the new revision, or in the old one if it was removed.
  var name: String
  /// The name from which the names of the document's pictures are made. It is unique in a run.
  var pictureName = ""
  /// The document's path in the old revision; `nil` if the path is the same in both.
  var formerName: String?
  var old: Revision?
  var new: Revision?
}

extension ComparedDocument: RunSubject {
  var title: String { name }
}

/// A document of which `snug diff --textconv` prints an outline.
struct OutlinedDocument: Codable, RunSubject {
  var path: String

  var title: String { path }
}
