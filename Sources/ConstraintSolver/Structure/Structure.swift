/// The plan for evaluating a system: which variables are computed from which others, and which have to be solved by a
/// simplex.
///
/// The plan depends on the coefficients, relations and priorities of the constraints, but not on their constants. It
/// describes how to compute the values of numbered slots; ``NumericState`` has the values.
///
/// Invariant: slots are in topological order, so a slot depends only on slots with smaller numbers:
///
/// 1. the constants of the constraints, by record number,
/// 2. variables that required equations determine, and sums of constants that later slots need,
/// 3. the components: each has one slot for the component, followed by one slot for each of its parameters,
/// 4. the variables that are defined by parameters.
///
/// When a ``Region`` is planned again (a patch), its new slots are appended, again in this order, and its former slots
/// are retired. When patches have doubled the number of slots, the whole system is planned again, so the time per patch
/// stays proportional to its region.
struct Structure: ~Copyable {
  /// How a slot is evaluated.
  enum Kind {
    /// The slot is not evaluated: it is a constant, a parameter whose component sets it, or retired.
    case given
    /// The value is the sum of the slot's terms.
    case linear
    /// The sum of the slot's terms must be zero (`checkLess`: at most zero; `checkGreater`: at least zero), or a
    /// required constraint is violated. The slot has no value.
    case checkEqual
    case checkLess
    case checkGreater
    /// A component is solved, which sets the slots of its parameters. The slot itself has no value.
    case component
  }

  /// How a value is computed. The terms of a slot end where those of the next slot start.
  struct Slot: BitwiseCopyable {
    var firstTerm: Int32
    /// The variable that has the slot's value, or −1.
    var variable: Int32
    /// For the slot of a component or a parameter, the number of the component. For other slots, the record of the
    /// constraint from which the slot was made; −1 for constants.
    var owner: Int32
    var kind: Kind
    /// Whether the slot is a component, a parameter, or depends on a parameter.
    var isOpen: Bool
  }

  /// One product of a sum: a factor times the value of another slot.
  struct SlotTerm: BitwiseCopyable {
    var factor: Double
    var slot: Int32
  }

  /// Parameters that are connected by common constraints and have to be solved together.
  struct Component: BitwiseCopyable {
    /// The number of the component's slot; −1 if a patch has replaced the component.
    var slot: Int32
    var parameterCount: Int32
    var firstRow: Int32
    var rowCount: Int32
  }

  /// One constraint of a component, expressed by parameters: `Σ coefficient × parameter  relation  rhs`.
  struct Row: BitwiseCopyable {
    var record: Int32
    /// The number of the slot whose value is the right side.
    var rhs: Int32
    var firstTerm: Int32
    var termCount: Int32
    /// The priority of the constraint; ∞ if it is required.
    var level: Double
    var component: Int32 = -1
    var relation: Relation.Code
  }

  /// An entry of a linked list that is stored in a buffer.
  struct Link: BitwiseCopyable {
    var number: Int32
    /// The index of the next entry, or −1.
    var next: Int32
  }

  /// The number of slots for constants, which come first. There may be more of them than records.
  var constantCount = 0
  /// By variable: the number of its slot; −1 while it has none, and if the variable was removed.
  var slotOfVariable = Buffer<Int32>()
  /// The slots that follow those of the constants. In memory, a sentinel follows the last one, whose `firstTerm` marks
  /// the end of the last slot's terms.
  private var computed = Buffer<Slot>()
  var terms = Buffer<SlotTerm>()
  var components = Buffer<Component>()
  var rows = Buffer<Row>()
  /// The parameters in the terms of all rows, numbered within their component. ``rowCoefficient`` has the coefficients.
  var rowParameter = Buffer<Int32>()
  var rowCoefficient = Buffer<Double>()
  /// Idle constraints: optional ones that have no effect, because all their variables are determined. By variable: the
  /// index in ``idle`` of the first link of a list of the idle constraints with this variable; −1 if there are none.
  private(set) var firstIdle = Buffer<Int32>()
  private(set) var idle = Buffer<Link>()
  /// Whether the plan treats the edits of suggested values as required equations.
  var holdsEdits = true
  /// The number of tableau entries above which a component is solved by a ``SparseSimplex``.
  var largestTableau = LevelSimplex.largestTableau

