/// A scene that shows windows on a screen.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  /// The screen that shows the scene: the main screen.
  open var screen: UIScreen { .main }
  /// The windows of the scene, in the order in which they were made.
  open var windows: [UIWindow] {
    let app = UIApplication.shared
    return members.compactMap(\.window) + (app.sceneOfWholeApp === self ? app.windowsWithoutScene : [])
  }
  /// The window that receives keyboard events; `nil` if there is none.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  /// The traits of the screen.
  open var traitCollection: UITraitCollection { screen.traitCollection }
  /// The orientation of the interface, derived from the shape of the screen.
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeLeft : .portrait
  }
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)

  /// A weak reference to a window of the scene. The app has to retain its windows, as in UIKit.
  private struct Member {
    weak var window: UIWindow?
  }

  private var members: [Member] = []

  func add(_ window: UIWindow) {
    members.removeAll { $0.window == nil || $0.window === window }
    members.append(Member(window: window))
  }

  func remove(_ window: UIWindow) {
    members.removeAll { $0.window == nil || $0.window === window }
  }
}

/// The status bar of a scene.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(scene: UIWindowScene) {
    self.scene = scene
  }

  private var controller: UIViewController? {
    var controller = scene?.windows.first?.rootViewController
    while let child = controller?.childForStatusBarStyle { controller = child }
    return controller
  }

  /// Whether the bar's text is dark or light, as the root view controller, or its child for the status bar, prefers it.
  open var statusBarStyle: UIStatusBarStyle { controller?.preferredStatusBarStyle ?? .default }
  /// Whether the bar is hidden, as the root view controller, or its child for the status bar, prefers it.
  open var isStatusBarHidden: Bool { controller?.prefersStatusBarHidden ?? false }
  /// The frame of the bar in the screen's coordinates: as wide as the screen, and as high as the device's bar. If the device
  /// is not known, it is as high as the top safe area inset of the scene's first window. It is zero if the bar is hidden.
  open var statusBarFrame: CGRect {
    guard let scene, !isStatusBarHidden else { return .zero }
    let height = scene.screen.edges?.statusBarHeight ?? scene.windows.first?.safeAreaInsets.top ?? 0
    return CGRect(x: 0, y: 0, width: scene.screen.bounds.width, height: height)
  }
}

extension UIWindow {
  /// Creates a window of a scene, as large as the scene's screen.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }

  /// The scene that the window belongs to. In an app without a scene manifest, a window that was given no scene belongs to the
  /// app's only one.
  ///
  /// Unlike in UIKit, the property can't be overridden, because it is declared in an extension: the folder `Core`,
  /// which declares `UIWindow`, must not refer to scenes.
  public var windowScene: UIWindowScene? {
    get { sceneOfWindow as? UIWindowScene ?? UIApplication.shared.sceneOfWholeApp }
    set {
      let old = sceneOfWindow as? UIWindowScene
      guard newValue !== old else { return }
      old?.remove(self)
      sceneOfWindow = newValue
      newValue?.add(self)
    }
  }
}
