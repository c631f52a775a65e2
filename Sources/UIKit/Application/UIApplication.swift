/// The running app: its delegate, its scenes and its state.
///
/// There is one object per process, ``shared``. There are no other apps and no system services. So members that need
/// them, for example to open a URL, to run in the background or to register for notifications, have no effect. The
/// comment of each such member says so.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The app of the process.
  public static let shared = UIApplication()

  /// Whether the app is in the foreground and receives events.
  public enum State: Int, Hashable, Sendable {
    /// The app is in the foreground and receives events.
    case active = 0
    /// The app is in the foreground and receives no events.
    case inactive = 1
    /// The app is not visible.
    case background = 2
  }

  // MARK: Delegate and state

  /// The app's delegate. It is retained.
  open var delegate: (any UIApplicationDelegate)?

  /// The state of the app: inactive until ``AppLaunch`` has launched it, then active.
  open internal(set) var applicationState = State.inactive

  /// The next object in the responder chain: the app's delegate, if it is a responder.
  open override var next: UIResponder? { (delegate as? UIResponder).flatMap { $0 === self ? nil : $0 } }

  // MARK: Scenes and windows

  private var scenes: [UIScene] = []
  /// The scene of an app whose `Info.plist` has no scene manifest. UIKit makes it without asking the app, and all windows that
  /// were given no scene belong to it. `nil` for an app with a manifest, and if no app was launched.
  private(set) var sceneOfWholeApp: UIWindowScene?

  /// The delegate's window, if it was given no scene.
  var windowsWithoutScene: [UIWindow] {
    guard let window = delegate?.window, window.sceneOfWindow == nil else { return [] }
    return [window]
  }

  open var connectedScenes: Set<UIScene> { Set(scenes) }

  /// The sessions of the connected scenes.
  open var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }

  /// The windows of all scenes, in the order in which they were made.
  open var windows: [UIWindow] {
    scenes.flatMap { ($0 as? UIWindowScene)?.windows ?? [] } + (sceneOfWholeApp == nil ? windowsWithoutScene : [])
  }

  /// The window that receives keyboard events; `nil` if there is none.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  /// Whether the app shows several scenes at once: no.
  open var supportsMultipleScenes: Bool { false }

  func connect(_ scene: UIScene) {
    scenes.append(scene)
  }

  /// Makes and connects the scene of an app without a scene manifest.
  func connectSceneOfWholeApp() -> UIScene {
    let session = UISceneSession(configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    scene.activationState = .foregroundInactive
    sceneOfWholeApp = scene
    connect(scene)
    return scene
  }

  /// Removes all scenes without calling their delegates. It is called when the app is launched again.
  func disconnectScenes() {
    scenes = []
    sceneOfWholeApp = nil
  }

  /// Disconnects the scene of a session and calls its delegate. No other scene replaces it.
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let index = scenes.firstIndex(where: { $0.session === sceneSession }) else { return }
    let scene = scenes.remove(at: index)
    scene.activationState = .unattached
    scene.delegate?.sceneDidDisconnect(scene)
  }

  // MARK: Events

  /// Sends a touch event once to each window that has one of its touches.
  open func sendEvent(_ event: UIEvent) {
    guard let touches = event as? TouchesEvent else { return }
    var told: [UIWindow] = []
    for window in touches.touches.compactMap(\.window) where !told.contains(where: { $0 === window }) {
      told.append(window)
      window.sendEvent(event)
    }
  }

  /// Calls an action method of a target; returns whether there was an object to call it on.
  ///
  /// If `target` is nil, the method is called on the first object in the responder chain that has it, beginning at the
  /// key window's first responder.
  @discardableResult open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let first = keyWindow?.firstResponder ?? keyWindow
    guard let receiver = target ?? first?.target(forAction: action, withSender: sender) else { return false }
    RuntimeTable.shared.send(action, to: receiver as AnyObject, with: [sender, event])
    return true
  }

  // MARK: The person's settings

  /// The person's preferred text size, from the traits of the main screen.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }

  /// The layout direction, from the traits of the main screen.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The orientation of the interface: landscape if the main screen is wider than high, otherwise portrait.
  open var statusBarOrientation: UIInterfaceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
  }

  /// The frame of the status bar, in the coordinates of the main screen; zero if it is hidden or if there is no scene.
  open var statusBarFrame: CGRect {
    statusBarManager?.statusBarFrame ?? .zero
  }

  /// Whether the status bar is hidden. Setting it is inert: controllers decide.
  open var isStatusBarHidden: Bool {
    get { statusBarManager?.isStatusBarHidden ?? false }
    set {}
  }

  /// The look of the status bar. Setting it is inert: controllers decide.
  open var statusBarStyle: UIStatusBarStyle {
    get { statusBarManager?.statusBarStyle ?? .default }
    set {}
  }

  /// Hides or shows the status bar. Inert: controllers decide.
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}

  /// Sets the look of the status bar. Inert: controllers decide.
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}

  private var statusBarManager: UIStatusBarManager? {
    connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first?.statusBarManager
  }

  // MARK: The system

  /// Whether an app can open a URL: true for addresses of the web and the app's settings, which every device opens; false for
  /// all others, because there are no other apps.
  open func canOpenURL(_ url: URL) -> Bool {
    ["http", "https", "app-settings"].contains(url.scheme?.lowercased())
  }

  /// The URLs that the app has opened with other apps, in order.
  package final var openedURLs: [URL] = []

  /// Opens a URL with another app. Inert: there are no other apps. The URL is noted, which a walk through the app reports. The
  /// completion handler is called with what ``canOpenURL(_:)`` says.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    openedURLs.append(url)
    completion?(canOpenURL(url))
  }

  /// Whether the screen stays on while nobody touches it. Inert: the screen always stays on.
  open var isIdleTimerDisabled = false
  /// The number in the badge of the app's icon. Inert: there is no home screen.
  open var applicationIconBadgeNumber = 0
  /// The quick actions that a long press on the app's icon offers. Inert: there is no home screen.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// The name of the alternate icon of the app; nil for its primary icon. Inert: there is no home screen.
  open internal(set) var alternateIconName: String?
  /// Whether the app can change its icon: no.
  open var supportsAlternateIcons: Bool { false }
  /// Whether the status bar shows that the network is in use. Inert: it does not show it.
  open var isNetworkActivityIndicatorVisible = false
  /// Whether the app's protected files can be read: always.
  open var isProtectedDataAvailable: Bool { true }
  /// Whether the app may fetch data in the background. Inert: always denied, because the app never runs in the
  /// background.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }
  /// For how many seconds the app may still run in the background: unlimited, as for an app in the foreground.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Whether the app is registered for remote notifications: no.
  open var isRegisteredForRemoteNotifications: Bool { false }
  /// Whether shaking the device offers undo. Inert: there is no device to shake.
  open var applicationSupportsShakeToEdit = true

  private var lastTask = 0

  /// Marks the beginning of a task that goes on in the background; returns its identifier. Inert: the expiration
  /// handler is never called.
  open func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    lastTask += 1
    return UIBackgroundTaskIdentifier(rawValue: lastTask)
  }

  /// Marks the end of a task that goes on in the background. Inert: does nothing.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// Sets how often the app fetches data in the background. Inert: the app never runs in the background.
  open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  /// Registers for remote notifications. Inert: no notifications arrive.
  open func registerForRemoteNotifications() {}
  /// Unregisters from remote notifications. Inert: no notifications arrive.
  open func unregisterForRemoteNotifications() {}
  /// Ignores touches from now on. Inert: simulated touches are always delivered.
  open func beginIgnoringInteractionEvents() {}
  /// Stops ignoring touches. Inert, like `beginIgnoringInteractionEvents()`.
  open func endIgnoringInteractionEvents() {}
  /// Changes the app's icon. Inert: the name is stored and the completion handler is called, but there is no home
  /// screen.
  open func setAlternateIconName(_ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
    self.alternateIconName = alternateIconName
    completionHandler?(nil)
  }
}
