/// The symbolic part of a system: which variables are defined by which others, and which ones a simplex has to solve.
///
/// It depends on the coefficients, relations and priorities, but not on the constants. Values are in numbered slots.
///
/// Invariant: slots are in topological order, so a slot depends only on slots with smaller numbers:
///
/// 1. the constants of the constraints, by record number,
/// 2. variables that required equations determine, and sums of constants that later slots need,
/// 3. the components: each has one slot for itself, and after it one for each of its parameters,
/// 4. the variables that are defined by parameters.
///
/// A patch appends the slots of a ``Region``, again in this order, and retires the former ones. When the slots have
/// doubled in this way, the whole system is planned again, so the time per patch stays proportional to its region.
struct Structure: ~Copyable {
  /// How a slot is evaluated.
  enum Kind {
    /// Not at all: a constant, a parameter that its component sets, or a retired slot.
    case given
    /// A sum of products.
    case linear
    /// A sum of products that a required constraint compares with zero.
    case checkEqual
    case checkLess
    case checkGreater
    /// By solving a component, which sets the slots of its parameters. The slot itself has no value.
    case component
  }

  /// How a value is computed. Its terms end where those of the next slot start.
  struct Slot: BitwiseCopyable {
    var firstTerm: Int32
    /// The variable that has the slot's value, or −1.
    var variable: Int32
    /// For the slot of a component or a parameter, the component. For other slots, the record that the slot comes from;
    /// −1 for constants.
    var owner: Int32
    var kind: Kind
    /// Whether it depends on a parameter, or is one.
    var isOpen: Bool
  }

  /// One product of a sum: a factor times the value of another slot.
  struct SlotTerm: BitwiseCopyable {
    var factor: Double
    var slot: Int32
  }

  /// Parameters that share constraints and are solved together.
  struct Component: BitwiseCopyable {
    /// −1 once a patch has replaced it.
    var slot: Int32
    var parameterCount: Int32
    var firstRow: Int32
    var rowCount: Int32
  }

  /// One constraint `Σ coefficient × parameter  relation  rhs` of a component.
  struct Row: BitwiseCopyable {
    var record: Int32
    /// The slot of the right side.
    var rhs: Int32
    var firstTerm: Int32
    var termCount: Int32
    /// ∞ for required, otherwise the priority.
    var level: Double
    var component: Int32 = -1
    var relation: Relation.Code
  }

  /// An entry of a list in a buffer.
  struct Link: BitwiseCopyable {
    var number: Int32
    /// The index of the next entry, or −1.
    var next: Int32
  }

  /// The slots for constants; there may be more of them than records.
  var constantCount = 0
  /// By variable: its slot; −1 if the variable no longer exists.
  var slotOfVariable = Buffer<Int32>()
  /// The slots after those of the constants. In memory, one more slot follows, which marks the end of the last slot's
  /// terms.
  private var computed = Buffer<Slot>()
  var terms = Buffer<SlotTerm>()
  var components = Buffer<Component>()
  var rows = Buffer<Row>()
  /// The terms of rows. Parameters are numbered within their component.
  var rowParameter = Buffer<Int32>()
  var rowCoefficient = Buffer<Double>()
  /// Optional constraints that have no effect because all their variables are determined: one list per variable.
  private(set) var firstIdle = Buffer<Int32>()
  private(set) var idle = Buffer<Link>()
  /// Whether edited variables are held as if by required equations.
  var holdsEdits = true
  /// Components with larger tableaus are solved with sparse factors.
  var largestTableau = LevelSimplex.largestTableau

  /// The readers of each slot, contiguous per slot: slots, and −1 − number for rows. Empty until ``findReaders()``.
  private(set) var readerStart = Buffer<Int32>()
  private(set) var readers = Buffer<Int32>()
  /// Readers that patches have added, by slot: the first index in ``links``. Empty until there are any.
  private(set) var firstLink = Buffer<Int32>()
  private(set) var links = Buffer<Link>()

  /// The value of ``size`` when the whole system was planned.
  var plannedSize = 0

  var slotCount: Int { constantCount + computed.count }
  var variableCount: Int { slotOfVariable.count }
  var isPatched: Bool { firstLink.count > 0 }
  var hasReaders: Bool { readerStart.count > 0 }

  /// A measure of size that includes retired slots.
  var size: Int { computed.count + idle.count }

  /// An independent copy.
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

  /// The slots by number. Constants have no entry.
  @inline(__always)
  var slots: UnsafeMutablePointer<Slot> { computed.base - constantCount }

  /// A slot by number. Constants are included.
  func slot(_ number: Int32) -> Slot {
    number < constantCount
      ? Slot(firstTerm: 0, variable: -1, owner: -1, kind: .given, isOpen: false) : slots[Int(number)]
  }

  /// The indices in ``terms`` of a slot's terms; the slot must not be a constant's.
  @inline(__always)
  func termRange(_ slot: Int) -> Range<Int> {
    Int(slots[slot].firstTerm)..<Int(slots[slot + 1].firstTerm)
  }

  /// Calls the body for every slot that reads a slot. For a row, this is the slot of its component. Some may be
  /// retired.
  func forEachReader(of slot: Int, _ body: (Int32) -> Void) {
    forEachReaderOrRow(of: slot) { reader in
      let reading = reader >= 0 ? reader : components[rows[-1 - reader].component].slot
      if reading >= 0 { body(reading) }
    }
  }

  /// Calls the body for every reader of a slot: the number of a slot, or −1 − number for a row. Some may be retired.
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

  /// Records where the terms of the last slot end.
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

  /// Removes the idle constraints of a variable and calls the body for each. Some may have been removed since.
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

  /// Transposes the terms, to find the readers of each slot. A single evaluation does not need them.
  ///
  /// - Complexity: linear in the terms and slots (a counting sort).
  mutating func findReaders() {
    guard readerStart.count == 0 else { return }
    readerStart.resize(slotCount + 1, repeating: 0)
    // First the ends of the lists. They are counted down to the starts while the readers are written.
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

  /// Adds the slots of a patch as readers.
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

  /// Excludes a slot from evaluation.
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

  /// Removes the retired readers that patches have added, for every slot that the given retired slots read.
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

  /// The component that contains an optional constraint as a row; `nil` if the constraint is idle.
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

  /// Gives a row of a component another priority.
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

/// A structure that several solvers may share. It lives as long as one of them does.
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
