/// Something in a document that was not understood or not followed, with its place. Never an error.
nonisolated public struct DocumentNote: Hashable, Sendable {
  /// What the note is about.
  public enum Kind: String, Hashable, Sendable {
    /// An element that is not known; it and what lies in it were left out.
    case unknownElement
    /// An attribute that is not known.
    case unknownAttribute
    /// A value that is not one of those that the format allows.
    case invalidValue
    /// A reference to an object that the document does not have.
    case missingObject
    /// Two objects with one identifier.
    case duplicateIdentifier
    /// A property that is read but has no effect on layout here.
    case notSupported
    /// A resource (image, colour, font, strings) that was not found.
    case missingResource
  }

  /// What the note is about.
  public var kind: Kind
  /// Line of the document, counted from 1.
  public var line: Int
  /// Identifier of the object that the note is about, where there is one.
  public var objectID: String?
  /// One sentence for people.
  public var message: String

  /// Creates a note.
  public init(kind: Kind, line: Int, objectID: String? = nil, message: String) {
    self.kind = kind
    self.line = line
    self.objectID = objectID
    self.message = message
  }
}
