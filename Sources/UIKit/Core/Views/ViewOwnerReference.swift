/// A view's reference to its controller, which does not keep the controller alive.
///
/// It is what ``Unretained`` is to classes. Layout reads it for every view, and a weak reference costs a look-up in the
/// controller's side table each time (decision 139). The controller clears it before it is deallocated. Debug builds
/// check this, as for ``Unretained``.
nonisolated struct ViewOwnerReference: @unchecked Sendable {
  // Unchecked because controllers are not Sendable. The reference itself does not change.
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