  /// By slot: the index of its first reader in ``readers``. Empty until ``findReaders()``.
  ///
  /// A slot's readers are the slots that are computed from it, and the rows that have it as their right side. They are
  /// contiguous per slot. A row is stored as −1 − its number.
  private(set) var readerStart = Buffer<Int32>()
  private(set) var readers = Buffer<Int32>()
  /// By slot: the index in ``links`` of the first of the readers that patches have added; −1 if there are none. Empty
  /// until the first patch.
  private(set) var firstLink = Buffer<Int32>()
  private(set) var links = Buffer<Link>()

  /// The value of ``size`` when the whole system was planned.
  var plannedSize = 0

  var slotCount: Int { constantCount + computed.count }
  var variableCount: Int { slotOfVariable.count }
  var isPatched: Bool { firstLink.count > 0 }
  var hasReaders: Bool { readerStart.count > 0 }

  /// A measure of the plan's size that includes retired slots. If patches let it grow to about twice ``plannedSize``,
  /// the whole system is planned again.
  var size: Int { computed.count + idle.count }

  /// A copy of the structure with its own memory.
  func copy() -> Structure {
    var new = Structure()
    new.constantCount = constantCount
    new.holdsEdits = holdsEdits
    new.largestTableau = largestTableau
    new.plannedSize = plannedSize
    new.slotOfVariable = slotOfVariable.copy()
    new.computed = computed.copy()
    new.terms = terms.copy()
    new.components = components.copy()
    new.rows = rows.copy()
    new.rowParameter = rowParameter.copy()
    new.rowCoefficient = rowCoefficient.copy()
    new.firstIdle = firstIdle.copy()
    new.idle = idle.copy()
    new.readerStart = readerStart.copy()
    new.readers = readers.copy()
    new.firstLink = firstLink.copy()
    new.links = links.copy()
    new.closeLastSlot()
    return new
  }

  /// The memory of all buffers, in bytes.
  var bytes: Int {
    slotOfVariable.bytes + computed.bytes + terms.bytes + components.bytes + rows.bytes + rowParameter.bytes
      + rowCoefficient.bytes + firstIdle.bytes + idle.bytes + readerStart.bytes + readers.bytes + firstLink.bytes
      + links.bytes
  }

  /// The slots by their number. Only numbers from ``constantCount`` on are valid.
  @inline(__always)
  var slots: UnsafeMutablePointer<Slot> { computed.base - constantCount }

  /// The slot with a number. For the number of a constant, it is a slot without terms.
  func slot(_ number: Int32) -> Slot {
    number < constantCount
      ? Slot(firstTerm: 0, variable: -1, owner: -1, kind: .given, isOpen: false) : slots[Int(number)]
  }

  /// The indices in ``terms`` of a slot's terms; the slot must not be a constant's.
  @inline(__always)
  func termRange(_ slot: Int) -> Range<Int> {
    Int(slots[slot].firstTerm)..<Int(slots[slot + 1].firstTerm)
  }

  /// Calls the body for every slot that is computed from the given slot. If the given slot is the right side of a row,
  /// that is the slot of the row's component. Some of the slots may be retired.
  func forEachReader(of slot: Int, _ body: (Int32) -> Void) {
    forEachReaderOrRow(of: slot) { reader in
      let reading = reader >= 0 ? reader : components[rows[-1 - reader].component].slot
      if reading >= 0 { body(reading) }
    }
  }

  /// Calls the body for every reader of a slot: the number of a slot that is computed from it, or −1 − the number of a
  /// row whose right side it is. Some readers may be retired.
  @inline(__always)
  func forEachReaderOrRow(of slot: Int, _ body: (Int32) -> Void) {
    if slot + 1 < readerStart.count {
      for i in Int(readerStart.base[slot])..<Int(readerStart.base[slot + 1]) { body(readers.base[i]) }
    }
    guard slot < firstLink.count else { return }
    var link = firstLink[slot]
    while link >= 0 {
      body(links[link].number)
      link = links[link].next
    }
  }

