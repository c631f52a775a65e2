import Foundation
import InputFiles
import InterfaceBuilder

/// Two revisions of a document, one of which may be missing.
struct ComparedDocument: Codable, Sendable {
  struct Revision: Codable, Sendable {
    /// The file to read.
    var file: String
    /// The path by which the configuration judges the document: in the folder of the project, even if the file is a
    /// copy.
    var place: String
    /// The place of the document: its translations, asset catalogs and sources are searched near it.
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

  /// What the document is called: its path in the new revision, or in the old one if it was removed.
  var name: String
  /// What pictures of it are named after. No two documents of a run share it.
  var pictureName = ""
  /// Its path in the old revision, if it was another one.
  var formerName: String?
  var old: Revision?
  var new: Revision?
}

extension ComparedDocument: RunSubject {
  var title: String { name }
}

/// A document that is printed as text for people.
struct OutlinedDocument: Codable, RunSubject {
  var path: String

  var title: String { path }
}
