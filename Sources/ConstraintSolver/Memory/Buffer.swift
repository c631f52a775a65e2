#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A growable array of plain values that owns its memory. It does not check bounds or uniqueness, because solving
/// spends its time in loops over such arrays: with checked subscripts, a solver is built with 4 to 6 % more
/// instructions ([decision 101](../../../docs/decisions/101-speed-of-the-solver.md)).
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count: Int
  private(set) var capacity: Int

  /// Makes an empty buffer, which allocates memory only with the first element.
  init() {
    // A placeholder address: while the capacity is zero, nothing is read from it or written to it.
    base = UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
    count = 0
    capacity = 0
  }

  /// The capacity of the first allocation: as many elements as fit into 128 bytes, and at least 4. Systems of small
  /// screens then hardly ever need a second allocation.
  private static var firstCapacity: Int { max(4, 128 / MemoryLayout<Element>.stride) }

  init(capacity: Int) {
    self.init()
    reserve(capacity)
  }

  init(repeating value: Element, count: Int) {
    self.init(capacity: count)
    base.initialize(repeating: value, count: count)
    self.count = count
  }

  deinit {
    if capacity > 0 { free(base) }
  }

  // As with `UnsafeMutableBufferPointer`, setting an element is nonmutating. Only growing the buffer is mutating.
  subscript(index: Int) -> Element {
    @inline(__always) get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    @inline(__always) nonmutating _modify {
      assert(index >= 0 && index < count)
      yield &base[index]
    }
  }

  @inline(__always)
  subscript(index: Int32) -> Element {
    get { self[Int(index)] }
    nonmutating _modify { yield &self[Int(index)] }
  }

  @inline(__always)
  mutating func append(_ value: Element) {
    if count == capacity { reserve(count + 1) }
    base[count] = value
    count += 1
  }

  /// Increases the count by elements that the caller has already written to the memory behind the last element, within
  /// the capacity.
  @inline(__always)
  mutating func assumeAppended(_ added: Int) {
    assert(count + added <= capacity)
    count += added
  }

  mutating func append(contentsOf other: UnsafePointer<Element>, count added: Int) {
    reserve(count + added)
    (base + count).update(from: other, count: added)
    count += added
  }

  /// Ensures a capacity. If the buffer has to grow, its capacity at least doubles.
  @inline(__always)
  mutating func reserve(_ wanted: Int) {
    if wanted > capacity { grow(wanted) }
  }

  @inline(never)
  private mutating func grow(_ wanted: Int) {
    let grown = max(wanted, capacity == 0 ? Self.firstCapacity : capacity * 2)
    // `realloc`, because the C library can remap large blocks to other addresses without copying them.
    let memory = realloc(capacity > 0 ? base : nil, grown * MemoryLayout<Element>.stride)
    guard let memory else { fatalError("no memory for \(grown) elements") }
    base = memory.bindMemory(to: Element.self, capacity: grown)
    capacity = grown
  }

  /// Changes the number of elements; new ones have the given value.
  mutating func resize(_ newCount: Int, repeating value: Element) {
    reserve(newCount)
    if newCount > count { (base + count).update(repeating: value, count: newCount - count) }
    count = newCount
  }

  mutating func removeAll() {
    count = 0
  }

  mutating func removeLast() -> Element {
    assert(count > 0)
    count -= 1
    return base[count]
  }

  /// A copy of the buffer with its own memory.
  func copy() -> Buffer {
    var new = Buffer(capacity: count)
    new.append(contentsOf: base, count: count)
    return new
  }

  /// The elements for reading and writing. The view is valid until the buffer grows or is destroyed.
  @inline(__always)
  var view: BufferView<Element> { BufferView(base: base, count: count) }

  var bytes: Int { capacity * MemoryLayout<Element>.stride }
}

/// A non-owning reference to the elements of a ``Buffer``.
struct BufferView<Element: BitwiseCopyable>: BitwiseCopyable {
  let base: UnsafeMutablePointer<Element>
  let count: Int

  subscript(index: Int) -> Element {
    @inline(__always) get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    @inline(__always) nonmutating _modify {
      assert(index >= 0 && index < count)
      yield &base[index]
    }
  }

  @inline(__always)
  subscript(index: Int32) -> Element {
    get { self[Int(index)] }
    nonmutating _modify { yield &self[Int(index)] }
  }
}
