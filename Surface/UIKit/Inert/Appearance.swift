import Foundation

/// A class whose look can be set for all its objects. Inert: values that are set on the proxy are stored and never
/// shown.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
  /// The proxy for all objects of the class. Inert.
  static func appearance() -> Self
  /// The proxy for the objects of the class inside of containers. Inert.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  /// The proxy for the objects of the class with traits. Inert.
  static func appearance(for trait: UITraitCollection) -> Self
  /// The proxy for the objects of the class with traits, inside of containers. Inert.
  static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// A class of containers inside of which the look of objects can be set. Inert, like ``UIAppearance``.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension AppearanceProxied {
  /// The proxy for all objects of the class. Inert.
  @answers(AppearanceProxies.proxy(of: Self.self)) public static func appearance() -> Self
  /// The proxy for the objects of the class inside of containers. Inert.
  @answers(AppearanceProxies.proxy(of: Self.self, AppearanceProxies.place(containerTypes)))
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  /// The proxy for the objects of the class with traits. Inert.
  @answers(AppearanceProxies.proxy(of: Self.self, "\(trait.hash)"))
  public static func appearance(for trait: UITraitCollection) -> Self
  /// The proxy for the objects of the class with traits, inside of containers. Inert.
  @answers(AppearanceProxies.proxy(of: Self.self, "\(trait.hash) \(AppearanceProxies.place(containerTypes))"))
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}
