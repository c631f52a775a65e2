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
