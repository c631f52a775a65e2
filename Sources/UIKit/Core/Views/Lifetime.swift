/// An object whose deallocation debug builds can detect, for ``Unretained``.
nonisolated protocol HasLifetime {
  #if DEBUG
    /// Lives as long as the object's own properties: longer than the `deinit` of any subclass.
    var lifetime: Lifetime { get }
  #endif
}

#if DEBUG
  /// Nothing but an identity: weak references to it show whether the object that holds it was deallocated.
  nonisolated final class Lifetime: Sendable {}
#endif
