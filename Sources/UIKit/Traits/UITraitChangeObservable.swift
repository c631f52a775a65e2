/// Something whose trait changes can be watched: views and view controllers.
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {
  /// Stops calling a handler.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// A handle on a handler of trait changes.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

/// A handler of trait changes, and the traits that it waits for.
@MainActor final class TraitChangeRegistration: UITraitChangeRegistration {
  private let traits: [UITrait]
  private let handler: (UITraitCollection) -> Void

  init(_ traits: [UITrait], handler: @escaping (UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }

  /// Calls the handler if one of its traits differs.
  func notify(from old: UITraitCollection, to new: UITraitCollection) {
    if traits.contains(where: { $0.value(in: old) != $0.value(in: new) }) { handler(old) }
  }
}

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

extension UIView: UITraitChangeObservable {
  /// Stops calling a handler.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitState.registrations.removeAll { $0 === registration }
  }
}

extension UIViewController: UITraitChangeObservable {
  /// Stops calling a handler.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }
}
