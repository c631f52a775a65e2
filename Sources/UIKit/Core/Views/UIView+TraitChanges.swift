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
  /// Calls a method of an object each time one of `traits` changes, with this view and its previous traits as far as the
  /// method has parameters. The target is not retained.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(traits, of: self, target: target, action: action)
    traitState.registrations.append(registration)
    return registration
  }

  /// Removes a handler that `registerForTraitChanges(_:handler:)` has registered.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitState.registrations.removeAll { $0 === registration }
  }
}
