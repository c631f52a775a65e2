/// An object whose trait changes can be observed: a view or a view controller.
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {
  /// Stops calling the handler of a registration.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// A registered handler of trait changes. Pass it to `unregisterForTraitChanges(_:)` to remove the handler.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

/// A handler of trait changes, and the traits whose changes it is called for.
@MainActor final class TraitChangeRegistration: UITraitChangeRegistration {
  private let traits: [UITrait]
  private let handler: (UITraitCollection) -> Void

  init(_ traits: [UITrait], handler: @escaping (UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }

  /// Calls the handler with `old` if one of its traits has another value in `new`.
  func notify(from old: UITraitCollection, to new: UITraitCollection) {
    if traits.contains(where: { $0.value(in: old) != $0.value(in: new) }) { handler(old) }
  }
}
