/// A vector with few nonzero components. It stores all components, and a list of the indices of those that may be
/// nonzero, so that loops over the vector take time proportional to the length of this list.
///
/// Invariant: a component whose index is not listed is zero; no index is listed twice.
struct SparseVector: ~Copyable {
  private(set) var values: Buffer<Double>
  private(set) var indices = Buffer<Int32>()
  private var isListed: Buffer<Bool>

  init(count: Int) {
    values = Buffer(repeating: 0, count: count)
    isListed = Buffer(repeating: false, count: count)
  }

  var bytes: Int { values.bytes + indices.bytes + isListed.bytes }

  @inline(__always)
  mutating func add(_ value: Double, at index: Int) {
    if !isListed.base[index] {
      isListed.base[index] = true
      indices.append(Int32(truncatingIfNeeded: index))
    }
    values.base[index] += value
  }

  /// Sets all components to zero.
  mutating func clear() {
    for i in 0..<indices.count {
      values.base[Int(indices.base[i])] = 0
      isListed.base[Int(indices.base[i])] = false
    }
    indices.removeAll()
  }
}
