import Foundation

extension UIApplication {
  /// Asks for another scene. Inert: scenes are connected at launch only.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}
}
