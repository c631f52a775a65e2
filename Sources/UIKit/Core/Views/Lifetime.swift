/// An object whose deallocation debug builds can detect. ``Unretained`` uses this to stop the program when a reference
/// to a deallocated object is read.
nonisolated protocol HasLifetime {
  #if DEBUG
    /// An object that only this object retains. It is released with the properties of this object, after the `deinit`
    /// of all subclasses has run.
    var lifetime: Lifetime { get }
  #endif
}

#if DEBUG
  /// An object without content. A weak reference to it shows whether the object that retains it was deallocated.
  nonisolated final class Lifetime: Sendable {}
#endif
