import InterfaceBuilder

/// Something that is wrong with a document itself, so that part of it, or all of it, could not be laid out.
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

  /// The reason why a document could not be read.
  public init(_ error: DocumentError) {
    self.init(line: error.line, message: error.reason)
  }

  /// The notes about damage: invalid values, references to nothing, identifiers that two objects share.
  ///
  /// Elements and attributes that Snug merely does not know are not damage. Each fault is named once, in the order of
  /// lines.
  public static func faults(in notes: [DocumentNote]) -> [DocumentFault] {
    let damage: Set<DocumentNote.Kind> = [.invalidValue, .missingObject, .duplicateIdentifier]
    let faults = Set(
      notes.filter { damage.contains($0.kind) }.map { DocumentFault(line: $0.line, message: $0.message) })
    return faults.sorted { ($0.line ?? 0, $0.message) < ($1.line ?? 0, $1.message) }
  }
}
