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

  /// Makes a controller the root whose view is loaded when the window is shown, as that of an app's main storyboard.
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
