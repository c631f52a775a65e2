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

/// A class whose proxy is an object of its own.
protocol AppearanceProxied: UIAppearance {
  static func makeProxy() -> UIAppearance
}

/// The proxies that were asked for.
@MainActor enum AppearanceProxies {
  private static var proxies: [String: any UIAppearance] = [:]

  /// The proxy of a class for a place, always the same.
  static func proxy<View: AppearanceProxied>(of type: View.Type, _ place: String = "") -> View {
    let key = "\(ObjectIdentifier(type)) \(place)"
    if let proxy = proxies[key] as? View { return proxy }
    let proxy = type.makeProxy()
    proxies[key] = proxy
    guard let proxy = proxy as? View else { fatalError("\(type) makes a proxy of another class") }
    return proxy
  }

  static func place(_ containers: [any UIAppearanceContainer.Type]) -> String {
    containers.map { "\($0)" }.joined(separator: " ")
  }
}

extension AppearanceProxied {
  /// Stands for all objects of the class. Inert.
  public static func appearance() -> Self { AppearanceProxies.proxy(of: Self.self) }
  /// Stands for the objects of the class inside of objects of others. Inert.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    AppearanceProxies.proxy(of: Self.self, AppearanceProxies.place(containerTypes))
  }
  /// Stands for the objects of the class with traits. Inert.
  public static func appearance(for trait: UITraitCollection) -> Self {
    AppearanceProxies.proxy(of: Self.self, "\(trait.hash)")
  }
  /// Stands for the objects of the class with traits, inside of objects of others. Inert.
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.proxy(of: Self.self, "\(trait.hash) \(AppearanceProxies.place(containerTypes))")
  }
}

extension UIView: UIAppearance, UIAppearanceContainer, AppearanceProxied {
  static func makeProxy() -> UIAppearance { makeOfClass(.zero) }

  // Decision 128 says how this calls an initialiser that is not required.

  @_silgen_name("snug_UIView_makeProxy")
  convenience init(proxyOfClass frame: CGRect) {
    self.init(frame: frame)
  }

  @_silgen_name("snug_UIView_makeProxy")
  private static func makeOfClass(_ frame: CGRect) -> UIView
}
