/// The topmost view of a tree, on a screen.
open class UIWindow: UIView {
  /// The screen that the window is on. Before it changes, the root controller's `willTransition(to:with:)` is called.
  open var screen: UIScreen {
    get { ownScreen }
    set {
      ImmediateTransition().run {
        rootOwner?.willTransition(to: newValue.traitCollection, with: $0)
      } change: {
        ownScreen = newValue
        adoptScreen()
      }
    }
  }

  /// The manager that undoes changes of the window's views and controllers.
  open override var undoManager: UndoManager? { ownUndoManager }
  private lazy var ownUndoManager = UndoManager()

  private var ownScreen: UIScreen
  private var isKey = false
  /// Whether the root controller's appearance was announced.
  private var showsRoot = false

  /// The controller whose view fills the window.
  var rootOwner: (any ViewOwner)?
  /// Adds the view of a root controller that was set by `hold(_:)`, before the window is shown.
  var installsHeldRoot: (() -> Void)?
  /// The scene that the window belongs to.
  weak var sceneOfWindow: UIResponder?

  /// The object that receives events of keys and motions first.
  weak var firstResponder: UIResponder?

  /// How far in front of others a window is; those of a higher level are in front.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of an app's windows.
    public static let normal = Level(rawValue: 0)
    /// The level of the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts.
    public static let alert = Level(rawValue: 2000)

    /// Whether one level is behind another.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    /// A level some steps in front of another.
    public static func + (left: Level, right: CGFloat) -> Level { Level(rawValue: left.rawValue + right) }
    /// A level some steps behind another.
    public static func - (left: Level, right: CGFloat) -> Level { Level(rawValue: left.rawValue - right) }
  }

  /// How far in front of others the window is. Inert: a picture shows one window.
  open var windowLevel = Level.normal

  /// Creates a window on the main screen.
  public override init(frame: CGRect) {
    ownScreen = .main
    super.init(frame: frame)
    adoptScreen()
  }

  /// Creates a window on a screen, with the screen's size.
  public convenience init(screen: UIScreen) {
    self.init(frame: screen.bounds)
    self.screen = screen
  }

  /// Restores a window on the main screen.
  public required init?(coder: NSCoder) {
    ownScreen = .main
    super.init(coder: coder)
    adoptScreen()
  }

  // MARK: Showing

  /// Makes the window the key window and shows it.
  ///
  /// Calls the root controller's appearance methods, in UIKit's order. The window is laid out between `viewIsAppearing`
  /// and `viewDidAppear`.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
    showRoot()
  }

  open func makeKey() {
    guard !isKey else { return }
    isKey = true
    becomeKey()
  }

  open var isKeyWindow: Bool { isKey }

  /// Called after the window became the key window.
  open func becomeKey() {}

  /// Called after another window became the key window. Inert: windows do not refer to each other.
  open func resignKey() {}

  /// Brings an event to the gesture recognisers and views of the window. Events come from tests.
  open func sendEvent(_ event: UIEvent) {
    if let touches = event as? TouchesEvent { touchDelivery.deliver(touches) }
  }

  /// The time of the window's touches.
  package let clock = EventClock()
  /// Where touches go.
  private(set) lazy var touchDelivery = TouchDelivery(window: self)

  /// Whether windows that become key show their root controllers. Otherwise they only load the controllers' views.
  @TaskLocal private static var showsRoots = true

  /// Runs `body`, such as the launch of an app whose first controller is shown elsewhere. Windows load the views of
  /// their root controllers in it, but no controller appears.
  package static func withoutShowingRoots<Result>(_ body: () throws -> Result) rethrows -> Result {
    try $showsRoots.withValue(false, operation: body)
  }

  /// Announces the appearance of the root controller and lays out.
  func showRoot() {
    guard isKey, !showsRoot, let rootOwner else { return }
    installsHeldRoot?()
    guard Self.showsRoots else { return }
    showsRoot = true
    rootOwner.beginAppearanceTransition(true, animated: false)
    rootOwner.announceIsAppearing(animated: false)
    layoutIfNeeded()
    rootOwner.endAppearanceTransition()
  }

  /// Makes a change by which the root controller's view leaves the window.
  func replaceRoot(_ change: () -> Void) {
    let old = showsRoot ? rootOwner : nil
    old?.beginAppearanceTransition(false, animated: false)
    change()
    old?.endAppearanceTransition()
    showsRoot = false
    showRoot()
  }

  // MARK: Size

  /// The rectangle on the screen. A change of its size first calls the root controller's
  /// `viewWillTransition(to:with:)`.
  open override var frame: CGRect {
    get { super.frame }
    set { resize(to: newValue.size) { super.frame = newValue } }
  }

  /// The window's own coordinates. A change of size first calls the root controller's `viewWillTransition(to:with:)`.
  open override var bounds: CGRect {
    get { super.bounds }
    set { resize(to: newValue.size) { super.bounds = newValue } }
  }

  private func resize(to size: CGSize, _ change: () -> Void) {
    guard let rootOwner, size != super.bounds.size else { return change() }
    ImmediateTransition().run {
      rootOwner.viewWillTransition(to: size, with: $0)
    } change: {
      change()
    }
  }

  /// The object that events go to after the window: its scene.
  open override var next: UIResponder? { sceneOfWindow }

  private func adoptScreen() {
    setRootTraits(ownScreen.traitCollection)
  }
}
