import InputFiles

/// Why a document could not be read at all.
///
/// `description` is one line of text that names the file and, if the file could be opened, the line in it.
nonisolated public enum DocumentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no such file.
  case missing(path: String)
  /// The path is a folder, not a file.
  case isDirectory(path: String)
  /// The file may not be read.
  case notPermitted(path: String)
  /// Reading the file failed for another reason, given in words.
  case unreadable(path: String, reason: String)
  /// The file has no content.
  case empty(path: String)
  /// The file is not XML.
  case notXML(path: String, line: Int)
  /// The document ends inside an element.
  case truncated(path: String, line: Int, openElement: String)
  /// The XML is not well formed.
  case malformed(path: String, line: Int, reason: String)
  /// The file has the markers of a merge whose conflicts nobody has resolved.
  case unfinishedMerge(path: String, line: Int)
  /// The document has a document type declaration. It is refused because entities that it declares could expand without
  /// end.
  case declaresEntities(path: String, line: Int)
  /// Elements are nested more deeply than `limit`, which no real document reaches.
  case tooDeep(path: String, line: Int, limit: Int)
  /// The file is XML, but not a document of Interface Builder.
  case notInterfaceBuilder(path: String, line: Int, rootElement: String)
  /// A document for a platform other than iOS.
  case otherPlatform(path: String, line: Int, platform: String)
  /// The document has the format of Xcode 4 and before, an archive of objects.
  case archiveFormat(path: String, line: Int)

  /// The file that could not be read.
  public var path: String {
    switch self {
    case .missing(let path), .isDirectory(let path), .notPermitted(let path), .unreadable(let path, _),
      .empty(let path), .notXML(let path, _), .truncated(let path, _, _), .malformed(let path, _, _),
      .unfinishedMerge(let path, _), .declaresEntities(let path, _), .tooDeep(let path, _, _),
      .notInterfaceBuilder(let path, _, _), .otherPlatform(let path, _, _), .archiveFormat(let path, _):
      path
    }
  }

  /// The line of the file that the error is about, counted from 1; nil if the file could not be opened or is empty.
  public var line: Int? {
    switch self {
    case .missing, .isDirectory, .notPermitted, .unreadable, .empty: nil
    case .notXML(_, let line), .truncated(_, let line, _), .malformed(_, let line, _), .unfinishedMerge(_, let line),
      .declaresEntities(_, let line), .tooDeep(_, let line, _), .notInterfaceBuilder(_, let line, _),
      .otherPlatform(_, let line, _), .archiveFormat(_, let line):
      line
    }
  }

  /// What is wrong, without the file's name.
  public var reason: String {
    switch self {
    case .missing: "no such file"
    case .isDirectory: "is a folder, not a document"
    case .notPermitted: "no permission to read the file"
    case .unreadable(_, let reason): "could not be read: \(reason)"
    case .empty: "the file is empty"
    case .notXML: "not XML"
    case .truncated(_, _, let openElement): "the document ends inside <\(openElement)>"
    case .malformed(_, _, let reason): "not well-formed XML: \(reason)"
    case .unfinishedMerge: UnfinishedMerge.message
    case .declaresEntities: "declares a document type, whose entities could expand without end; refused"
    case .tooDeep(_, _, let limit): "elements are nested more than \(limit) levels deep; refused"
    case .notInterfaceBuilder(_, _, let rootElement):
      "not an Interface Builder document: the outermost element is <\(rootElement)>, not <document>"
    case .otherPlatform(_, _, let platform): "a document for \(platform); only iOS documents can be read"
    case .archiveFormat:
      "the archive format of Xcode 4 and before; open and save it with Xcode 8 or later"
    }
  }

  /// The file, the line and the reason: `Main.storyboard:12: not XML`.
  public var description: String {
    if let line { "\(path):\(line): \(reason)" } else { "\(path): \(reason)" }
  }
}
