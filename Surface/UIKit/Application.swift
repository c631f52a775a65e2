import Foundation

/// Is informed which button of an alert was tapped. All methods are optional.
@available(*, deprecated, message: "Use UIAlertController with the style alert.")
@preconcurrency @MainActor public protocol UIAlertViewDelegate: AnyObject {
  /// Called when a button was tapped.
  optional func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
}

extension UIApplication {
  /// Requests another scene. Inert: scenes are connected at launch only.
  @inert
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  )
}

/// The delegate of a scene, which is informed of the scene's life cycle. All methods are optional.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when a scene is connected.
  optional func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// Called after a scene was disconnected.
  optional func sceneDidDisconnect(_ scene: UIScene)
  /// Called after a scene became active.
  optional func sceneDidBecomeActive(_ scene: UIScene)
  /// For the moment before a scene becomes inactive. Never called here: scenes stay active.
  @neverCalled optional func sceneWillResignActive(_ scene: UIScene)
  /// Called before a scene enters the foreground.
  optional func sceneWillEnterForeground(_ scene: UIScene)
  /// For the moment after a scene entered the background. Never called here: scenes stay in the foreground.
  @neverCalled optional func sceneDidEnterBackground(_ scene: UIScene)
  /// Opens URLs in the scene. Inert: never called.
  @neverCalled optional func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Continues an activity, such as one from another device. Inert: never called.
  @neverCalled optional func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// The activity from which the scene can be restored later. Inert: never called.
  @neverCalled @answers(nil) optional func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

/// The delegate of a scene with windows. All members are optional.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window. If Info.plist names a storyboard for the scene, the launch sets it before the scene is
  /// connected.
  @neverCalled @answers(nil) optional var window: UIWindow? { get set }
  /// Performs a quick action of the app's icon. Inert: there is no home screen.
  @neverCalled @answers(completionHandler(false))
  optional func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIApplication {
  /// Starts to receive the commands of headphones and of the lock screen. Inert: there are none.
  @inert public func beginReceivingRemoteControlEvents()
  /// Stops to receive the commands of headphones and of the lock screen. Inert: there are none.
  @inert public func endReceivingRemoteControlEvents()
}

extension UIApplication {
  /// A key of the options that an app is launched with.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    @kept public init(rawValue: String)

    /// The URL that launched the app.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The app that launched this app.
    public static let sourceApplication = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// The remote notification that launched the app.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// The local notification that launched the app.
    public static let localNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
    /// Whether a change of the location launched the app.
    public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// The quick action of the app's icon that launched the app.
    public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// The activities that launched the app.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// The type of the activity that launched the app.
    public static let userActivityType = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    /// The identifiers of the Bluetooth central managers for which the app was launched.
    public static let bluetoothCentrals = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
  }

  /// A key of the options with which the app is asked to open a URL.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    @kept public init(rawValue: String)

    /// The app that sends the URL.
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// A property list that the sending app attaches.
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the app may open the document in place, without copying it.
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// A key of the options with which the app opens a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    @kept public init(rawValue: String)

    /// Whether only an app that has registered the URL as a universal link may open it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// A kind of app extension.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an identifier from its name.
    @kept public init(rawValue: String)

    /// A custom keyboard.
    public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
  }

  /// The URL that opens the app's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// The URL that opens the app's notification settings.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

  /// Posted after the app has finished launching.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted after the app became active.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted before the app becomes inactive. Never posted here: the app stays active.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted after the app entered the background. Never posted here: the app stays in the foreground.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted before the app returns to the foreground. Never posted here: the app stays in the foreground.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted before the app terminates. Never posted here.
  public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  /// Posted when memory is low. Never posted here: memory is not monitored.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Posted when the clock or the date changed, such as at midnight. Never posted here.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// Posted after the person took a screenshot. Never posted here.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// Posted when the app's protected files can be read again. Never posted here: they can always be read.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// Posted before the app's protected files can no longer be read. Never posted here: they can always be read.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  /// Posted after the frame of the status bar changed. Never posted here.
  public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// Posted after the interface was rotated. Never posted here: another orientation is another screen.
  public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// Posted after the person or the system allowed or forbade background fetches. Never posted here.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")

  /// The shortest interval between background fetches that the system allows.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// The value for no background fetches.
  public nonisolated static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude
}

