#if !canImport(ObjectiveC)
  import Foundation

  extension NSSortDescriptor {
    /// Sorts objects by their values for a key. It is needed because Foundation on Linux sorts only by Swift's key
    /// paths.
    ///
    /// The objects can be dictionaries, or objects whose property the app has registered in `RuntimeTable`. Numbers,
    /// strings and dates are compared; other values count as equal. Without a key, the objects themselves are compared.
    public convenience init(key: String?, ascending: Bool) {
      self.init(keyPath: \NSObject.self, ascending: ascending) { one, other in
        guard let key else { return Self.order(of: one, other) }
        return Self.order(of: Self.value(of: one, key), Self.value(of: other, key))
      }
    }

    private static func value(of object: Any, _ key: String) -> Any? {
      if let dictionary = object as? NSDictionary { return dictionary[key] }
      guard Thread.isMainThread else { return nil }
      return MainActor.assumeIsolated(with: object as AnyObject) { RuntimeTable.shared.value(forKey: key, of: $0) }
    }

    private static func order(of one: Any?, _ other: Any?) -> ComparisonResult {
      switch (one, other) {
      case (let one as String, let other as String): one.compare(other)
      case (let one as Date, let other as Date): one.compare(other)
      case (let one as NSNumber, let other as NSNumber): one.compare(other)
      default: .orderedSame
      }
    }
  }
#endif
