/// The conflicts of the last systems that had some. If one of these systems comes back, its conflicts are not searched
/// for again.
///
/// Layouts come back to the same system when texts are wrapped and unwrapped in turns, until their heights fit their
/// widths.
struct ConflictMemory {
  private struct Entry {
    let required: [Analysis.Source]
    let conflicts: [Conflict]
    /// The records of the constraints that were relaxed.
    let relaxed: [Int32]
  }

  /// The number of systems that are kept. Two, because texts have two states.
  private static let capacity = 2

  /// The last system comes last.
  private var entries: [Entry] = []

  /// The conflicts of a system with exactly the given required constraints, and the records of the constraints that were
  /// relaxed; `nil` if they are not known.
  mutating func conflicts(of required: [Analysis.Source]) -> (conflicts: [Conflict], relaxed: [Int32])? {
    guard let index = entries.lastIndex(where: { $0.required == required }) else { return nil }
    let entry = entries.remove(at: index)
    entries.append(entry)
    return (entry.conflicts, entry.relaxed)
  }

  mutating func keep(_ conflicts: [Conflict], of required: [Analysis.Source], relaxed: [Int32]) {
    if entries.count == Self.capacity { entries.removeFirst() }
    entries.append(Entry(required: required, conflicts: conflicts, relaxed: relaxed))
  }
}
