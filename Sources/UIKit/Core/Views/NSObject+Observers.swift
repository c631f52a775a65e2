#if !canImport(ObjectiveC)
  import Foundation

  extension NSObject {
    /// Registers an observer, whose `observeValue(forKeyPath:of:change:context:)` is then called each time the property
    /// named `keyPath` of this object is set.
    ///
    /// Only observers that are a `UIResponder`, such as a view or a controller, are supported; other observers are
    /// ignored. The observer is not retained. ``KeyValueObserving`` says which properties can be observed.
    public func addObserver(
      _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
      context: UnsafeMutableRawPointer?
    ) {
      guard let observer = observer as? UIResponder else { return }
      MainActor.assumeIsolated(with: (object: self, context: context)) {
        ResponderObservations.shared.add(
          observer, of: $0.object, keyPath: keyPath, options: options, context: $0.context)
      }
    }

    /// Removes an observer of the property named `keyPath`, so that it is no longer called.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
      MainActor.assumeIsolated(with: (observer: observer, object: self)) {
        ResponderObservations.shared.remove($0.observer, of: $0.object, keyPath: keyPath)
      }
    }

    /// Removes an observer of the property named `keyPath`, so that it is no longer called.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
      removeObserver(observer, forKeyPath: keyPath)
    }
  }

  /// All current observations that `addObserver(_:forKeyPath:options:context:)` has registered.
  @MainActor private final class ResponderObservations {
    static let shared = ResponderObservations()

    private struct Observation {
      let id: KeyValueObservers.ID
      weak var observer: UIResponder?
      weak var object: NSObject?
      let keyPath: String
    }

    private var observations: [Observation] = []

    func add(
      _ observer: UIResponder, of object: NSObject, keyPath: String, options: NSKeyValueObservingOptions,
      context: UnsafeMutableRawPointer?
    ) {
      observations.removeAll { $0.observer == nil || $0.object == nil }
      var last = value(of: object, keyPath)
      let tell = { [weak observer, weak object] (old: Any?) in
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
        if options.contains(.new) { change[.newKey] = last ?? NSNull() }
        if options.contains(.old), let old { change[.oldKey] = old }
        observer?.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      }
      let id = KeyValueObservers.shared.add(of: object) { [weak self, weak object] key in
        guard key == keyPath else { return }
        MainActor.assumeIsolated {
          let old = last
          last = object.flatMap { self?.value(of: $0, keyPath) }
          tell(old)
        }
      }
      observations.append(Observation(id: id, observer: observer, object: object, keyPath: keyPath))
      if options.contains(.initial) { tell(nil) }
    }

    func remove(_ observer: NSObject, of object: NSObject, keyPath: String) {
      let isMeant = { (some: Observation) in
        some.observer === observer && some.object === object && some.keyPath == keyPath
      }
      observations.filter(isMeant).forEach { KeyValueObservers.shared.remove($0.id) }
      observations.removeAll(where: isMeant)
    }

    private func value(of object: NSObject, _ key: String) -> Any? {
      (object as? UIResponder)?.value(forKey: key) ?? RuntimeTable.shared.value(forKey: key, of: object)
    }
  }
#endif
