#if !canImport(ObjectiveC)
  import Foundation

  /// Objects whose properties can be observed by key paths: all of `NSObject`'s classes.
  ///
  /// Changes are reported for the frame, bounds, centre, opacity and visibility of views, the content size and content
  /// offset of scroll views, the image of image views, the text of labels, and stored properties of an app's classes
  /// that are `@objc dynamic`. Observing another property compiles, but its changes are not reported.
  public protocol KeyValueObserving {}

  extension NSObject: KeyValueObserving {}

  extension KeyValueObserving where Self: NSObject {
    /// Calls a closure after a property of the object was set to another value.
    ///
    /// Unlike in Foundation, the closure is not called if the new value equals the old one. Values are compared if they
    /// are `Equatable`, and objects of other classes by identity.
    ///
    /// - Parameters:
    ///   - keyPath: The property.
    ///   - options: Which values the change contains; with `initial`, the closure is also called at once.
    ///   - changeHandler: Called with the object and the change.
    /// - Returns: The observation. It ends when it is deallocated.
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

    /// Announces that a property is about to be set. Does nothing: observers are called only after changes.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

    /// Calls the observers of the object after a property was set.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
      KeyValueObservers.tell(nil, of: self)
    }
  }

  extension NSObject {
    /// Announces that a property is about to be set. Does nothing: observers are called only after changes.
    public func willChangeValue(forKey key: String) {}

    /// Calls the observers of the object after the property with this name was set.
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
