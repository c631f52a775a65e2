/// The information about a scene that is kept between its connections.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The app on the device's screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// Content on another screen.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  public let role: Role
  open internal(set) var configuration: UISceneConfiguration
  /// The scene; `nil` while it is not connected.
  open internal(set) weak var scene: UIScene?
  /// What the app was doing when the scene ended. Inert: stored, without effect: no session outlives the app.
  open var stateRestorationActivity: NSUserActivity?
  /// What the app keeps with the session.
  open var userInfo: [String: Any]?
  /// A name that is kept between launches.
  public let persistentIdentifier = UUID().uuidString

  init(configuration: UISceneConfiguration) {
    self.configuration = configuration
    role = configuration.role
  }
}

/// How a scene is made.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// The name under which Info.plist lists the configuration.
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

/// How a scene is asked for. Inert: scenes are connected at launch only.
@preconcurrency @MainActor open class UISceneActivationRequestOptions: NSObject {
  /// The scene from which the other one is asked for. Inert: the value is stored and has no effect.
  open var requestingScene: UIScene?
}

extension UIScene {
  /// How a scene is asked for.
  public typealias ActivationRequestOptions = UISceneActivationRequestOptions
}

/// How a scene is ended.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {}
