/// A reference that does not keep its object alive, and that can be compared without retaining the object.
///
/// Reading an `unowned` property retains the object, even if it is only compared with another one or with `nil`. The
/// atomic reference count takes longer than the rest of the comparison (decision 139). Code that sets a reference must
/// clear it before the object is deallocated. Debug builds check this: reading a reference to an object that was
/// deallocated stops the program. The `deinit` of a subclass may still read such references, as an app's may.
nonisolated struct Unretained<Object: AnyObject & HasLifetime>: @unchecked Sendable {
  // Unchecked because the object need not be Sendable. The reference itself does not change.
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

  /// The result of `read` for the object, which is not retained; `nil` without an object.
  @inline(__always) func read<Value>(_ read: (Object) -> Value) -> Value? {
    check()
    return reference?._withUnsafeGuaranteedRef(read)
  }

  /// Stops the program if the object was deallocated.
  @inline(__always) private func check() {
    #if DEBUG
      precondition(reference == nil || lifetime != nil, "a reference was read after its object was deallocated")
    #endif
  }

  var isEmpty: Bool { reference == nil }

  func refers(to other: Object) -> Bool { reference?.toOpaque() == Unmanaged.passUnretained(other).toOpaque() }

  func isSame(as other: Unretained) -> Bool { reference?.toOpaque() == other.reference?.toOpaque() }
}

/// Steps through the tree of views that retain none of the views.
nonisolated extension Unretained<UIView> {
  /// The superview.
  var parent: Unretained { read { $0.parentReference } ?? Unretained() }

  /// Whether the view is `view` or lies somewhere inside it.
  func lies(in view: Unretained) -> Bool {
    var current = self
    while !current.isEmpty {
      if current.isSame(as: view) { return true }
      current = current.parent
    }
    return false
  }

  /// The closest view that holds both views, which may be one of them; empty if they lie in different trees.
  func closestCommonAncestor(with other: Unretained) -> Unretained {
    // Most often one view is the other's superview, or both have the same one.
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
