/// The table of a layout engine's active constraints. Each constraint keeps its number while it is active.
///
/// Numbers of removed constraints are used again, so the table is as long as the greatest number of constraints that
/// were active at one time.
@MainActor struct ConstraintLedger {
  private var entries: [ConstraintEntry?] = []
  /// Numbers of removed constraints, which the next added constraints get.
  private var vacant: [Int] = []
  private var entered: Int32 = 0
  /// The numbers of the constraints whose equation depends on margins, safe areas or baselines of nested views, in the
  /// order in which they were added.
  private(set) var frameFollowers: [Int] = []
  /// The numbers of the constraints at text baselines, whose equation depends on fonts, in the order in which they were
  /// added.
  private(set) var fontFollowers: [Int] = []

  var count: Int { entries.count - vacant.count }

  /// The entry of the constraint with a number; `nil` if no active constraint has that number.
  subscript(number: Int) -> ConstraintEntry? { entries.indices.contains(number) ? entries[number] : nil }

  /// The entries of all active constraints, in no particular order.
  var active: [ConstraintEntry] { entries.compactMap(\.self) }

  /// Calls `body` with the entries of all active constraints, in no particular order.
  func forEach(_ body: (ConstraintEntry) -> Void) {
    for entry in entries {
      if let entry { body(entry) }
    }
  }

  /// The entries of all active constraints, in the order in which they were added.
  var inOrder: [ConstraintEntry] { active.sorted { $0.order < $1.order } }

  /// Reserves memory for a number of constraints.
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
