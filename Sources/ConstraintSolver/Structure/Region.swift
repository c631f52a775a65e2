/// The part of a system that is planned again when constraints are added or removed, or become required or optional:
/// the forward slice of the changed constraints in the dependency graph, extended so that it can be planned by itself.
///
/// A constraint affects only the slots that depend, directly or indirectly, on the slot of its constant. The region is
/// the smallest set that contains the changed constraints and follows three rules:
///
/// - If it contains a slot, it contains all slots that are computed from this slot.
/// - If it contains a slot, it contains the constraint from which the slot was made, and the slot of that constraint's
///   constant.
/// - If it contains a constraint, it contains the parameters on which the constraint's variables depend: the planner
///   can use only variables that required equations determine as given values.
///
/// Slots outside of the region keep their definitions. Only scratch buffers survive between calls.
///
/// - Complexity: proportional to the terms of the region. The search is given up when the region contains more than a
///   third of the constraints, because planning the whole system is then as fast.
struct Region: ~Copyable {
  /// The records of the constraints to plan again, in ascending order.
  private(set) var records = Buffer<Int32>()
  /// The variables to plan again, in order of creation.
  private(set) var variables = Buffer<Int32>()
  /// The slots that the new plan replaces.
  private(set) var slots = Buffer<Int32>()

  private var isReached = Buffer<Bool>()
  /// By slot: whether the search for the parameters on which it depends has visited it.
  private var isOpened = Buffer<Bool>()
  private var openedSlots = Buffer<Int32>()
  private var hasRecord = Buffer<Bool>()
  private var seenRecords = Buffer<Int32>()
  // Scratch buffers.
  private var found = Buffer<Int32>()
  private var pending = Buffer<Int32>()

  /// Finds the region of some changed constraints.
  ///
  /// - Parameters:
  ///   - touched: the constraints that were added, removed (their state is then not active) or changed.
  ///   - firstNewVariable: the first variable that has never been planned.
  /// - Returns: whether the region is small enough to be planned by itself. If not, the search was given up and the
  ///   region is incomplete.
  mutating func find(
    _ touched: borrowing Buffer<Int32>, firstNewVariable: Int, isAlive: borrowing Buffer<Bool>,
    in structure: borrowing Structure, _ store: ConstraintStore.View
  ) -> Bool {
    removeAll()
    isReached.resize(max(isReached.count, structure.slotCount), repeating: false)
    isOpened.resize(isReached.count, repeating: false)
    hasRecord.resize(max(hasRecord.count, store.count), repeating: false)
    for v in firstNewVariable..<isAlive.count where isAlive[v] { variables.append(Int32(v)) }
    for i in 0..<touched.count { include(touched[i], structure, store) }
    var next = 0
    let limit = store.count / 3 + 8
    while next < slots.count && records.count <= limit {
      close(slots[next], structure, store)
      next += 1
    }
    for i in 0..<slots.count { isReached[slots[i]] = false }
    for i in 0..<openedSlots.count { isOpened[openedSlots[i]] = false }
    for i in 0..<seenRecords.count { hasRecord[seenRecords[i]] = false }
    guard records.count <= limit else { return false }
    Self.sort(records)
    Self.sort(variables)
    return true
  }

  private mutating func removeAll() {
    records.removeAll()
    variables.removeAll()
    slots.removeAll()
    openedSlots.removeAll()
    seenRecords.removeAll()
  }

  var bytes: Int { isReached.bytes + isOpened.bytes + hasRecord.bytes }

  private static func sort(_ numbers: borrowing Buffer<Int32>) {
    var part = UnsafeMutableBufferPointer(start: numbers.base, count: numbers.count)
    part.sort()
  }

  @inline(__always)
  private mutating func reach(_ slot: Int32, _ structure: borrowing Structure) {
    guard !isReached[slot], !structure.isRetired(slot) else { return }
    isReached[slot] = true
    slots.append(slot)
  }

  private mutating func include(_ record: Int32, _ structure: borrowing Structure, _ store: ConstraintStore.View) {
    guard !hasRecord[record] else { return }
    hasRecord[record] = true
    seenRecords.append(record)
    reach(record, structure)
    guard store.records[record].state == .active else { return }
    records.append(record)
    let start = Int(store.records[record].termStart)
    for i in start..<start + Int(store.records[record].termCount) {
      let slot = structure.slotOfVariable[store.variables[i]]
      if slot >= 0 { open(slot, structure) }
    }
  }

  /// Adds the slots of the parameters on which a slot depends to the region.
  private mutating func open(_ slot: Int32, _ structure: borrowing Structure) {
    guard structure.slot(slot).isOpen, !isOpened[slot] else { return }
    pending.removeAll()
    pending.append(slot)
    while pending.count > 0 {
      let slot = pending.removeLast()
      guard structure.slot(slot).isOpen, !isOpened[slot] else { continue }
      isOpened[slot] = true
      openedSlots.append(slot)
      if structure.slot(slot).kind == .given {
        reach(slot, structure)
      } else {
        for t in structure.termRange(Int(slot)) { pending.append(structure.terms[t].slot) }
      }
    }
  }

  private mutating func close(_ slot: Int32, _ structure: borrowing Structure, _ store: ConstraintStore.View) {
    var readers = Buffer<Int32>()
    swap(&readers, &found)
    readers.removeAll()
    structure.forEachReader(of: Int(slot)) { readers.append($0) }
    for i in 0..<readers.count { reach(readers[i], structure) }
    let reached = structure.slot(slot)
    if reached.variable >= 0 {
      variables.append(reached.variable)
      readers.removeAll()
      structure.takeIdle(of: reached.variable) { readers.append($0) }
      for i in 0..<readers.count { include(readers[i], structure, store) }
    }
    swap(&readers, &found)
    guard reached.owner >= 0 else { return }
    guard reached.isOpen, reached.kind != .linear else { return include(reached.owner, structure, store) }
    // A component, or one of its parameters.
    let component = structure.components[reached.owner]
    for p in 0...component.parameterCount { reach(component.slot + p, structure) }
    for i in component.firstRow..<component.firstRow + component.rowCount {
      include(structure.rows[i].record, structure, store)
    }
  }
}
