/// The differences between two revisions of a document.
nonisolated public struct DocumentDifference: Codable, Hashable, Sendable {
  /// The document's name in the new revision, or in the old revision if it was removed.
  public var document: String
  /// The document's name in the old revision, if it was renamed; otherwise `nil`.
  public var formerName: String?
  /// Whether the document was added, removed or changed.
  public var kind: Change.Kind
  /// The changes outside of screens: of the document's attributes and of objects in no screen.
  public var changes: [Change]
  /// The screens that differ, in the order of the new document; then those that were removed.
  public var scenes: [SceneDifference]

  /// Whether there is no visible difference.
  public var isEmpty: Bool { kind == .changed && changes.isEmpty && scenes.isEmpty }
}
