#if !canImport(ObjectiveC)
  /// Kinds of change of an observed property.
  public enum NSKeyValueChange: UInt, Hashable, Sendable {
    /// The property was set.
    case setting = 1
    /// Members were added to a collection. Inert: collections count as set.
    case insertion = 2
    /// Members were removed from a collection. Inert: collections count as set.
    case removal = 3
    /// Members of a collection were replaced. Inert: collections count as set.
    case replacement = 4
  }
#endif
