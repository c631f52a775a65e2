extension UITraitChangeObservable where Self: UIView {
  /// Calls `handler` with this view and the traits before, whenever one of `traits` changes.
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
  /// Stops calling a handler.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitState.registrations.removeAll { $0 === registration }
  }
}
