/// A view's reference to its controller, which does not retain the controller.
///
/// Layout reads it for every view. A weak reference would need a look-up in the controller's side table each time
/// (decision 139). The controller clears the reference before it is deallocated. Debug builds check this: reading a
/// reference to a deallocated controller stops the program. ``Unretained`` does the same for references to classes.
nonisolated struct ViewOwnerReference: @unchecked Sendable {
  // The conformance to Sendable is unchecked, because controllers are not Sendable. The reference itself is immutable.
  private unowned(unsafe) let reference: (any ViewOwner)?
  #if DEBUG
    private weak var lifetime: Lifetime?
  #endif

  init(_ owner: (any ViewOwner)? = nil) {
    reference = owner
    #if DEBUG
      lifetime = owner?.lifetime
    #endif
  }

  var owner: (any ViewOwner)? {
    #if DEBUG
      precondition(reference == nil || lifetime != nil, "a controller was read after its deallocation")
    #endif
    return reference
  }
}
