import Foundation

/// A storyboard of the app, whose controllers code instantiates by their identifiers.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  /// The name of the document, without its extension.
  package let name: String
  package let bundle: Bundle?

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil
  }

  /// The controller that the storyboard starts with; `nil` if it states none.
  open func instantiateInitialViewController() -> UIViewController? { make(nil, creator: nil) }

  /// The controller that the storyboard starts with, made by a closure.
  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)?
  ) -> Controller? {
    make(nil, creator: creator) as? Controller
  }

  /// The controller with an identifier. If the storyboard has none, the program stops, as in UIKit.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let controller = make(identifier, creator: nil) else { missing(identifier) }
    return controller
  }

  /// The controller with an identifier, made by a closure. If the storyboard has none, the program stops, as in UIKit.
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
