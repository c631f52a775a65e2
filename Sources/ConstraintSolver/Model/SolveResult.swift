/// What one call of ``Solver/solve()`` did.
public struct SolveResult: Sendable {
  /// The variables whose value is not what it was before, each once and after those that it depends on.
  public var changed: [Variable]

  init(changed: [Variable]) {
    self.changed = changed
  }

  init(changed indices: Buffer<Int32>) {
    changed = Array(unsafeUninitializedCapacity: indices.count) { memory, count in
      for i in 0..<indices.count { memory.initializeElement(at: i, to: Variable(index: indices[i])) }
      count = indices.count
    }
  }
}
