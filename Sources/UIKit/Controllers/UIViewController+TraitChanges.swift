extension UITraitChangeObservable where Self: UIViewController {
  /// Calls `handler` whenever one of `traits` changes, with this controller and the traits from before the change. The
  /// result can be used to end this.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (_ traitEnvironment: Self, _ previousCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(traits) { [unowned self] in handler(self, $0) }
    traitRegistrations.append(registration)
    return registration
  }
}

extension UIViewController: UITraitChangeObservable {
  /// Calls a method of an object each time one of `traits` changes, with this controller and its previous traits as far as the
  /// method has parameters. The target is not retained.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(traits, of: self, target: target, action: action)
    traitRegistrations.append(registration)
    return registration
  }

  /// Ends a registration, so that its handler is not called any more.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }
}
