// Made by `make surface` from Surface/UIKit/Application.swift; don't edit.
// swift-format-ignore-file

import Foundation

/// Learns which button of an alert was tapped. All methods are optional.
@available(*, deprecated, message: "Use UIAlertController with the style alert.")
@preconcurrency @MainActor public protocol UIAlertViewDelegate: AnyObject {
  /// Called when a button was tapped.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
}

@available(*, deprecated, message: "Use UIAlertController with the style alert.")
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
  /// Continues an activity from another device. Inert: no activity comes.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// The activity from which the scene can be restored later. Inert: never called.
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
  /// Performs an action of the app's icon. Inert: there is no home screen.
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

extension UIApplication {
  /// A key of the options that an app is launched with.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The link that launched the app.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The app that launched this app.
    public static let sourceApplication = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// The remote notification that launched the app.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// The local notification that launched the app.
    public static let localNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
    /// The place that launched it.
    public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// The action of the app's icon that launched the app.
    public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// The activities that launched the app.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// The type of the activity that launched the app.
    public static let userActivityType = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    /// The Bluetooth accessories that launched the app.
    public static let bluetoothCentrals = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
  }

  /// A key of the options with which a link reaches the app.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The app that sends the link.
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// A property list that the sender adds.
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the document stays where it is.
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// A key of the options with which the app opens a link.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether only an app that the link belongs to may open it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// A kind of extension.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes an identifier of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A keyboard.
    public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
  }

  /// The link that opens the app's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// The link that opens the app's notification settings.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

  /// The app finished launching.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// The app came to the front.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The app will leave the front.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The app is no longer visible.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The app will be visible again.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// The app ends.
  public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  /// Memory is low. Never posted: memory is not watched.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// The time changed by more than the time that passed. Never posted.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// A person took a screenshot. Never posted.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// The app's data can be read. Never posted: they always can.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// The app's data cannot be read. Never posted: they always can.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  /// The status bar changed its frame. Never posted.
  public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// The interface was rotated. Never posted: a screen is made anew for each orientation.
  public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// Loading in the background was allowed or forbidden. Never posted.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")

  /// The shortest interval of loading in the background.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// No loading in the background.
  public nonisolated static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude
}

extension UIWindowScene {
  /// The coordinate space of the scene's windows: the screen.
  public var coordinateSpace: any UICoordinateSpace { screen }
  /// The size, place and orientation of the scene.
  public var effectiveGeometry: Geometry { Geometry(scene: self) }

  /// The size, place and orientation of a scene.
  @preconcurrency @MainActor public final class Geometry: NSObject {
    /// The coordinate space of the scene's windows.
    public let coordinateSpace: any UICoordinateSpace
    /// The orientation of the interface.
    public let interfaceOrientation: UIInterfaceOrientation
    /// The rectangle of the scene on the screen: all of it.
    public let systemFrame: CGRect

    init(scene: UIWindowScene) {
      coordinateSpace = scene.coordinateSpace
      interfaceOrientation = scene.interfaceOrientation
      systemFrame = scene.screen.bounds
    }
  }
}

/// An app's own object, which is informed of the app's life cycle.
///
/// All methods are optional. ``UIApplication`` calls those about launching, scenes and activity. The others have no
/// cause here, and each says so.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window of an app without scenes.
  var window: UIWindow? { get set }

  /// Called before the app's state is restored.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the app is launched.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the app is launched, in apps of before iOS 3.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// Called after the app came to the front.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the app leaves the front.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called after the app left the screen.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the app comes back to the screen.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called before the app ends.
  func applicationWillTerminate(_ application: UIApplication)
  /// Called when memory is low. Inert: memory is not watched.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Called when the time changed. Inert: it does not.
  func applicationSignificantTimeChange(_ application: UIApplication)

  /// The configuration of a scene that is about to be connected.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called after a person ended scenes. Inert: only code does.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  /// The orientations of a window. Inert: the environment decides.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Opens a link. Inert: none comes.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Performs an action of the icon. Inert: there is no home screen.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// Called after the app registered for notifications. Inert: it does not.
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// Called when the app could not register for notifications. Inert: it does not.
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// Called for a notification. Inert: none comes.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// Continues an activity from another device. Inert: no activity comes.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// Called before an activity from another device arrives. Inert: no activity comes.
  func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String)
    -> Bool
  /// Loads content in the background. Inert: the app never runs in the background.
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// Called for transfers that ended in the background. Inert: there are none.
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void)
  /// Whether extensions of a kind are allowed. Inert: there are none.
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
  ) -> Bool
}

extension UIApplicationDelegate {
  public var window: UIWindow? { get { nil } set {} }
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  public func applicationSignificantTimeChange(_ application: UIApplication) {}
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void) { completionHandler(false) }
  public func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {}
  public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {}
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void) { completionHandler(.noData) }
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }
  public func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String)
    -> Bool { false }
  public func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void) { completionHandler(.noData) }
  public func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void) { completionHandler() }
  public func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
  ) -> Bool { true }
}
