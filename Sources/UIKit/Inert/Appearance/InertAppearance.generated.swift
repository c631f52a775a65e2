// Made by `make surface` from Surface/UIKit/Inert/Appearance.swift; don't edit.
// swift-format-ignore-file

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
  public static func appearance() -> Self { AppearanceProxies.proxy(of: Self.self) }
  /// The proxy for the objects of the class inside of containers. Inert.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self { AppearanceProxies.proxy(of: Self.self, AppearanceProxies.place(containerTypes)) }
  /// The proxy for the objects of the class with traits. Inert.
  public static func appearance(for trait: UITraitCollection) -> Self { AppearanceProxies.proxy(of: Self.self, "\(trait.hash)") }
  /// The proxy for the objects of the class with traits, inside of containers. Inert.
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceProxies.proxy(of: Self.self, "\(trait.hash) \(AppearanceProxies.place(containerTypes))") }
}
