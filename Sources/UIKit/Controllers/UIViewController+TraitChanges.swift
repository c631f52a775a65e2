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
  /// Ends a registration, so that its handler is not called any more.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }
}
