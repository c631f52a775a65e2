/// The variables that required constraints connect with those that a conflict has set aside.
///
/// Whatever happens elsewhere, and whatever happens to optional constraints, leaves the conflicts as they are.
struct Entanglement {
  /// By variable.
  private var isEntangled = Buffer<Bool>()

  func deallocate() {
    isEntangled.deallocate()
  }

  func copy() -> Entanglement {
    var new = self
    new.isEntangled = isEntangled.copy()
    return new
  }

  /// Looks at the constraints as they are now.
  mutating func find(_ store: ConstraintStore, variableCount: Int) {
    let parent = Buffer<Int32>(repeating: 0, count: variableCount)
    defer { parent.deallocate() }
    for v in 0..<variableCount { parent[v] = Int32(v) }
    func root(_ start: Int32) -> Int32 {
      var v = start
      while parent[v] != v {
        parent[v] = parent[parent[v]]
        v = parent[v]
      }
      return v
    }
    func variables(_ record: Int) -> some Sequence<Int32> {
      let start = Int(store.records[record].termStart)
      return (start..<start + Int(store.records[record].termCount)).lazy.map { store.variables[$0] }
    }
    for record in 0..<store.count where store.isRequired(record) {
      var first: Int32?
      for v in variables(record) {
        if let first { parent[root(v)] = root(first) } else { first = v }
      }
    }
    isEntangled.resize(variableCount, repeating: false)
    let isRoot = Buffer<Bool>(repeating: false, count: variableCount)
    defer { isRoot.deallocate() }
    for record in 0..<store.count where store.records[record].state == ConstraintStore.State.setAside {
      for v in variables(record) { isRoot[root(v)] = true }
    }
    for v in 0..<variableCount { isEntangled[v] = isRoot[root(Int32(v))] }
  }

  /// Whether the constraint mentions one of them.
  func contains(_ record: Int32, _ store: ConstraintStore) -> Bool {
    let start = Int(store.records[record].termStart)
    for i in start..<start + Int(store.records[record].termCount) {
      let v = store.variables[i]
      if v >= 0 && v < isEntangled.count && isEntangled[v] { return true }
    }
    return store.records[record].termCount == 0
  }
}

extension ConstraintStore {
  /// Whether a record has to hold, or would have to if no conflict had set it aside.
  fileprivate func isRequired(_ record: Int) -> Bool {
    (records[record].state == State.active || records[record].state == State.setAside)
      && records[record].priority >= 1000
  }
}
