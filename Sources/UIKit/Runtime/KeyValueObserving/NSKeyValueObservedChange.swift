#if !canImport(ObjectiveC)
  import Foundation

  /// A change of a property that is observed by its key path.
  public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange

    /// The kind of change; always `setting`.
    public let kind: Kind
    /// The value after the change; `nil` without the option `new`.
    public let newValue: Value?
    /// The value before the change; `nil` without the option `old`, and at the first call that the option `initial`
    /// causes.
    public let oldValue: Value?
    /// Which members of a collection changed. Always `nil`: a changed collection is reported as a whole.
    public let indexes: IndexSet?
    /// Whether the observer is called before the change; always false.
    public let isPrior: Bool
  }
#endif
