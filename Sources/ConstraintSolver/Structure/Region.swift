/// The part of a system that has to be planned anew when constraints come, go or change their importance.
///
/// A constraint that takes part has an effect on the slots that depend, however far, on the slot of its constant, and on
/// nothing else. Hence the region is closed in three ways: with a slot go all that read it; with a slot goes the
/// constraint that it comes from, and so its constant; and with a constraint go the parameters of its variables, because
/// planning takes only what is determined for given. What is determined outside of the region stays so.
struct Region {
  /// The constraints to plan again, in order of their numbers.
  private(set) var records = Buffer<Int32>()
  /// The variables to plan again, in order of creation.
  private(set) var variables = Buffer<Int32>()
  /// The slots that die.
  private(set) var slots = Buffer<Int32>()

  private let store: ConstraintStore
  private let structure: Structure
  private var isReached: Buffer<Bool>
  /// Slots whose parameters have been looked up.
  private var isOpened: Buffer<Bool>
  private var hasRecord: Buffer<Bool>

  /// - Parameters:
  ///   - touched: the constraints that were added, removed (in another state than active) or changed.
  ///   - newVariables: the variables that have never been planned.
  init(_ touched: Buffer<Int32>, newVariables: [Int32], in structure: Structure, _ store: ConstraintStore) {
    self.store = store
    self.structure = structure
    isReached = Buffer(repeating: false, count: structure.slotCount)
    isOpened = Buffer(repeating: false, count: structure.slotCount)
    hasRecord = Buffer(repeating: false, count: store.count)
    for variable in newVariables { variables.append(variable) }
    for i in 0..<touched.count { include(touched[i]) }
    var next = 0
    while next < slots.count {
      close(slots[next])
      next += 1
    }
    Self.sort(records)
    Self.sort(variables)
  }

  func deallocate() {
    records.deallocate()
    variables.deallocate()
    slots.deallocate()
    isReached.deallocate()
    isOpened.deallocate()
    hasRecord.deallocate()
  }

  private static func sort(_ numbers: Buffer<Int32>) {
    var part = UnsafeMutableBufferPointer(start: numbers.base, count: numbers.count)
    part.sort()
  }

  @inline(__always)
  private mutating func reach(_ slot: Int32) {
    guard !isReached[slot] else { return }
    isReached[slot] = true
    slots.append(slot)
  }

  private mutating func include(_ record: Int32) {
    guard !hasRecord[record] else { return }
    hasRecord[record] = true
    reach(record)
    guard store.records[record].state == ConstraintStore.State.active else { return }
    records.append(record)
    let start = Int(store.records[record].termStart)
    for i in start..<start + Int(store.records[record].termCount) {
      let slot = structure.slotOfVariable[store.variables[i]]
      if slot >= 0 { open(slot) }
    }
  }

  /// Reaches the parameters that a slot depends on.
  private mutating func open(_ slot: Int32) {
    var pending = Buffer<Int32>()
    defer { pending.deallocate() }
    pending.append(slot)
    while pending.count > 0 {
      let slot = pending.removeLast()
      guard structure.slots[slot].isOpen, !isOpened[slot] else { continue }
      isOpened[slot] = true
      if structure.slots[slot].kind == Structure.Kind.given {
        reach(slot)
      } else {
        for t in structure.termRange(Int(slot)) { pending.append(structure.terms[t].slot) }
      }
    }
  }

  private mutating func close(_ slot: Int32) {
    var found = Buffer<Int32>()
    defer { found.deallocate() }
    structure.forEachReader(of: Int(slot)) { found.append($0) }
    for i in 0..<found.count { reach(found[i]) }
    let reached = structure.slots[slot]
    if reached.variable >= 0 {
      variables.append(reached.variable)
      found.removeAll()
      structure.takeIdle(of: reached.variable) { found.append($0) }
      for i in 0..<found.count { include(found[i]) }
    }
    guard reached.owner >= 0 else { return }
    guard reached.isOpen, reached.kind != Structure.Kind.linear else { return include(reached.owner) }
    // A component, or one of its parameters.
    let component = structure.components[reached.owner]
    for p in 0...component.parameterCount { reach(component.slot + p) }
    for i in component.firstRow..<component.firstRow + component.rowCount { include(structure.rows[i].record) }
  }
}
