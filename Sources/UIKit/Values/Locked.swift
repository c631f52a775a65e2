import Synchronization

/// Protects the mutable properties of an object that threads share: each read and each write of a property is under a
/// lock.
///
/// It is for classes that Apple declares `Sendable` although they are mutable. Objects that the properties refer to are
/// not protected, as in Apple's classes.
@dynamicMemberLookup final class Locked<Value>: Sendable {
  /// `@unchecked` because the properties need not be Sendable. They are read and set only under the lock.
  private struct Content: @unchecked Sendable {
    var value: Value
  }

  private let content: Mutex<Content>

  init(_ value: Value) {
    content = Mutex(Content(value: value))
  }

  /// Reads or sets one property under the lock. A change that does both, such as appending to an array, is two separate
  /// steps; `change(_:)` makes it one.
  subscript<Property>(dynamicMember path: WritableKeyPath<Value, Property>) -> Property {
    get { content.withLock { $0 }.value[keyPath: path] }
    set { change { $0[keyPath: path] = newValue } }
  }

  /// Changes several properties under one lock, so that other threads see either none or all of the changes.
  func change(_ body: (inout Value) -> Void) { content.withLock { body(&$0.value) } }
}
