/// An array of optional noncopyable values, each allocated separately. An empty slot takes the memory of one pointer.
struct OwnedSlots<Element: ~Copyable>: ~Copyable {
  private var elements: Buffer<UnsafeMutablePointer<Element>?>

  /// Makes empty slots.
  init(count: Int) {
    elements = Buffer(repeating: nil, count: count)
  }

  deinit {
    for i in 0..<count { empty(i) }
  }

  var count: Int { elements.count }

  /// The memory of the slots and of the values themselves, in bytes, without buffers that the values own.
  var bytes: Int {
    var sum = elements.bytes
    for i in 0..<count where elements[i] != nil { sum += MemoryLayout<Element>.stride }
    return sum
  }

  /// The value in a slot; `nil` if it is empty.
  @inline(__always)
  subscript(index: Int) -> UnsafeMutablePointer<Element>? { elements[index] }

  /// Puts a value in an empty slot.
  @discardableResult
  func fill(_ index: Int, with value: consuming Element) -> UnsafeMutablePointer<Element> {
    let element = UnsafeMutablePointer<Element>.allocate(capacity: 1)
    element.initialize(to: value)
    elements[index] = element
    return element
  }

  /// Frees the value in a slot, if there is one.
  func empty(_ index: Int) {
    guard let element = elements[index] else { return }
    element.deinitialize(count: 1)
    element.deallocate()
    elements[index] = nil
  }

  /// Adds empty slots.
  mutating func grow(to newCount: Int) {
    elements.resize(max(count, newCount), repeating: nil)
  }
}