  // MARK: Writing

  /// Reserves the memory that a plan of the given size usually needs.
  mutating func reserve(variables: Int, constraints: Int, terms termCount: Int) {
    computed.reserve(constraints + variables + 8)
    terms.reserve(termCount + constraints)
  }

  /// Starts a new slot; the terms that are appended next belong to it.
  @inline(__always)
  mutating func startSlot(_ kind: Kind, variable: Int32 = -1, owner: Int32 = -1, isOpen: Bool = false) -> Int32 {
    let slot = Int32(slotCount)
    computed.append(
      Slot(firstTerm: Int32(terms.count), variable: variable, owner: owner, kind: kind, isOpen: isOpen))
    if variable >= 0 { slotOfVariable[variable] = slot }
    return slot
  }

  @inline(__always)
  mutating func addTerm(_ coefficient: Double, _ slot: Int32) {
    terms.append(SlotTerm(factor: coefficient, slot: slot))
  }

  /// Writes the sentinel behind the last slot, which marks the end of the last slot's terms.
  mutating func closeLastSlot() {
    computed.reserve(computed.count + 1)
    computed.base[computed.count] = Slot(
      firstTerm: Int32(terms.count), variable: -1, owner: -1, kind: .given, isOpen: false)
  }

  // MARK: Idle constraints

  /// Records an optional constraint that has no effect while all its variables are determined.
  mutating func keepIdle(_ record: Int32, _ store: ConstraintStore.View) {
    firstIdle.resize(variableCount, repeating: -1)
    let start = Int(store.records[record].termStart)
    for i in start..<start + Int(store.records[record].termCount) {
      let v = store.variables[i]
      idle.append(Link(number: record, next: firstIdle[v]))
      firstIdle[v] = Int32(idle.count - 1)
    }
  }

  /// Removes the list of a variable's idle constraints and calls the body for each record. Some of these constraints
  /// may have been removed from the solver in the meantime.
  func takeIdle(of variable: Int32, _ body: (Int32) -> Void) {
    guard variable < firstIdle.count else { return }
    var link = firstIdle[variable]
    firstIdle[variable] = -1
    while link >= 0 {
      body(idle[link].number)
      link = idle[link].next
    }
  }

  // MARK: Readers

  /// Finds the readers of each slot, by transposing the terms. Only incremental updates need them.
  ///
  /// - Complexity: linear in the terms and slots (a counting sort).
  mutating func findReaders() {
    guard readerStart.count == 0 else { return }
    readerStart.resize(slotCount + 1, repeating: 0)
    // `readerStart` first gets the end of each slot's list. While readers are written, it is counted down to the start.
    let starts = readerStart.base
    for i in 0..<terms.count { starts[Int(terms.base[i].slot)] += 1 }
    for i in 0..<rows.count { starts[Int(rows.base[i].rhs)] += 1 }
    var sum: Int32 = 0
    for slot in 0...slotCount {
      sum += starts[slot]
      starts[slot] = sum
    }
    readers.resize(Int(sum), repeating: 0)
    let target = readers.base
    forEachReading(from: constantCount, components: 0..<components.count) { source, reader in
      starts[Int(source)] -= 1
      target[Int(starts[Int(source)])] = reader
    }
  }

  /// Adds the slots and components of a patch as readers of the slots on which they depend.
  mutating func linkReaders(from first: Int, components new: Range<Int>) {
    firstLink.resize(slotCount, repeating: -1)
    var links = Buffer<Link>()
    swap(&links, &self.links)
    let firstLink = firstLink.view
    forEachReading(from: first, components: new) { source, reader in
      links.append(Link(number: reader, next: firstLink[source]))
      firstLink[source] = Int32(links.count - 1)
    }
    swap(&links, &self.links)
  }

  @inline(__always)
  private func forEachReading(
    from first: Int, components range: Range<Int>, _ body: (_ source: Int32, _ reader: Int32) -> Void
  ) {
    for slot in first..<slotCount {
      for i in termRange(slot) { body(terms.base[i].slot, Int32(slot)) }
    }
    for c in range {
      let component = components[c]
      for i in Int(component.firstRow)..<Int(component.firstRow + component.rowCount) {
        body(rows.base[i].rhs, -1 - Int32(i))
      }
    }
  }

