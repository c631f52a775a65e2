extension UIWindow {
  /// The controller whose view fills the window.
  ///
  /// Unlike UIKit's it can't be overridden: windows belong to the core, which does not refer to controllers.
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

  /// Sets the root controller without loading its view until the window is shown, as for an app's main storyboard.
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
