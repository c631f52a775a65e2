extension UIView {
  /// Makes changes; there is no time here, so they take effect at once.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animations()
  }

  /// Makes changes and then calls `completion`; there is no time here, so both happen at once.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes without animation.
  public class func performWithoutAnimation(_ actions: () -> Void) {
    actions()
  }
}