  // MARK: Changing the plan

  /// Excludes a slot that a patch has replaced from evaluation.
  mutating func retire(_ slot: Int32) {
    let former = slots[Int(slot)]
    if former.kind == .component { components.base[Int(former.owner)].slot = -1 }
    slots[Int(slot)] = Slot(
      firstTerm: former.firstTerm, variable: -1, owner: -1, kind: .given, isOpen: false)
  }

  /// Whether a patch has replaced a slot.
  @inline(__always)
  func isRetired(_ slot: Int32) -> Bool {
    guard slot >= constantCount else { return false }
    let this = slots[Int(slot)]
    return this.kind == .given && !this.isOpen
  }

  /// Removes retired readers from the linked lists of the given constants and of all slots on which the given retired
  /// slots depend.
  func unlinkRetired(_ retired: borrowing Buffer<Int32>, constants: borrowing Buffer<Int32>) {
    guard isPatched else { return }
    for i in 0..<constants.count { unlinkRetired(of: constants[i]) }
    for i in 0..<retired.count where retired[i] >= constantCount {
      for t in termRange(Int(retired[i])) { unlinkRetired(of: terms[t].slot) }
    }
  }

  private func unlinkRetired(of source: Int32) {
    guard source < firstLink.count else { return }
    func isGone(_ reader: Int32) -> Bool {
      reader >= 0 ? isRetired(reader) : components[rows[-1 - reader].component].slot < 0
    }
    while firstLink[source] >= 0, isGone(links[firstLink[source]].number) {
      firstLink[source] = links[firstLink[source]].next
    }
    var link = firstLink[source]
    while link >= 0 {
      while links[link].next >= 0, isGone(links[links[link].next].number) {
        links[link].next = links[links[link].next].next
      }
      link = links[link].next
    }
  }

  /// The number of the component that has an optional constraint as a row; `nil` if the constraint is idle.
  func component(ofRow record: Int32) -> Int32? {
    var found: Int32?
    func look(_ reader: Int32) {
      let slot = slots[Int(reader)]
      guard slot.kind == .component else { return }
      let component = components[slot.owner]
      for i in component.firstRow..<component.firstRow + component.rowCount where rows[i].record == record {
        found = slot.owner
      }
    }
    forEachReader(of: Int(record)) { reader in
      look(reader)
      let sum = slots[Int(reader)]
      if sum.kind == .linear, sum.variable < 0, sum.owner == record {
        forEachReader(of: Int(reader), look)
      }
    }
    return found
  }

  /// Changes the priority of the row that a component has for a record, and sorts the component's rows again.
  func setLevel(_ level: Double, ofRow record: Int32, in component: Int32) {
    let first = Int(components[component].firstRow)
    let count = Int(components[component].rowCount)
    for i in first..<first + count where rows[i].record == record { rows[i].level = level }
    Self.sort(UnsafeMutableBufferPointer(start: rows.base + first, count: count))
  }

  /// Sorts rows: required ones first, then by priority, then by order of insertion.
  static func sort(_ rows: UnsafeMutableBufferPointer<Row>) {
    var rows = rows
    func precedes(_ a: Row, _ b: Row) -> Bool { a.level != b.level ? a.level > b.level : a.record < b.record }
    if rows.count > 24 { return rows.sort(by: precedes) }
    for i in rows.indices.dropFirst() {
      let moving = rows[i]
      var j = i
      while j > 0, precedes(moving, rows[j - 1]) {
        rows[j] = rows[j - 1]
        j -= 1
      }
      rows[j] = moving
    }
  }
}

/// A reference-counted ``Structure``, which the copies of a solver share until one of them has to change it.
final class SharedStructure {
  let structure: UnsafeMutablePointer<Structure>

  init(_ content: consuming Structure) {
    structure = .allocate(capacity: 1)
    structure.initialize(to: content)
  }

  deinit {
    structure.deinitialize(count: 1)
    structure.deallocate()
  }
}
