/// A reference that does not keep its object alive, and that can be compared without retaining the object.
///
/// Reading an `unowned(unsafe)` property retains the object even where it is only compared with another one or with `nil`, and
/// counting atomically takes longer than the rest of the comparison (decision 139). Who sets a reference takes it back before
/// the object goes.
nonisolated struct Unretained<Object: AnyObject>: @unchecked Sendable {
  private let reference: Unmanaged<Object>?

  init(_ object: Object? = nil) {
    if let object { reference = .passUnretained(object) } else { reference = nil }
  }

  var object: Object? { reference?.takeUnretainedValue() }

  /// What `read` gives of the object, which it doesn't retain; `nil` without one.
  func read<Value>(_ read: (Object) -> Value) -> Value? { reference?._withUnsafeGuaranteedRef(read) }

  var isEmpty: Bool { reference == nil }

  func refers(to other: Object) -> Bool { reference?.toOpaque() == Unmanaged.passUnretained(other).toOpaque() }

  func isSame(as other: Unretained) -> Bool { reference?.toOpaque() == other.reference?.toOpaque() }
}
