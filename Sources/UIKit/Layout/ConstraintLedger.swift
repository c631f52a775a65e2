/// The constraints of the view tree that an engine knows: as many entries as there are constraints, however often they
/// come and go.
@MainActor struct ConstraintLedger {
  private var entries: [ObjectIdentifier: ConstraintEntry] = [:]
  private var entered = 0
  /// The constraints whose right side depends on frames, in the order in which they entered.
  private(set) var frameFollowers: [NSLayoutConstraint] = []
  /// The constraints at baselines of text, whose right side depends on fonts, in the order in which they entered.
  private(set) var fontFollowers: [NSLayoutConstraint] = []

  var count: Int { entries.count }

  /// What is known of a constraint; `nil` if it never entered or has left.
  subscript(constraint: NSLayoutConstraint) -> ConstraintEntry? { entries[ObjectIdentifier(constraint)] }

  /// All entries, in the order in which they entered.
  var inOrder: [ConstraintEntry] { entries.values.sorted { $0.order < $1.order } }

  mutating func insert(_ entry: ConstraintEntry) {
    var entry = entry
    entry.order = entered
    entered += 1
    if entry.followsFrames { frameFollowers.append(entry.constraint) }
    if entry.constraint.isAtBaseline { fontFollowers.append(entry.constraint) }
    entries[ObjectIdentifier(entry.constraint)] = entry
  }

  /// Forgets a constraint, and returns what was known of it.
  mutating func remove(_ constraint: NSLayoutConstraint) -> ConstraintEntry? {
    guard let entry = entries.removeValue(forKey: ObjectIdentifier(constraint)) else { return nil }
    if entry.followsFrames { frameFollowers.removeAll { $0 === constraint } }
    if constraint.isAtBaseline { fontFollowers.removeAll { $0 === constraint } }
    return entry
  }

  mutating func setOffset(_ offset: Double, of constraint: NSLayoutConstraint) {
    entries[ObjectIdentifier(constraint)]?.offset = offset
  }
}
