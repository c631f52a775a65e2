import UIKit

/// The app's own controllers and views, by the names that documents give their classes.
///
/// With them a document is loaded as in the app: controllers get their outlets by `setValue(_:forKey:)`, views get their
/// runtime attributes. Then `awakeFromNib()` is called on the views and on the controller, and `viewDidLoad()` and
/// `viewWillAppear(_:)` on the controller. Without them, objects behave as UIKit's own classes.
nonisolated public struct CustomClasses: Sendable {
  private var controllers: [String: @MainActor () -> UIViewController] = [:]
  private var views: [String: @MainActor () -> UIView] = [:]

  /// No classes of the app.
  public init() {}

  /// Has controllers of a class made by `make`.
  public mutating func registerController(_ name: String, _ make: @escaping @MainActor () -> UIViewController) {
    controllers[name] = make
  }

  /// Has views of a class made by `make`; only plain views and cells can be of a class of the app.
  public mutating func registerView(_ name: String, _ make: @escaping @MainActor () -> UIView) {
    views[name] = make
  }

  @MainActor func makeController(_ name: String?) -> UIViewController? { name.flatMap { controllers[$0]?() } }

  @MainActor func makeView(_ name: String?) -> UIView? { name.flatMap { views[$0]?() } }

  func hasController(_ name: String?) -> Bool { name.map { controllers[$0] != nil } ?? false }
}
