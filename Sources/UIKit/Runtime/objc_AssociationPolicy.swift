#if !canImport(ObjectiveC)
  /// How an object holds a value that is associated with it.
  public enum objc_AssociationPolicy: UInt, Hashable, Sendable {
    /// Objects are held weakly, and other values are kept.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// The value is kept.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A copy of the value is kept.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// The value is kept.
    case OBJC_ASSOCIATION_RETAIN = 0o1401
    /// A copy of the value is kept.
    case OBJC_ASSOCIATION_COPY = 0o1403
  }
#endif