extension UIWindowScene {
  /// The coordinate space of the scene's windows: the screen.
  @answers(screen) public var coordinateSpace: any UICoordinateSpace { get }
  /// The coordinate space, orientation and frame of the scene.
  @answers(Geometry(scene: self)) public var effectiveGeometry: Geometry { get }

  /// The coordinate space, orientation and frame of a scene.
  @preconcurrency @MainActor public final class Geometry: NSObject {
    /// The coordinate space of the scene's windows.
    public let coordinateSpace: any UICoordinateSpace
    /// The orientation of the interface.
    public let interfaceOrientation: UIInterfaceOrientation
    /// The frame of the scene in the coordinates of the screen: the bounds of the screen.
    public let systemFrame: CGRect

    @kept(
      coordinateSpace = scene.coordinateSpace, interfaceOrientation = scene.interfaceOrientation,
      systemFrame = scene.screen.bounds)
    init(scene: UIWindowScene)
  }
}

/// The delegate of the app, which is informed of the app's life cycle.
///
/// All methods are optional. ``AppLaunch`` calls the methods about launching, becoming active, and connecting a scene.
/// The other methods are never called, as their comments say.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window of an app without scenes.
  @answers(nil) optional var window: UIWindow? { get set }

  /// Called first during the launch, before the main storyboard is loaded.
  @answers(true)
  optional func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the app is launched.
  @kept(applicationDidFinishLaunching(application)) @answers(true)
  optional func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the app is launched, in the form used before iOS 3.
  optional func applicationDidFinishLaunching(_ application: UIApplication)
  /// Called after the app became active, in an app without scenes.
  optional func applicationDidBecomeActive(_ application: UIApplication)
  /// For the moment before the app becomes inactive. Never called here: the app stays active.
  optional func applicationWillResignActive(_ application: UIApplication)
  /// For the moment after the app entered the background. Never called here: the app stays in the foreground.
  optional func applicationDidEnterBackground(_ application: UIApplication)
  /// For the moment before the app returns to the foreground. Never called here: the app stays in the foreground.
  optional func applicationWillEnterForeground(_ application: UIApplication)
  /// For the moment before the app terminates. Never called here.
  optional func applicationWillTerminate(_ application: UIApplication)
  /// Called when memory is low. Inert: memory is not monitored.
  @neverCalled optional func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Called when the clock or the date changed, such as at midnight. Inert: never called.
  @neverCalled optional func applicationSignificantTimeChange(_ application: UIApplication)

  /// The configuration of a scene that is about to be connected.
  @answers(connectingSceneSession.configuration)
  optional func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called after the person closed scenes in the app switcher. Inert: there is no app switcher.
  @neverCalled
  optional func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  /// The orientations that a window supports. Inert: never called; the environment decides the orientation.
  @neverCalled @answers(.all)
  optional func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Opens a URL in the app. Inert: never called.
  @neverCalled @answers(false)
  optional func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Performs a quick action of the app's icon, in an app without scenes. Inert: there is no home screen.
  @neverCalled @answers(completionHandler(false))
  optional func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// Called after the app was registered for remote notifications. Inert: it is never registered.
  @neverCalled optional func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// Called when the app could not be registered for remote notifications. Inert: it is never registered.
  @neverCalled optional func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// Called for a remote notification. Inert: no notifications arrive.
  @neverCalled @answers(completionHandler(.noData))
  optional func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// Continues an activity, such as one from another device. Inert: never called.
  @neverCalled @answers(false)
  optional func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// Called before an activity from another device arrives. Inert: never called.
  @neverCalled @answers(false)
  optional func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String)
    -> Bool
  /// Fetches data in the background. Inert: the app never runs in the background.
  @neverCalled @answers(completionHandler(.noData))
  optional func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// Called when background transfers of a URL session have ended. Inert: there are no background transfers.
  @neverCalled @answers(completionHandler())
  optional func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void)
  /// Whether app extensions of a kind are allowed. Inert: app extensions are not run.
  @neverCalled @answers(true)
  optional func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
  ) -> Bool
}

/// The older name of `UIApplication.openNotificationSettingsURLString`.
@available(*, deprecated, renamed: "UIApplication.openNotificationSettingsURLString")
public let UIApplicationOpenNotificationSettingsURLString = UIApplication.openNotificationSettingsURLString
