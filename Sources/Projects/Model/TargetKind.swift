/// The kind of product that a target builds.
public enum TargetKind: String, Codable, Hashable, Sendable {
  case app, framework, library, appExtension = "extension", tests, bundle, tool
  /// Tests that operate the app from another process.
  case uiTests
  /// Any other kind of product, such as an app for watchOS.
  case other

  /// The kind for one of Xcode's product types, such as `com.apple.product-type.application`.
  init(productType: String) {
    let prefix = "com.apple.product-type."
    switch productType.hasPrefix(prefix) ? productType.dropFirst(prefix.count) : "" {
    case "application", "application.on-demand-install-capable": self = .app
    case "framework", "framework.static": self = .framework
    case "library.static", "library.dynamic": self = .library
    case "app-extension", "extensionkit-extension", "app-extension.messages", "app-extension.intents-service":
      self = .appExtension
    case "bundle.unit-test": self = .tests
    case "bundle.ui-testing": self = .uiTests
    case "bundle": self = .bundle
    case "tool": self = .tool
    default: self = .other
    }
  }
}
