/// An object that automation finds by a name.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: AnyObject {
  /// The name, which is never shown.
  var accessibilityIdentifier: String? { get set }
}
