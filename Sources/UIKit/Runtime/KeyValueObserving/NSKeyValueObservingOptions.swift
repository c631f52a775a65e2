#if !canImport(ObjectiveC)
  /// What an observer of a property is told, and when.
  public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The change holds the new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
    /// The change holds the value before.
    public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
    /// The observer is called once at the beginning, with the value at that time.
    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
    /// The observer is called before each change, too. Inert: it is called after changes only.
    public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
  }
#endif
