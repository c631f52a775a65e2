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
        guard let view = newValue?.view else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
      }
    }
  }
}
