/// The figures of a whole comparison.
nonisolated public struct DifferenceSummary: Codable, Hashable, Sendable {
  /// Documents that differ.
  public var documents = 0
  /// Documents whose files differ, but without a visible difference.
  public var silentDocuments = 0
  /// Views, constraints and connections that were added, removed or changed.
  public var changes = 0
  /// Views that moved.
  public var moves = 0
  /// Findings that are new.
  public var newFindings = 0
  /// Findings that are gone.
  public var goneFindings = 0

  /// The figures before any document is counted: all 0.
  public init() {}

  /// Counts a document.
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

  /// The figures in one sentence.
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
