/// A part of a document that was not understood or is not supported, with its line. The document is laid out
/// nevertheless.
nonisolated public struct DocumentNote: Hashable, Sendable {
  /// What the note is about.
  public enum Kind: String, Hashable, Sendable {
    /// An element that is not known. It was ignored with everything inside.
    case unknownElement
    /// An attribute that is not known. It was ignored.
    case unknownAttribute
    /// A value that the format does not allow.
    case invalidValue
    /// A reference to an object that the document does not have.
    case missingObject
    /// Several objects with the same identifier.
    case duplicateIdentifier
    /// A property that is known but not supported, so it does not affect the layout.
    case notSupported
    /// A resource (image, colour, font, strings) that was not found.
    case missingResource
    /// A resource whose file cannot be read.
    case unreadableResource
  }

  /// What the note is about.
  public var kind: Kind
  /// Line of the document, counted from 1.
  public var line: Int
  /// Identifier of the object that the note is about, if there is one.
  public var objectID: String?
  /// One sentence for the reader of a report.
  public var message: String

  /// Creates a note.
  public init(kind: Kind, line: Int, objectID: String? = nil, message: String) {
    self.kind = kind
    self.line = line
    self.objectID = objectID
    self.message = message
  }
}
