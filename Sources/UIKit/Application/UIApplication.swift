/// The running app: its delegate, its scenes and its state.
///
/// There is one object per process, ``shared``. Nothing else runs beside the app, so what asks the system for something
/// (to open a link, to run in the background, to register for notifications) has no effect; each member says so.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The app of the process.
  public static let shared = UIApplication()

  /// Whether the app is in front.
  public enum State: Int, Hashable, Sendable {
    /// It is in front and receives events.
    case active = 0
    /// It is in front and receives no events.
    case inactive = 1
    /// It is not visible.
    case background = 2
  }

  // MARK: Delegate and state

  /// The app's own object. The app keeps it alive.
  open var delegate: (any UIApplicationDelegate)?

  /// Whether the app is in front; inactive until it is launched.
  open internal(set) var applicationState = State.inactive

  /// The object that events go to after the app: its delegate, if that is a responder.
  open override var next: UIResponder? { (delegate as? UIResponder).flatMap { $0 === self ? nil : $0 } }

  // MARK: Scenes and windows

  private var scenes: [UIScene] = []
  /// The windows that belong to no scene, because the delegate keeps them itself.
  private var windowsWithoutScene: [UIWindow] {
    guard let window = delegate?.window, window.windowScene == nil else { return [] }
    return [window]
  }

  open var connectedScenes: Set<UIScene> { Set(scenes) }

  /// The sessions of the connected scenes.
  open var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }

  /// The windows of all scenes, in the order in which they were made.
  open var windows: [UIWindow] { scenes.flatMap { ($0 as? UIWindowScene)?.windows ?? [] } + windowsWithoutScene }

  /// The window that receives keyboard events; `nil` if there is none.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  /// Whether the app shows several scenes at once: no.
  open var supportsMultipleScenes: Bool { false }

  func connect(_ scene: UIScene) {
    scenes.append(scene)
  }

  /// Removes all scenes without telling their delegates, because the app is launched again.
  func disconnectScenes() {
    scenes = []
  }

  /// Ends a scene. Nothing is shown in its place.
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

  /// Sends an event to the windows of its touches.
  open func sendEvent(_ event: UIEvent) {
    guard let touches = event as? TouchesEvent else { return }
    var told: [UIWindow] = []
    for window in touches.touches.compactMap(\.window) where !told.contains(where: { $0 === window }) {
      told.append(window)
      window.sendEvent(event)
    }
  }

  /// Calls a method of a target; returns whether an object had it.
  ///
  /// Without a target, the method is called on the first object that has it, along the responder chain from the key
  /// window's first responder.
  @discardableResult open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let first = keyWindow?.firstResponder ?? keyWindow
    guard let receiver = target ?? first?.target(forAction: action, withSender: sender) else { return false }
    RuntimeTable.shared.send(action, to: receiver as AnyObject, with: [sender, event])
    return true
  }

  // MARK: The person's settings

  /// The text size of the main screen.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }

  /// The direction of the main screen.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The orientation of the main screen.
  open var statusBarOrientation: UIInterfaceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
  }

  /// The rectangle of the status bar on the main screen.
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

  /// Whether an app opens a link. Inert: no other app is there.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens a link with another app. Inert: no other app is there, and the handler gets `false`.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  /// Whether the screen stays on while nobody touches it. Inert: it always stays on.
  open var isIdleTimerDisabled = false
  /// The number on the app's icon. Inert: there is no home screen.
  open var applicationIconBadgeNumber = 0
  /// The actions of the app's icon. Inert: there is no home screen.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// The name of the app's icon. Inert: there is no home screen.
  open internal(set) var alternateIconName: String?
  /// Whether the app may have another icon: no.
  open var supportsAlternateIcons: Bool { false }
  /// Whether the network is in use. Inert: no status bar shows it.
  open var isNetworkActivityIndicatorVisible = false
  /// Whether the app's data can be read: always.
  open var isProtectedDataAvailable: Bool { true }
  /// Whether the app may load in the background. Inert: it never does.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }
  /// The seconds that are left in the background: unlimited, as in the foreground.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Whether notifications are received: no.
  open var isRegisteredForRemoteNotifications: Bool { false }
  /// Whether the app reacts to shaking with undo. Inert: there are no motions.
  open var applicationSupportsShakeToEdit = true

  private var lastTask = 0

  /// Begins work that goes on in the background. Inert: nothing ends it.
  open func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    lastTask += 1
    return UIBackgroundTaskIdentifier(rawValue: lastTask)
  }

  /// Ends work in the background. Inert, like the beginning of such work.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// Sets how often the app loads in the background. Inert: it never does.
  open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  /// Registers for notifications. Inert: none come.
  open func registerForRemoteNotifications() {}
  /// Ends notifications. Inert: none come.
  open func unregisterForRemoteNotifications() {}
  /// Ignores events from here on. Inert: a test decides which events there are.
  open func beginIgnoringInteractionEvents() {}
  /// Receives events again. Inert, like `beginIgnoringInteractionEvents()`.
  open func endIgnoringInteractionEvents() {}
  /// Sets the app's icon. Inert: there is no home screen.
  open func setAlternateIconName(_ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
    self.alternateIconName = alternateIconName
    completionHandler?(nil)
  }
}
