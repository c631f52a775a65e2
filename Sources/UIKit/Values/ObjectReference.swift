import Foundation

/// A value that is held strongly, weakly or as a copy.
struct ObjectReference {
  private weak var object: AnyObject?
  private let kept: Any?

  /// - Parameters:
  ///   - value: the value.
  ///   - isWeak: whether the value, which has to be an object, is not kept alive.
  ///   - isCopied: whether an object that can be copied is held as a copy.
  init(_ value: Any, isWeak: Bool, isCopied: Bool = false) {
    let copy = isCopied && type(of: value) is AnyClass ? (value as? any NSCopying)?.copy(with: nil) : nil
    let value = copy ?? value
    object = isWeak ? value as AnyObject : nil
    kept = isWeak ? nil : value
  }

  /// The value; nil if it is gone.
  var value: Any? { kept ?? object }
}
