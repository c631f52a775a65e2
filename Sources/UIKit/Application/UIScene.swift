/// An instance of an app's user interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// Whether a scene is in the foreground and receives events.
  public enum ActivationState: Int, Hashable, Sendable {
    /// The scene is not connected.
    case unattached = -1
    /// The scene is in the foreground and receives events.
    case foregroundActive = 0
    /// The scene is in the foreground and receives no events.
    case foregroundInactive = 1
    /// The scene is not visible.
    case background = 2
  }

  /// Describes why a scene is connected, such as to open a URL.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    /// The URLs that the scene should open. Always empty.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// The identifier of the app that requested the scene. Always `nil`, because there are no other apps.
    open var sourceApplication: String? { nil }
    /// The user activities that the scene should continue. Always empty.
    open var userActivities: Set<NSUserActivity> { [] }
    /// The type of the user activity that another device hands over. Always `nil`.
    open var handoffUserActivityType: String? { nil }
    /// The quick action of the app's icon that requested the scene. Always `nil`, because there is no home screen.
    open var shortcutItem: UIApplicationShortcutItem? { nil }

    override init() { super.init() }
  }

  /// The session that the scene belongs to.
  public let session: UISceneSession
  /// The scene's delegate. It is retained.
  open var delegate: (any UISceneDelegate)?
  /// Whether the scene is connected, in the foreground, and receives events.
  open internal(set) var activationState = ActivationState.unattached
  /// The name of the scene in the app switcher. Inert: there is no app switcher.
  // UIKit's type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""

  /// Creates a scene for a session.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// The next object in the responder chain: the app.
  open override var next: UIResponder? { UIApplication.shared }

  /// Opens a URL with another app, as ``UIApplication/open(_:options:completionHandler:)`` does. Inert: there are no other apps.
  open func open(
    _ url: URL, options: OpenExternalURLOptions? = nil, completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url)
    completion?(UIApplication.shared.canOpenURL(url))
  }

  /// Options with which a scene opens a URL.
  @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
    /// Whether only an app that has registered the URL as a universal link may open it.
    open var universalLinksOnly = false
  }

  /// Posted before a scene is connected.
  public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// Posted after a scene was disconnected. Never posted here.
  public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  /// Posted after a scene became active.
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Posted before a scene becomes inactive. Never posted here: scenes stay active.
  public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  /// Posted before a scene enters the foreground.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted after a scene entered the background. Never posted here: scenes stay in the foreground.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// A URL that a scene should open. There is never one: the class exists only for the signatures of methods.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  /// The URL that the scene should open.
  public let url: URL

  init(url: URL) {
    self.url = url
  }
}
