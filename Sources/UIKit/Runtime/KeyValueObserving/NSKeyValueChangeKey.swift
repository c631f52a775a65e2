#if !canImport(ObjectiveC)
  /// A key of the dictionary that describes a change of an observed property.
  public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a key from Foundation's name for it.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The raw value of an ``NSKeyValueChange``.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The value after the change.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// Which members of a collection changed. Never present: a changed collection is reported as a whole.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// Whether the observer is called before the change. Never present: observers are called only after changes.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
  }
#endif
