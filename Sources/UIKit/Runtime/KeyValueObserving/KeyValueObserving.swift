#if !canImport(ObjectiveC)
  import Foundation

  /// Objects whose properties can be observed by key paths: all of `NSObject`'s classes.
  ///
  /// The frame, bounds, centre, opacity and visibility of views, the content's size and place in scroll views, the
  /// image of image views and the text of labels can be observed, and an app's own `@objc dynamic` properties with a
  /// stored value. Other properties can be observed as well, but their changes are not reported.
  public protocol KeyValueObserving {}

  extension NSObject: KeyValueObserving {}

  extension KeyValueObserving where Self: NSObject {
    /// Calls a closure after a property of the object was set to another value.
    ///
    /// Unlike Foundation's, it is not called for a value that equals the one before (of types that are `Equatable` or
    /// classes).
    ///
    /// - Parameters:
    ///   - keyPath: the property.
    ///   - options: what the change holds; with `initial`, the closure is called at once, too.
    ///   - changeHandler: called with the object and the change.
    /// - Returns: the observation, which ends when nobody keeps it.
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      var last = self[keyPath: keyPath]
      let tell = { (object: Self, old: Value?) in
        let change = NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? last : nil, oldValue: options.contains(.old) ? old : nil,
          indexes: nil, isPrior: false)
        changeHandler(object, change)
      }
      let id = KeyValueObservers.shared.add(of: self) { [weak self] _ in
        guard let self else { return }
        let value = self[keyPath: keyPath]
        guard !isSame(value, last) else { return }
        let old = last
        last = value
        tell(self, old)
      }
      if options.contains(.initial) { tell(self, nil) }
      return NSKeyValueObservation(id)
    }

    /// Says that a property is about to be set. Nothing happens; observers are called after changes only.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

    /// Tells observers that a property was set.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
      KeyValueObservers.tell(nil, of: self)
    }
  }

  extension NSObject {
    /// Says that a property is about to be set. Nothing happens; observers are called after changes only.
    public func willChangeValue(forKey key: String) {}

    /// Tells observers that a property was set.
    public func didChangeValue(forKey key: String) {
      tellObservers(key)
    }
  }

  /// Whether two values are equal or the same object.
  private func isSame<Value>(_ value: Value, _ other: Value) -> Bool {
    func equals<Some: Equatable>(_ value: Some) -> Bool { value == other as? Some }
    if let value = value as? any Equatable { return equals(value) }
    guard type(of: value as Any) is AnyClass, type(of: other as Any) is AnyClass else { return false }
    return value as AnyObject === other as AnyObject
  }
#endif
