#if !canImport(ObjectiveC)
  /// Which values of a property an observer gets, and when the observer is called.
  public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The change contains the value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
    /// The change contains the value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
    /// The observer is called once at the beginning, with the value at that time.
    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
    /// The observer is called before each change, too. Inert: observers are called only after changes.
    public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
  }
#endif
