extension UIWindow {
  /// The controller whose view fills the window; `nil` for none.
  ///
  /// Unlike in UIKit, subclasses cannot override this property, because it is declared in an extension: the code in the
  /// folder of `UIWindow` does not refer to view controllers.
  public var rootViewController: UIViewController? {
    get { rootOwner as? UIViewController }
    set {
      replaceRoot {
        rootViewController?.viewIfLoaded?.removeFromSuperview()
        rootOwner = newValue
        install(newValue)
      }
    }
  }

  /// Sets the root controller, but loads and adds its view only when the window is shown, as UIKit does for the initial
  /// controller of an app's main storyboard.
  func hold(_ controller: UIViewController) {
    rootOwner = controller
    installsHeldRoot = { [unowned self] in install(rootViewController) }
  }

  private func install(_ controller: UIViewController?) {
    installsHeldRoot = nil
    guard let view = controller?.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }
}
