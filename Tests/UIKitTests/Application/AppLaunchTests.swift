import Foundation
import TestSupport
import Testing

@_spi(Generated) @testable import UIKit

/// Launching calls the app's objects in UIKit's order.
@Suite(.serialized)
struct AppLaunchTests {
  private final class Log {
    var calls: [String] = []
  }

  private final class WindowDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    let log = Log()

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      log.calls.append("didFinishLaunching \(application.applicationState)")
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
      return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
      log.calls.append("didBecomeActive \(application.applicationState)")
    }
  }

  private final class SceneAppDelegate: NSObject, UIApplicationDelegate {
    let log = Log()

    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      log.calls.append("configuration of \(connectingSceneSession.configuration.name ?? "none")")
      let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }

    func applicationDidBecomeActive(_ application: UIApplication) { log.calls.append("app active") }
  }

  private final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?
    let log: Log

    init(_ log: Log) {
      self.log = log
    }

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      log.calls.append("willConnect \(scene.activationState)")
      window = UIWindow(windowScene: scene)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
    }
    func sceneWillEnterForeground(_ scene: UIScene) { log.calls.append("willEnterForeground") }
    func sceneDidBecomeActive(_ scene: UIScene) { log.calls.append("didBecomeActive \(scene.activationState)") }
    func sceneDidDisconnect(_ scene: UIScene) { log.calls.append("didDisconnect") }
  }

  @Test func withoutScenesTheDelegateKeepsTheWindow() {
    let delegate = WindowDelegate()
    UIApplication.shared.applicationState = .inactive
    AppLaunch().launch(delegate)
    #expect(delegate.log.calls == ["didFinishLaunching inactive", "didBecomeActive active"])
    #expect(UIApplication.shared.windows.last === delegate.window)
    #expect(delegate.window?.isKeyWindow == true)
    UIApplication.shared.disconnectScenes()
    UIApplication.shared.delegate = nil
  }

  /// UIKit makes a scene for an app without a manifest, and all windows belong to it.
  @Test func withoutScenesThereIsOneScene() throws {
    let delegate = WindowDelegate()
    let other = UIWindow(frame: .zero)
    #expect(other.windowScene == nil)
    AppLaunch().launch(delegate)
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    #expect(UIApplication.shared.connectedScenes.count == 1)
    #expect(scene.activationState == .foregroundActive)
    #expect(scene.delegate == nil)
    #expect(other.windowScene === scene)
    #expect(delegate.window?.windowScene === scene)
    #expect(scene.windows.map(ObjectIdentifier.init) == [delegate.window].compactMap { $0.map(ObjectIdentifier.init) })
    #expect(UIApplication.shared.windows.count == 1)
    UIApplication.shared.disconnectScenes()
    UIApplication.shared.delegate = nil
    #expect(other.windowScene == nil)
  }

  /// The status bar of an iPhone with a Dynamic Island is 54 points high, and the safe area begins at 59.
  @Test func windowsHaveTheSafeAreaOfTheDevice() {
    let edges = ScreenEdges(
      safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0), statusBarHeight: 54)
    let screen = UIScreen(size: CGSize(width: 393, height: 852), scale: 3, traits: UITraitCollection(), edges: edges)
    screen.performAsMain {
      AppLaunch().launch(WindowDelegate())
      let window = UIWindow(frame: UIScreen.main.bounds)
      #expect(window.safeAreaInsets == edges.safeAreaInsets)
      let bar = window.windowScene?.statusBarManager?.statusBarFrame
      #expect(bar == CGRect(x: 0, y: 0, width: 393, height: 54))
      UIApplication.shared.disconnectScenes()
      UIApplication.shared.delegate = nil
    }
  }

  /// With scenes one is connected, and the app's delegate is not told of activity.
  @Test func withScenes() throws {
    let delegate = SceneAppDelegate()
    var sceneDelegate: SceneDelegate?
    let manifest: [String: Any] = [
      "UISceneConfigurations": [
        "UIWindowSceneSessionRoleApplication": [["UISceneConfigurationName": "Default Configuration"]]
      ]
    ]
    AppLaunch(infoDictionary: ["UIApplicationSceneManifest": manifest]).launch(delegate) { type in
      guard type == SceneDelegate.self else { return nil }
      sceneDelegate = SceneDelegate(delegate.log)
      return sceneDelegate
    }
    #expect(
      delegate.log.calls == [
        "configuration of Default Configuration", "willConnect foregroundInactive", "willEnterForeground",
        "didBecomeActive foregroundActive",
      ])
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let window = try #require(sceneDelegate?.window)
    #expect(scene.windows.map(ObjectIdentifier.init) == [ObjectIdentifier(window)])
    #expect(window.windowScene === scene)
    #expect(window.next === scene)
    #expect(scene.keyWindow === window)
    delegate.log.calls = []
    UIApplication.shared.requestSceneSessionDestruction(scene.session, options: nil)
    #expect(delegate.log.calls == ["didDisconnect"])
    #expect(UIApplication.shared.connectedScenes.isEmpty)
    UIApplication.shared.delegate = nil
  }

  private final class NamedSceneDelegate: NSObject, UIWindowSceneDelegate {
    var connections = 0
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      connections += 1
    }
  }

  private final class PlainDelegate: NSObject, UIApplicationDelegate {}

  /// The manifest names the class of the scene's delegate; launching again starts anew.
  @Test func namedSceneDelegate() throws {
    RuntimeTable.shared.add(NamedSceneDelegate.self, named: "LaunchTestsSceneDelegate", module: "App")
    RuntimeTable.shared.addMaker { NamedSceneDelegate() }
    let configuration = [
      "UISceneConfigurationName": "Default Configuration",
      "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).LaunchTestsSceneDelegate",
    ]
    let launch = AppLaunch(infoDictionary: [
      "UIApplicationSceneManifest": ["UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [configuration]]]
    ])
    for _ in 0..<2 {
      launch.launch(PlainDelegate()) { RuntimeTable.shared.makeObject(of: $0) as? any UISceneDelegate }
      #expect(UIApplication.shared.connectedScenes.count == 1)
      let delegate = UIApplication.shared.connectedScenes.first?.delegate as? NamedSceneDelegate
      #expect(delegate?.connections == 1)
    }
    UIApplication.shared.disconnectScenes()
    UIApplication.shared.delegate = nil
  }

  private final class StoryboardDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    var found: UIViewController?
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      found = window?.rootViewController
      return true
    }
  }

  /// The window has the first controller of the main storyboard; its view is loaded when the window is shown.
  @Test func mainStoryboard() throws {
    let delegate = StoryboardDelegate()
    var names: [String] = []
    let first = UIViewController()
    AppLaunch(infoDictionary: ["UIMainStoryboardFile": "Main"]) { name in
      names.append(name)
      return first
    }.launch(delegate)
    #expect(names == ["Main"])
    #expect(delegate.found === first)
    #expect(!first.isViewLoaded)
    let window = try #require(delegate.window)
    window.makeKeyAndVisible()
    #expect(first.view.superview === window)
    #expect(first.view.frame == window.bounds)
    UIApplication.shared.delegate = nil
  }

  /// The window of a scene has the first controller of the storyboard that the manifest names.
  @Test func storyboardOfScene() throws {
    RuntimeTable.shared.add(SceneWithStoryboard.self, named: "LaunchTestsStoryboardDelegate", module: "App")
    let configuration = [
      "UISceneConfigurationName": "Default Configuration", "UISceneStoryboardFile": "Main",
      "UISceneDelegateClassName": "LaunchTestsStoryboardDelegate",
    ]
    let manifest = ["UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [configuration]]]
    let first = UIViewController()
    let sceneDelegate = SceneWithStoryboard()
    AppLaunch(
      infoDictionary: ["UIApplicationSceneManifest": manifest], initialController: { $0 == "Main" ? first : nil }
    )
    .launch(PlainDelegate()) { _ in sceneDelegate }
    #expect(sceneDelegate.found === first)
    #expect(sceneDelegate.window?.windowScene === UIApplication.shared.connectedScenes.first)
    UIApplication.shared.disconnectScenes()
    UIApplication.shared.delegate = nil
  }

  private final class SceneWithStoryboard: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?
    var found: UIViewController?
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      found = window?.rootViewController
    }
  }

  @Test func aWindowInAnotherSceneLeavesTheFirstOne() {
    let role = UISceneSession.Role.windowApplication
    let scenes = (0..<2).map { _ in
      UIWindowScene(
        session: UISceneSession(configuration: UISceneConfiguration(name: nil, sessionRole: role)),
        connectionOptions: UIScene.ConnectionOptions())
    }
    let window = UIWindow(windowScene: scenes[0])
    window.windowScene = scenes[1]
    #expect(scenes[0].windows.isEmpty)
    #expect(scenes[1].windows.count == 1)
  }
}
