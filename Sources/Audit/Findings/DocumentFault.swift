import InterfaceBuilder

/// Something that is wrong with a document (a storyboard or xib) itself, so that part of it, or all of it, could not be
/// laid out.
nonisolated public struct DocumentFault: Codable, Hashable, Sendable {
  /// The line of the document, from 1.
  public var line: Int?
  /// What is wrong, one sentence.
  public var message: String

  /// Makes a fault from its parts.
  public init(line: Int?, message: String) {
    self.line = line
    self.message = message
  }

  /// Makes a fault from the error with which reading a document failed.
  public init(_ error: DocumentError) {
    self.init(line: error.line, message: error.reason)
  }

  /// The faults among a document's notes: invalid values, references to objects that do not exist, and identifiers that
  /// two objects share.
  ///
  /// Notes about elements and attributes that Snug does not know are left out. The faults are in the order of lines,
  /// and equal ones appear once.
  public static func faults(in notes: [DocumentNote]) -> [DocumentFault] {
    let damage: Set<DocumentNote.Kind> = [.invalidValue, .missingObject, .duplicateIdentifier]
    return merged(
      notes.filter { damage.contains($0.kind) }.map { DocumentFault(line: $0.line, message: $0.message) }, [])
  }

  /// Faults of one document from two lists, in the order of lines; equal ones appear once.
  package static func merged(_ faults: [DocumentFault], _ others: [DocumentFault]) -> [DocumentFault] {
    Set(faults + others).sorted { ($0.line ?? 0, $0.message) < ($1.line ?? 0, $1.message) }
  }
}
