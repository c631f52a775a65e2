/// An instance of an app's user interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// Whether a scene is in front.
  public enum ActivationState: Int, Hashable, Sendable {
    /// The scene is not connected.
    case unattached = -1
    /// The scene is in front and receives events.
    case foregroundActive = 0
    /// The scene is in front and receives no events.
    case foregroundInactive = 1
    /// The scene is not visible.
    case background = 2
  }

  /// The reasons for which a scene is connected.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    /// The links to open. Empty: none comes.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// The app that asked for the scene. `nil`: none does.
    open var sourceApplication: String? { nil }
    /// Activities from elsewhere to continue here. Empty: there are none.
    open var userActivities: Set<NSUserActivity> { [] }
    /// The kind of activity that is about to come. `nil`: none is.
    open var handoffUserActivityType: String? { nil }
    /// The action of the icon that asked for the scene. `nil`: there is no home screen.
    open var shortcutItem: UIApplicationShortcutItem? { nil }

    override init() { super.init() }
  }

  /// The session that the scene belongs to.
  public let session: UISceneSession
  /// The app's object for the scene.
  open var delegate: (any UISceneDelegate)?
  /// Whether the scene is in front.
  open internal(set) var activationState = ActivationState.unattached
  /// The name of the scene in a list of scenes. Inert: there is no such list.
  // UIKit's type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""

  /// Connects a scene with a session.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// The object that events go to after the scene: the app.
  open override var next: UIResponder? { UIApplication.shared }

  /// Opens a link. Inert: no other app is there, and the handler gets `false`.
  open func open(
    _ url: URL, options: OpenExternalURLOptions? = nil, completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  /// How a scene opens a link.
  @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
    /// Whether only an app that the link belongs to may open it.
    open var universalLinksOnly = false
  }

  /// A scene is about to be connected.
  public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// A scene was ended.
  public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  /// A scene came to the front.
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// A scene will leave the front.
  public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  /// A scene will be visible.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// A scene is no longer visible.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// A link that reaches a scene. The class exists for the signatures of methods: none comes.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  /// The link.
  public let url: URL

  init(url: URL) {
    self.url = url
  }
}
