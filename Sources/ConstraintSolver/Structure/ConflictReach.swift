/// The variables that are connected, through required constraints, with a constraint that was relaxed because of a
/// conflict.
///
/// Only changes of required constraints that contain such a variable can affect the conflicts. All other required
/// constraints are in other connected components of the graph of required constraints.
struct ConflictReach: ~Copyable {
  /// By variable: whether it is connected with a relaxed constraint.
  private var isConnected = Buffer<Bool>()

  func copy() -> ConflictReach {
    var new = ConflictReach()
    new.isConnected = isConnected.copy()
    return new
  }

  /// Finds the connected variables for the present constraints.
  mutating func find(_ store: borrowing ConstraintStore, variableCount: Int) {
    let sets = DisjointSets(count: variableCount)
    for record in 0..<store.count where store.isRequired(record) {
      let terms = store.terms(Int32(record))
      for i in terms.dropFirst() { sets.join(store.variables[i], store.variables[terms.lowerBound]) }
    }
    isConnected.resize(variableCount, repeating: false)
    let isRoot = Buffer<Bool>(repeating: false, count: variableCount)
    for record in 0..<store.count where store.records[record].state == .relaxed {
      for i in store.terms(Int32(record)) { isRoot[sets.root(of: store.variables[i])] = true }
    }
    for v in 0..<variableCount { isConnected[v] = isRoot[sets.root(of: Int32(v))] }
  }

  /// Whether a constraint contains a connected variable, or no variable at all.
  func contains(_ record: Int32, _ store: borrowing ConstraintStore) -> Bool {
    for i in store.terms(record) {
      let v = store.variables[i]
      if v >= 0 && v < isConnected.count && isConnected[v] { return true }
    }
    return store.records[record].termCount == 0
  }
}

extension ConstraintStore {
  /// Whether a record's constraint is required. Relaxed constraints count as required.
  fileprivate func isRequired(_ record: Int) -> Bool {
    (records[record].state == .active || records[record].state == .relaxed)
      && records[record].priority >= 1000
  }
}
