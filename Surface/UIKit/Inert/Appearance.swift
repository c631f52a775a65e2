import Foundation

/// A class whose look can be set for all its objects. Inert: what is set on the proxy is kept there and shown nowhere.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
  /// Stands for all objects of the class. Inert.
  static func appearance() -> Self
  /// Stands for the objects of the class inside of objects of others. Inert.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  /// Stands for the objects of the class with traits. Inert.
  static func appearance(for trait: UITraitCollection) -> Self
  /// Stands for the objects of the class with traits, inside of objects of others. Inert.
  static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// A class inside of whose objects the look of others can be set. Inert, as ``UIAppearance``.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension AppearanceProxied {
  /// Stands for all objects of the class. Inert.
  @answers(AppearanceProxies.proxy(of: Self.self)) public static func appearance() -> Self
  /// Stands for the objects of the class inside of objects of others. Inert.
  @answers(AppearanceProxies.proxy(of: Self.self, AppearanceProxies.place(containerTypes)))
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  /// Stands for the objects of the class with traits. Inert.
  @answers(AppearanceProxies.proxy(of: Self.self, "\(trait.hash)"))
  public static func appearance(for trait: UITraitCollection) -> Self
  /// Stands for the objects of the class with traits, inside of objects of others. Inert.
  @answers(AppearanceProxies.proxy(of: Self.self, "\(trait.hash) \(AppearanceProxies.place(containerTypes))"))
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}
