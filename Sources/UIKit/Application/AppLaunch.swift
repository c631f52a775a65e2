/// Launches an app: calls its delegate and connects its scene, in UIKit's order.
///
/// ```swift
/// AppLaunch(infoDictionary: Bundle.main.infoDictionary ?? [:]).launch(AppDelegate())
/// ```
@MainActor public struct AppLaunch {
  private let manifest: [String: Any]?

  /// - Parameter infoDictionary: the app's Info.plist, which says whether it has scenes.
  public init(infoDictionary: [String: Any] = [:]) {
    manifest = infoDictionary["UIApplicationSceneManifest"] as? [String: Any]
  }

  /// Launches the app.
  ///
  /// - Parameters:
  ///   - delegate: the app's object; the app keeps it.
  ///   - sceneDelegate: makes the delegate of a scene whose configuration names a class. UIKit makes it by name.
  public func launch(
    _ delegate: any UIApplicationDelegate, sceneDelegate: (AnyClass) -> (any UISceneDelegate)? = { _ in nil }
  ) {
    let app = UIApplication.shared
    app.delegate = delegate
    _ = delegate.application(app, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(app, didFinishLaunchingWithOptions: nil)
    NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: app)
    let scene = manifest.map { _ in connectScene(of: app, delegate, sceneDelegate) }
    app.applicationState = .active
    if let scene {
      scene.activationState = .foregroundActive
      scene.delegate?.sceneDidBecomeActive(scene)
      NotificationCenter.default.post(name: UIScene.didActivateNotification, object: scene)
    } else {
      delegate.applicationDidBecomeActive(app)
    }
    NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: app)
  }

  private func connectScene(
    of app: UIApplication, _ delegate: any UIApplicationDelegate, _ sceneDelegate: (AnyClass) -> (any UISceneDelegate)?
  ) -> UIScene {
    let session = UISceneSession(configuration: listedConfiguration)
    let options = UIScene.ConnectionOptions()
    session.configuration = delegate.application(app, configurationForConnecting: session, options: options)
    let scene = (session.configuration.sceneClass as? UIScene.Type ?? UIWindowScene.self)
      .init(session: session, connectionOptions: options)
    scene.delegate = session.configuration.delegateClass.flatMap(sceneDelegate)
    app.connect(scene)
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    scene.activationState = .foregroundInactive
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    scene.delegate?.sceneWillEnterForeground(scene)
    NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: scene)
    return scene
  }

  /// The first configuration for the device's screen in the manifest.
  private var listedConfiguration: UISceneConfiguration {
    let role = UISceneSession.Role.windowApplication
    let lists = manifest?["UISceneConfigurations"] as? [String: Any]
    let first = (lists?[role.rawValue] as? [[String: Any]])?.first
    return UISceneConfiguration(name: first?["UISceneConfigurationName"] as? String, sessionRole: role)
  }
}
