// Made by `make surface` from Surface/UIKit/Inert/Appearance.swift; don't edit.
// swift-format-ignore-file

import Foundation

/// A class whose instances' appearance can be set together, with a proxy object. Inert: values that are set on the
/// proxy are stored in it and not applied to instances.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
  /// The appearance proxy for all instances of the class. Inert: its values are not applied.
  static func appearance() -> Self
  /// The appearance proxy for instances of the class that are inside of containers. Inert: its values are not applied.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  /// The appearance proxy for instances of the class with traits. Inert: its values are not applied.
  static func appearance(for trait: UITraitCollection) -> Self
  /// The appearance proxy for instances of the class with traits that are inside of containers. Inert: its values are
  /// not applied.
  static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// A class of containers: appearance proxies can be limited to instances inside of them. Inert, like ``UIAppearance``.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension AppearanceProxied {
  /// The appearance proxy for all instances of the class. Inert: its values are not applied.
  public static func appearance() -> Self { AppearanceProxies.proxy(of: Self.self) }
  /// The appearance proxy for instances of the class that are inside of containers. Inert: its values are not applied.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self { AppearanceProxies.proxy(of: Self.self, AppearanceProxies.place(containerTypes)) }
  /// The appearance proxy for instances of the class with traits. Inert: its values are not applied.
  public static func appearance(for trait: UITraitCollection) -> Self { AppearanceProxies.proxy(of: Self.self, "\(trait.hash)") }
  /// The appearance proxy for instances of the class with traits that are inside of containers. Inert: its values are
  /// not applied.
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceProxies.proxy(of: Self.self, "\(trait.hash) \(AppearanceProxies.place(containerTypes))") }
}
