/// Information about a scene that persists while the scene is disconnected.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The app's windows on the device's own screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// Content on an external screen.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  public let role: Role
  open internal(set) var configuration: UISceneConfiguration
  /// The scene; `nil` while it is not connected.
  open internal(set) weak var scene: UIScene?
  /// An activity from which the app can restore the scene's state. Inert: stored and never read, because no session
  /// outlives the app.
  open var stateRestorationActivity: NSUserActivity?
  /// Values that the app attaches to the session.
  open var userInfo: [String: Any]?
  /// A unique identifier. It does not persist: each launch makes a new one.
  public let persistentIdentifier = UUID().uuidString

  init(configuration: UISceneConfiguration) {
    self.configuration = configuration
    role = configuration.role
  }
}

/// Describes the classes with which a scene is made.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// The name of the configuration in Info.plist.
  public let name: String?
  public let role: UISceneSession.Role
  /// The class of the scene; `nil` for ``UIWindowScene``.
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// Options for the request of another scene. Inert: scenes are connected at launch only.
@preconcurrency @MainActor open class UISceneActivationRequestOptions: NSObject {
  /// The scene that requests another scene. Inert: the value is stored and has no effect.
  open var requestingScene: UIScene?
}

extension UIScene {
  /// Options for the request of another scene.
  public typealias ActivationRequestOptions = UISceneActivationRequestOptions
}

/// Options for the request to end a scene.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {}
