/// An element of a table, held strongly or weakly.
struct ObjectReference {
  private weak var object: AnyObject?
  private let kept: Any?

  init(_ value: Any, isWeak: Bool) {
    if isWeak {
      object = value as AnyObject
      kept = nil
    } else {
      kept = value
    }
  }

  /// The element; nil if it is gone.
  var value: Any? { kept ?? object }
}
