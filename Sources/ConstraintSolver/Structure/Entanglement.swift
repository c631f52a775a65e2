/// The variables that required constraints connect with those that a conflict has set aside.
///
/// Whatever happens elsewhere, and whatever happens to optional constraints, leaves the conflicts as they are.
struct Entanglement: ~Copyable {
  /// By variable.
  private var isEntangled = Buffer<Bool>()

  func copy() -> Entanglement {
    var new = Entanglement()
    new.isEntangled = isEntangled.copy()
    return new
  }

  /// Looks at the constraints as they are now.
  mutating func find(_ store: borrowing ConstraintStore, variableCount: Int) {
    let sets = DisjointSets(count: variableCount)
    for record in 0..<store.count where store.isRequired(record) {
      let terms = store.terms(Int32(record))
      for i in terms.dropFirst() { sets.join(store.variables[i], store.variables[terms.lowerBound]) }
    }
    isEntangled.resize(variableCount, repeating: false)
    let isRoot = Buffer<Bool>(repeating: false, count: variableCount)
    for record in 0..<store.count where store.records[record].state == .setAside {
      for i in store.terms(Int32(record)) { isRoot[sets.root(of: store.variables[i])] = true }
    }
    for v in 0..<variableCount { isEntangled[v] = isRoot[sets.root(of: Int32(v))] }
  }

  /// Whether the constraint mentions one of them.
  func contains(_ record: Int32, _ store: borrowing ConstraintStore) -> Bool {
    for i in store.terms(record) {
      let v = store.variables[i]
      if v >= 0 && v < isEntangled.count && isEntangled[v] { return true }
    }
    return store.records[record].termCount == 0
  }
}

extension ConstraintStore {
  /// Whether a record has to hold, or would have to if no conflict had set it aside.
  fileprivate func isRequired(_ record: Int) -> Bool {
    (records[record].state == .active || records[record].state == .setAside)
      && records[record].priority >= 1000
  }
}
