import Synchronization

/// The properties of an object that may be shared between threads: each reading and each setting is under a lock.
///
/// For classes that Apple declares `Sendable` although they change. What a property refers to is not protected, as with
/// Apple's.
@dynamicMemberLookup final class Locked<Value>: Sendable {
  /// Unchecked because properties need not be Sendable. They are only read and set under the lock.
  private struct Content: @unchecked Sendable {
    var value: Value
  }

  private let content: Mutex<Content>

  init(_ value: Value) {
    content = Mutex(Content(value: value))
  }

  /// A property. Setting it changes the value in its memory, so adding to an array does not copy it.
  subscript<Property>(dynamicMember path: WritableKeyPath<Value, Property>) -> Property {
    get { content.withLock { $0 }.value[keyPath: path] }
    set { change { $0[keyPath: path] = newValue } }
  }

  /// Changes several properties at once.
  func change(_ body: (inout Value) -> Void) { content.withLock { body(&$0.value) } }
}
