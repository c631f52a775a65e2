/// An object whose trait changes can be observed: a view or a view controller.
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {
  /// Stops calling the handler of a registration.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
  /// Calls a method of an object each time one of `traits` changes, with this object and its previous traits as far as the
  /// method has parameters. The target is not retained.
  @discardableResult func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration
}

extension UITraitChangeObservable {
  /// Calls a method of this object each time one of `traits` changes, with this object and its previous traits as far as the
  /// method has parameters.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }
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

  /// Registers a method of a target for the changes of an observed object. Neither is retained.
  convenience init(_ traits: [UITrait], of observed: AnyObject, target: Any, action: Selector) {
    weak let target = target as AnyObject
    self.init(traits) { [weak observed] in
      guard let target, let observed else { return }
      RuntimeTable.shared.send(action, to: target, with: [observed, $0])
    }
  }

  /// Calls the handler with `old` if one of its traits has another value in `new`.
  func notify(from old: UITraitCollection, to new: UITraitCollection) {
    if traits.contains(where: { $0.value(in: old) != $0.value(in: new) }) { handler(old) }
  }
}
