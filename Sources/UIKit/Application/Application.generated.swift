// Made by `make surface` from Surface/UIKit/Application.swift; don't edit.
// swift-format-ignore-file

import Foundation

/// Learns which button of an alert was tapped. All methods are optional.
@available(*, deprecated, message: "Use UIAlertController with the style alert.")
@preconcurrency @MainActor public protocol UIAlertViewDelegate: AnyObject {
  /// Called when a button was tapped.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
}

extension UIAlertViewDelegate {
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
}

extension UIApplication {
  /// Asks for another scene. Inert: scenes are connected at launch only.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}
}

/// An app's own object for a scene, which is informed of the scene's life cycle. All methods are optional.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when a scene is connected.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// Called when a scene was ended.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called after a scene came to the front.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before a scene leaves the front.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before a scene is seen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called after a scene left the screen.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called for links. Inert: none comes.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Goes on with what a person does elsewhere. Inert: nothing comes.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// What is kept to show the scene again. Inert: never called.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

/// An app's own object for a scene with windows. All members are optional.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window.
  var window: UIWindow? { get set }
  /// Performs an action of the icon. Inert: there is no home screen.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? { get { nil } set {} }
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void) { completionHandler(false) }
}
