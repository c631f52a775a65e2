/// An object that an activity is gone on with. Inert: nothing comes.
@preconcurrency @MainActor public protocol UIUserActivityRestoring {
  /// Goes on with an activity. Inert: never called.
  func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
