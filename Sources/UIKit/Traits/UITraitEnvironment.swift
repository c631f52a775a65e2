/// An object that has traits: a view, a view controller or a screen.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
  /// The traits that apply to this object.
  var traitCollection: UITraitCollection { get }
}
