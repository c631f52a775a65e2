import Foundation

/// Learns which button of an alert was tapped. All methods are optional.
@available(*, deprecated, message: "Use UIAlertController with the style alert.")
@preconcurrency @MainActor public protocol UIAlertViewDelegate: AnyObject {
  /// Called when a button was tapped.
  optional func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
}

extension UIApplication {
  /// Asks for another scene. Inert: scenes are connected at launch only.
  @inert
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  )
}

/// An app's own object for a scene, which is informed of the scene's life cycle. All methods are optional.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when a scene is connected.
  optional func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// Called when a scene was ended.
  optional func sceneDidDisconnect(_ scene: UIScene)
  /// Called after a scene came to the front.
  optional func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before a scene leaves the front.
  @neverCalled optional func sceneWillResignActive(_ scene: UIScene)
  /// Called before a scene is seen.
  optional func sceneWillEnterForeground(_ scene: UIScene)
  /// Called after a scene left the screen.
  @neverCalled optional func sceneDidEnterBackground(_ scene: UIScene)
  /// Called for links. Inert: none comes.
  @neverCalled optional func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Goes on with what a person does elsewhere. Inert: nothing comes.
  @neverCalled optional func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// What is kept to show the scene again. Inert: never called.
  @neverCalled @answers(nil) optional func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

/// An app's own object for a scene with windows. All members are optional.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window.
  @neverCalled @answers(nil) optional var window: UIWindow? { get set }
  /// Performs an action of the icon. Inert: there is no home screen.
  @neverCalled @answers(completionHandler(false))
  optional func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}
