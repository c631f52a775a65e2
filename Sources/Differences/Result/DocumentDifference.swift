/// What differs between two revisions of a document.
nonisolated public struct DocumentDifference: Codable, Hashable, Sendable {
  /// The document's name in the new revision; in the old one if it was removed.
  public var document: String
  /// Its name in the old revision, if it was another one.
  public var formerName: String?
  /// Whether the document is in one revision only.
  public var kind: Change.Kind
  /// The changes of the whole document.
  public var changes: [Change]
  /// The screens that differ, in the order of the new document; then those that were removed.
  public var scenes: [SceneDifference]

  /// Whether there is no visible difference.
  public var isEmpty: Bool { kind == .changed && changes.isEmpty && scenes.isEmpty }
}
