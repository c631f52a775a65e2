/// Numbered places for values that own memory; a place can be empty.
struct OwnedSlots<Element: ~Copyable>: ~Copyable {
  private var elements: UnsafeMutablePointer<Element>
  private var capacity: Int
  private var isOccupied: Buffer<Bool>

  /// Makes empty places.
  init(count: Int) {
    elements = .allocate(capacity: count)
    capacity = count
    isOccupied = Buffer(repeating: false, count: count)
  }

  deinit {
    for i in 0..<count { empty(i) }
    elements.deallocate()
  }

  var count: Int { isOccupied.count }

  var bytes: Int { capacity * MemoryLayout<Element>.stride + isOccupied.bytes }

  /// The value at a place; `nil` where it is empty.
  @inline(__always)
  subscript(index: Int) -> UnsafeMutablePointer<Element>? {
    isOccupied[index] ? elements + index : nil
  }

  /// Puts a value in an empty place.
  @discardableResult
  func fill(_ index: Int, with value: consuming Element) -> UnsafeMutablePointer<Element> {
    (elements + index).initialize(to: value)
    isOccupied[index] = true
    return elements + index
  }

  /// Frees the value at a place, if there is one.
  func empty(_ index: Int) {
    guard isOccupied[index] else { return }
    (elements + index).deinitialize(count: 1)
    isOccupied[index] = false
  }

  /// Adds empty places.
  mutating func grow(to newCount: Int) {
    if newCount > capacity {
      capacity = max(newCount, 2 * capacity)
      let new = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
      for i in 0..<count where isOccupied[i] { (new + i).moveInitialize(from: elements + i, count: 1) }
      elements.deallocate()
      elements = new
    }
    isOccupied.resize(max(count, newCount), repeating: false)
  }
}
