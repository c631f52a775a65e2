/// The active constraints of an engine, each under a number that it keeps while it is active.
///
/// Numbers of removed constraints are used again, so the table only grows with the number of constraints that are
/// active at once.
@MainActor struct ConstraintLedger {
  private var entries: [ConstraintEntry?] = []
  /// Numbers that are free to be given again.
  private var vacant: [Int] = []
  private var entered: Int32 = 0
  /// The constraints whose right side depends on frames, in the order in which they entered.
  private(set) var frameFollowers: [Int] = []
  /// The constraints at baselines of text, whose right side depends on fonts, in the order in which they entered.
  private(set) var fontFollowers: [Int] = []

  var count: Int { entries.count - vacant.count }

  /// The entry of the constraint with a number; `nil` for vacant ones.
  subscript(number: Int) -> ConstraintEntry? { entries.indices.contains(number) ? entries[number] : nil }

  /// All entries, in any order.
  var active: [ConstraintEntry] { entries.compactMap(\.self) }

  /// Calls the body for all entries, in any order.
  func forEach(_ body: (ConstraintEntry) -> Void) {
    for entry in entries {
      if let entry { body(entry) }
    }
  }

  /// All entries, in the order in which they entered.
  var inOrder: [ConstraintEntry] { active.sorted { $0.order < $1.order } }

  /// Makes room for a number of constraints.
  mutating func reserve(_ count: Int) { entries.reserveCapacity(count) }

  /// Adds a constraint; returns its number.
  mutating func insert(_ entry: consuming ConstraintEntry) -> Int {
    entry.order = entered
    entered += 1
    let number = vacant.popLast() ?? entries.count
    if entry.followsFrames { frameFollowers.append(number) }
    if entry.constraint.isAtBaseline { fontFollowers.append(number) }
    if number < entries.count { entries[number] = entry } else { entries.append(entry) }
    return number
  }

  mutating func remove(_ number: Int) -> ConstraintEntry? {
    guard let entry = self[number] else { return nil }
    entries[number] = nil
    vacant.append(number)
    if entry.followsFrames { frameFollowers.removeAll { $0 == number } }
    if entry.constraint.isAtBaseline { fontFollowers.removeAll { $0 == number } }
    return entry
  }

  mutating func setOffset(_ offset: Double, of number: Int) {
    entries[number]?.offset = offset
  }
}
