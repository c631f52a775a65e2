import Foundation

/// A class whose appearance proxy is an ordinary instance of the class.
protocol AppearanceProxied: UIAppearance {
  static func makeProxy() -> UIAppearance
}

/// Makes and stores the appearance proxies of classes.
@MainActor enum AppearanceProxies {
  private static var proxies: [String: any UIAppearance] = [:]

  /// The proxy of a class. It is made on first use; later calls return the same object. `place` distinguishes the
  /// proxies of a class for different containers or traits.
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

extension UIView: UIAppearance, UIAppearanceContainer, AppearanceProxied {
  static func makeProxy() -> UIAppearance { make(self) }
}
