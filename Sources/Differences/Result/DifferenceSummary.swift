/// The totals of a comparison of documents.
nonisolated public struct DifferenceSummary: Codable, Hashable, Sendable {
  /// The number of documents that differ.
  public var documents = 0
  /// The number of documents whose files differ, but without a visible difference.
  public var silentDocuments = 0
  /// The number of views, constraints and connections that were added, removed or changed.
  public var changes = 0
  /// The number of views whose frames differ.
  public var moves = 0
  /// The number of findings that only the new revisions have.
  public var newFindings = 0
  /// The number of findings that only the old revisions have.
  public var goneFindings = 0

  /// Makes totals that are all 0.
  public init() {}

  /// Adds the differences of a document to the totals.
  public mutating func add(_ difference: DocumentDifference) {
    if difference.isEmpty {
      silentDocuments += 1
    } else {
      documents += 1
    }
    changes += difference.changes.count + difference.scenes.reduce(0) { $0 + $1.changes.count }
    moves += difference.scenes.reduce(0) { $0 + $1.moves.count }
    newFindings += difference.scenes.reduce(0) { $0 + $1.newFindings.count }
    goneFindings += difference.scenes.reduce(0) { $0 + $1.goneFindings.count }
  }

  /// The totals in one sentence.
  public var words: String {
    guard documents > 0 else { return "No change that shows." }
    func count(_ number: Int, _ one: String, _ several: String) -> String? {
      number == 0 ? nil : "\(number) \(number == 1 ? one : several)"
    }
    let parts = [
      count(changes, "change", "changes"), count(moves, "view moves", "views move"),
      count(newFindings, "new finding", "new findings"), count(goneFindings, "finding is gone", "findings are gone"),
    ].compactMap(\.self)
    let head = documents == 1 ? "1 document differs" : "\(documents) documents differ"
    return parts.isEmpty ? head + "." : "\(head): \(parts.joined(separator: ", "))."
  }
}
