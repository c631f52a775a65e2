extension UITraitChangeObservable where Self: UIViewController {
  /// Calls `handler` with this controller and the traits before, whenever one of `traits` changes.
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
  /// Stops calling a handler.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }
}
