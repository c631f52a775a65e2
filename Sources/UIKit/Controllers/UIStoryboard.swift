import Foundation

/// A storyboard of the app, from which code creates view controllers by their identifiers.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  /// The name of the document, without its extension.
  package let name: String
  package let bundle: Bundle?

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil
  }

  /// Creates the initial view controller of the storyboard; `nil` if the storyboard has none.
  open func instantiateInitialViewController() -> UIViewController? { make(nil, creator: nil) }

  /// Creates the initial view controller of the storyboard by a closure; `nil` if the storyboard has none.
  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)?
  ) -> Controller? {
    make(nil, creator: creator) as? Controller
  }

  /// Creates the view controller with an identifier. If the storyboard has no such controller, the program stops, as in
  /// UIKit.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let controller = make(identifier, creator: nil) else { missing(identifier) }
    return controller
  }

  /// Creates the view controller with an identifier by a closure; without a closure, by its `init(coder:)`. If the
  /// storyboard has no such controller, the program stops, as in UIKit.
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    guard let controller = make(identifier, creator: creator) as? Controller else { missing(identifier) }
    return controller
  }

  private func make(_ identifier: String?, creator: ((NSCoder) -> UIViewController?)?)
    -> UIViewController?
  {
    guard let loader = DocumentLoader.current else {
      fatalError("storyboards are loaded by InterfaceBuilder, which this program does not contain")
    }
    return loader.controller(identifier, in: self, creator: creator)
  }

  private func missing(_ identifier: String) -> Never {
    fatalError(
      "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'Storyboard (\(name)) doesn't "
        + "contain a view controller with identifier '\(identifier)''")
  }
}
