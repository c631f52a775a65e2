/// The symbolic part of a system: which variable is defined by which others, and which are left to a simplex.
///
/// It depends on the coefficients, relations and priorities, and not on the constants. Values live in numbered slots; a slot depends only on slots of smaller number:
///
/// 1. the constants of the constraints, by record number,
/// 2. variables that required equations determine, and sums of constants that later slots need,
/// 3. the components: each has one slot for itself, and after it one for each of its parameters,
/// 4. the variables that are defined by parameters.
struct Structure {
  /// What evaluating a slot does.
  enum Kind {
    /// Nothing: a constant, or a parameter that its component has set.
    static let given: UInt8 = 0
    /// A sum of products.
    static let linear: UInt8 = 1
    /// A sum of products that a required constraint compares with zero.
    static let checkEqual: UInt8 = 2
    static let checkLess: UInt8 = 3
    static let checkGreater: UInt8 = 4
    /// A component.
    static let component: UInt8 = 5
  }

  /// One product of a sum.
  struct SlotTerm: BitwiseCopyable {
    var factor: Double
    var slot: Int32
  }

  /// Parameters that constraints tie together, solved at once.
  struct Component: BitwiseCopyable {
    var slot: Int32
    var parameterCount: Int32
    var firstRow: Int32
    var rowCount: Int32
    /// The first entry of the component in arrays that hold one for each parameter.
    var firstParameter: Int32
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
    var relation: Relation.Code
  }

  var constantCount = 0
  var variableCount = 0
  var slotCount = 0
  /// One number for each variable, −1 for one that no longer exists.
  var slotOfVariable = Buffer<Int32>()
  /// One number for each slot, −1 for slots that are no variable's.
  var variableOfSlot = Buffer<Int32>()
  var kind = Buffer<UInt8>()
  /// Where the terms of a slot start; there is one more entry than slots.
  var termStart = Buffer<Int32>()
  var terms = Buffer<SlotTerm>()
  /// The component of a component slot, the record of a check slot.
  var owner = Buffer<Int32>()
  var components = Buffer<Component>()
  var rows = Buffer<Row>()
  /// The terms of rows; parameters are counted within their component.
  var rowParameter = Buffer<Int32>()
  var rowCoefficient = Buffer<Double>()
  /// The slots that read a slot, as one run a slot.
  var readerStart = Buffer<Int32>()
  var readers = Buffer<Int32>()
  /// Edited variables are held as if by required equations.
  var holdsEdits = true

  func deallocate() {
    slotOfVariable.deallocate()
    variableOfSlot.deallocate()
    kind.deallocate()
    termStart.deallocate()
    terms.deallocate()
    owner.deallocate()
    components.deallocate()
    rows.deallocate()
    rowParameter.deallocate()
    rowCoefficient.deallocate()
    readerStart.deallocate()
    readers.deallocate()
  }

  /// The memory that it takes.
  var bytes: Int {
    slotOfVariable.bytes + variableOfSlot.bytes + kind.bytes + termStart.bytes + terms.bytes + owner.bytes
      + components.bytes + rows.bytes + rowParameter.bytes
      + rowCoefficient.bytes + readerStart.bytes + readers.bytes
  }

  // MARK: Used by the builder

  /// Starts a new slot; the terms appended from now on are its own.
  @inline(__always)
  mutating func startSlot(_ newKind: UInt8, variable: Int32 = -1, owner newOwner: Int32 = -1) -> Int32 {
    let slot = Int32(kind.count)
    kind.append(newKind)
    variableOfSlot.append(variable)
    owner.append(newOwner)
    termStart.append(Int32(terms.count))
    if variable >= 0 { slotOfVariable[variable] = slot }
    return slot
  }

  @inline(__always)
  mutating func addTerm(_ coefficient: Double, _ slot: Int32) {
    terms.append(SlotTerm(factor: coefficient, slot: slot))
  }

  /// Closes the last slot and turns the terms round: from each slot to its readers.
  mutating func finish() {
    slotCount = kind.count
    termStart.append(Int32(terms.count))
    readerStart.resize(slotCount + 1, repeating: 0)
    let starts = readerStart.base
    starts.update(repeating: 0, count: slotCount + 1)
    for i in 0..<terms.count { starts[Int(terms[i].slot) + 1] += 1 }
    for i in 0..<rows.count { starts[Int(rows[i].rhs) + 1] += 1 }
    for slot in 0..<slotCount { starts[slot + 1] += starts[slot] }
    readers.resize(Int(starts[slotCount]), repeating: 0)
    let place = readerStart.copy()
    defer { place.deallocate() }
    for slot in constantCount..<slotCount {
      for i in Int(termStart[slot])..<Int(termStart[slot + 1]) {
        let source = terms[i].slot
        readers[place[source]] = Int32(slot)
        place[source] += 1
      }
    }
    for c in 0..<components.count {
      let component = components[c]
      for i in Int(component.firstRow)..<Int(component.firstRow + component.rowCount) {
        let source = rows[i].rhs
        readers[place[source]] = component.slot
        place[source] += 1
      }
    }
  }
}

/// A finished structure, which solvers of the same system share, and which lives as long as one of them.
final class SharedStructure: @unchecked Sendable {
  // Sendable: nothing in it changes any more.
  let structure: Structure

  init(_ structure: Structure) {
    self.structure = structure
  }

  deinit {
    structure.deallocate()
  }
}
