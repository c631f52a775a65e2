extension UITraitChangeObservable where Self: UIView {
  /// Registers `handler`, which is called with this view and its previous traits each time one of `traits` changes.
  ///
  /// - Returns: the registration, by which `unregisterForTraitChanges(_:)` removes the handler.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (_ traitEnvironment: Self, _ previousCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(traits) { [unowned self] in handler(self, $0) }
    traitState.registrations.append(registration)
    return registration
  }
}

extension UIView: UITraitChangeObservable {
  /// Removes a handler that `registerForTraitChanges(_:handler:)` has registered.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitState.registrations.removeAll { $0 === registration }
  }
}
