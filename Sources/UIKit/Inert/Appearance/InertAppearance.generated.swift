// Made by `make surface` from Surface/UIKit/Inert/Appearance.swift; don't edit.
// swift-format-ignore-file

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
  public static func appearance() -> Self { AppearanceProxies.proxy(of: Self.self) }
  /// Stands for the objects of the class inside of objects of others. Inert.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self { AppearanceProxies.proxy(of: Self.self, AppearanceProxies.place(containerTypes)) }
  /// Stands for the objects of the class with traits. Inert.
  public static func appearance(for trait: UITraitCollection) -> Self { AppearanceProxies.proxy(of: Self.self, "\(trait.hash)") }
  /// Stands for the objects of the class with traits, inside of objects of others. Inert.
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceProxies.proxy(of: Self.self, "\(trait.hash) \(AppearanceProxies.place(containerTypes))") }
}
