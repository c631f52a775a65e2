/// A vector with few nonzero components. It stores all components, and the places of those that may be nonzero.
struct SparseVector: ~Copyable {
  private(set) var values: Buffer<Double>
  private(set) var places = Buffer<Int32>()
  private var isListed: Buffer<Bool>

  init(count: Int) {
    values = Buffer(repeating: 0, count: count)
    isListed = Buffer(repeating: false, count: count)
  }

  var bytes: Int { values.bytes + places.bytes + isListed.bytes }

  @inline(__always)
  mutating func add(_ value: Double, at place: Int) {
    if !isListed.base[place] {
      isListed.base[place] = true
      places.append(Int32(truncatingIfNeeded: place))
    }
    values.base[place] += value
  }

  /// Sets all components to zero.
  mutating func clear() {
    for i in 0..<places.count {
      values.base[Int(places.base[i])] = 0
      isListed.base[Int(places.base[i])] = false
    }
    places.removeAll()
  }
}
