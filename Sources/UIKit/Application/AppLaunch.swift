/// Launches an app: calls its delegate and connects its scene, in UIKit's order.
///
/// ```swift
/// AppLaunch(infoDictionary: Bundle.main.infoDictionary ?? [:]).launch(AppDelegate())
/// ```
///
/// ``UIApplication`` is the app, and ``UIScene`` its scene. ``UIStoryboard`` makes the first controller, which a
/// ``UIWindow`` shows.
@MainActor public struct AppLaunch {
  private let manifest: [String: Any]?
  private let mainStoryboard: String?
  private let initialController: (String) -> UIViewController?

  /// - Parameters:
  ///   - infoDictionary: the app's Info.plist, which says whether it has scenes, and which storyboard is the first.
  ///   - initialController: makes the controller with which a storyboard of a name begins.
  public init(
    infoDictionary: [String: Any] = [:],
    initialController: @escaping (String) -> UIViewController? = {
      UIStoryboard(name: $0, bundle: nil).instantiateInitialViewController()
    }
  ) {
    manifest = infoDictionary["UIApplicationSceneManifest"] as? [String: Any]
    mainStoryboard = infoDictionary["UIMainStoryboardFile"] as? String
    self.initialController = initialController
  }

  /// Launches the app. An app that was launched before is removed, with its scenes.
  ///
  /// The window has the first controller of the main storyboard before the delegate is called. The controller's view is
  /// loaded when the app shows the window or asks for the view.
  ///
  /// - Parameters:
  ///   - delegate: the app's object; the app keeps it.
  ///   - sceneDelegate: makes the delegate of a scene whose configuration names a class. UIKit makes it by name.
  public func launch(
    _ delegate: any UIApplicationDelegate, sceneDelegate: (AnyClass) -> (any UISceneDelegate)? = { _ in nil }
  ) {
    let app = UIApplication.shared
    app.disconnectScenes()
    app.applicationState = .inactive
    app.delegate = delegate
    _ = delegate.application(app, willFinishLaunchingWithOptions: nil)
    if manifest == nil, let mainStoryboard, let controller = initialController(mainStoryboard) {
      let window = delegate.window ?? UIWindow(frame: UIScreen.main.bounds)
      window.hold(controller)
      delegate.window = window
    }
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
    if session.configuration.delegateClass == nil {
      session.configuration.delegateClass = listedDelegateClass(of: session.configuration.name)
    }
    let scene = (session.configuration.sceneClass as? UIScene.Type ?? UIWindowScene.self)
      .init(session: session, connectionOptions: options)
    scene.delegate = session.configuration.delegateClass.flatMap(sceneDelegate)
    app.connect(scene)
    showStoryboard(of: session.configuration.name, in: scene)
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    scene.activationState = .foregroundInactive
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    scene.delegate?.sceneWillEnterForeground(scene)
    NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: scene)
    return scene
  }

  /// Gives a scene's delegate a window with the first controller of the storyboard that the manifest names.
  private func showStoryboard(of configuration: String?, in scene: UIScene) {
    guard let storyboard = listed(configuration)?[ManifestKey.storyboard] as? String,
      let scene = scene as? UIWindowScene, let delegate = scene.delegate as? any UIWindowSceneDelegate,
      let controller = initialController(storyboard)
    else { return }
    let window = delegate.window ?? UIWindow(windowScene: scene)
    window.hold(controller)
    delegate.window = window
  }

  /// The first configuration for the device's screen in the manifest.
  private var listedConfiguration: UISceneConfiguration {
    UISceneConfiguration(
      name: listedConfigurations.first?[ManifestKey.name] as? String, sessionRole: .windowApplication)
  }

  /// The class that the manifest names for a configuration, if the app has registered it.
  private func listedDelegateClass(of configuration: String?) -> AnyClass? {
    let named = listed(configuration)?[ManifestKey.delegateClass] as? String
    // The name begins with the module, or with a build setting that stands for it.
    let name = named?.split(separator: ".").last.map(String.init)
    return name.flatMap { RuntimeTable.shared.anyClass(named: $0) }
  }

  /// The configuration with a name in the manifest.
  private func listed(_ configuration: String?) -> [String: Any]? {
    listedConfigurations.first { $0[ManifestKey.name] as? String == configuration }
  }

  /// The configurations for the device's screen in the manifest.
  private var listedConfigurations: [[String: Any]] {
    let lists = manifest?["UISceneConfigurations"] as? [String: Any]
    return lists?[UISceneSession.Role.windowApplication.rawValue] as? [[String: Any]] ?? []
  }

  private enum ManifestKey {
    static let name = "UISceneConfigurationName"
    static let delegateClass = "UISceneDelegateClassName"
    static let storyboard = "UISceneStoryboardFile"
  }
}
