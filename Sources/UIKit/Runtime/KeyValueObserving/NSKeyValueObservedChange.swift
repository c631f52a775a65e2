#if !canImport(ObjectiveC)
  import Foundation

  /// A change of a property that is observed by its key path.
  public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange

    /// The kind of change: `setting`.
    public let kind: Kind
    /// The value after the change, with the option `new`.
    public let newValue: Value?
    /// The value before the change, with the option `old`; `nil` at the first call.
    public let oldValue: Value?
    /// Which members of a collection changed. `nil`: collections count as set.
    public let indexes: IndexSet?
    /// Whether the change is still to come; always false.
    public let isPrior: Bool
  }
#endif
