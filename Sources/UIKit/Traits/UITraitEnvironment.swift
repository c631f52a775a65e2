/// Anything that has traits: views, view controllers, screens.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
  /// The traits in force here.
  var traitCollection: UITraitCollection { get }
}
