#if !canImport(ObjectiveC)
  /// Kinds of change of an observed property.
  public enum NSKeyValueChange: UInt, Hashable, Sendable {
    /// The property was set.
    case setting = 1
    /// Members were added to a collection. Inert: every change is reported as `setting`.
    case insertion = 2
    /// Members were removed from a collection. Inert: every change is reported as `setting`.
    case removal = 3
    /// Members of a collection were replaced. Inert: every change is reported as `setting`.
    case replacement = 4
  }
#endif
