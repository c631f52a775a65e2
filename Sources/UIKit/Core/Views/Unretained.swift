/// A reference that does not retain its object, and that can be compared without retaining the object.
///
/// Reading an `unowned` property retains the object, even if it is only compared with another one or with `nil`.
/// Changing the atomic reference count takes longer than the rest of the comparison (decision 139).
///
/// Code that sets a reference must clear it before the object is deallocated. Debug builds check this: reading a
/// reference to a deallocated object stops the program. While the `deinit` of a subclass runs, such as that of an app's
/// view, references to the object can still be read.
nonisolated struct Unretained<Object: AnyObject & HasLifetime>: @unchecked Sendable {
  // The conformance to Sendable is unchecked, because the object need not be Sendable. The reference itself is
  // immutable.
  private let reference: Unmanaged<Object>?
  #if DEBUG
    private weak var lifetime: Lifetime?
  #endif

  init(_ object: Object? = nil) {
    if let object { reference = .passUnretained(object) } else { reference = nil }
    #if DEBUG
      lifetime = object?.lifetime
    #endif
  }

  var object: Object? {
    check()
    return reference?.takeUnretainedValue()
  }

  /// Calls `read` with the object, without retaining it, and returns the result; `nil` if the reference is empty.
  @inline(__always) func read<Value>(_ read: (Object) -> Value) -> Value? {
    check()
    return reference?._withUnsafeGuaranteedRef(read)
  }

  /// In debug builds, stops the program if the object was deallocated.
  @inline(__always) private func check() {
    #if DEBUG
      precondition(reference == nil || lifetime != nil, "a reference was read after its object was deallocated")
    #endif
  }

  var isEmpty: Bool { reference == nil }

  func refers(to other: Object) -> Bool { reference?.toOpaque() == Unmanaged.passUnretained(other).toOpaque() }

  func isSame(as other: Unretained) -> Bool { reference?.toOpaque() == other.reference?.toOpaque() }
}

/// Looks up superviews and common ancestors without retaining any view, which is faster.
nonisolated extension Unretained<UIView> {
  /// The superview of the view; empty if there is none.
  var parent: Unretained { read { $0.parentReference } ?? Unretained() }

  /// Whether the view is `view` or one of its descendants.
  func lies(in view: Unretained) -> Bool {
    var current = self
    while !current.isEmpty {
      if current.isSame(as: view) { return true }
      current = current.parent
    }
    return false
  }

  /// The closest view that contains both views, or is one of them; empty if they are in different view trees. If this
  /// reference is empty, the result is `other`.
  func closestCommonAncestor(with other: Unretained) -> Unretained {
    // The most frequent cases come first: one view is the superview of the other, or both have one superview.
    if isEmpty || isSame(as: other) { return other.isEmpty ? other : self }
    let (parent, otherParent) = (parent, other.parent)
    if parent.isSame(as: other) || parent.isSame(as: otherParent) { return parent }
    if otherParent.isSame(as: self) { return self }
    var (left, right) = (self, other)
    var (leftDepth, rightDepth) = (left.depth, right.depth)
    while !left.isSame(as: right) {
      let isLeftDeeper = leftDepth >= rightDepth
      if rightDepth >= leftDepth {
        right = right.parent
        rightDepth -= 1
      }
      if isLeftDeeper {
        left = left.parent
        leftDepth -= 1
      }
    }
    return left
  }

  private var depth: Int {
    var depth = 0
    var view = parent
    while !view.isEmpty {
      depth += 1
      view = view.parent
    }
    return depth
  }
}
