/// Launches an app: calls its delegate and connects its scene, in the order in which UIKit does.
///
/// ```swift
/// AppLaunch(infoDictionary: Bundle.main.infoDictionary ?? [:]).launch(AppDelegate())
/// ```
///
/// The launch uses ``UIApplication/shared`` as the app and makes its ``UIScene``. ``UIStoryboard`` makes the first view
/// controller, which a ``UIWindow`` shows.
@MainActor public struct AppLaunch {
  private let manifest: [String: Any]?
  private let mainStoryboard: String?
  private let initialController: (String) -> UIViewController?

  /// - Parameters:
  ///   - infoDictionary: the app's Info.plist. It says whether the app has scenes, and which storyboard is shown first.
  ///   - initialController: makes the initial view controller of the storyboard with a name.
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

  /// Launches the app. The scenes of an app that was launched before are removed.
  ///
  /// In an app without scenes, the delegate's window gets the initial view controller of the main storyboard before
  /// `application(_:didFinishLaunchingWithOptions:)`. The controller's view is loaded when the app shows the window or
  /// reads the controller's `view`.
  ///
  /// - Parameters:
  ///   - delegate: the app's delegate. The app retains it.
  ///   - sceneDelegate: makes the delegate of a scene from the class that the scene's configuration names.
  public func launch(
    _ delegate: any UIApplicationDelegate, sceneDelegate: (AnyClass) -> (any UISceneDelegate)? = { _ in nil }
  ) {
    let app = UIApplication.shared
    app.disconnectScenes()
    app.applicationState = .inactive
    app.delegate = delegate
    let sceneOfWholeApp = manifest == nil ? app.connectSceneOfWholeApp() : nil
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
      sceneOfWholeApp?.activationState = .foregroundActive
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

  /// Gives the scene's delegate a window with the initial view controller of the storyboard that the manifest names for
  /// a configuration. Does nothing if it names none.
  private func showStoryboard(of configuration: String?, in scene: UIScene) {
    guard let storyboard = listed(configuration)?[ManifestKey.storyboard] as? String,
      let scene = scene as? UIWindowScene, let delegate = scene.delegate as? any UIWindowSceneDelegate,
      let controller = initialController(storyboard)
    else { return }
    let window = delegate.window ?? UIWindow(windowScene: scene)
    window.hold(controller)
    delegate.window = window
  }

  /// The first scene configuration that the manifest lists for the device's own screen.
  private var listedConfiguration: UISceneConfiguration {
    UISceneConfiguration(
      name: listedConfigurations.first?[ManifestKey.name] as? String, sessionRole: .windowApplication)
  }

  /// The scene delegate class that the manifest names for a configuration; nil if the app has not registered such a
  /// class.
  private func listedDelegateClass(of configuration: String?) -> AnyClass? {
    let named = listed(configuration)?[ManifestKey.delegateClass] as? String
    // The name has a prefix: the module's name, or the build setting that is replaced by it.
    let name = named?.split(separator: ".").last.map(String.init)
    return name.flatMap { RuntimeTable.shared.anyClass(named: $0) }
  }

  /// The scene configuration with a name in the manifest.
  private func listed(_ configuration: String?) -> [String: Any]? {
    listedConfigurations.first { $0[ManifestKey.name] as? String == configuration }
  }

  /// The scene configurations that the manifest lists for the device's own screen.
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
