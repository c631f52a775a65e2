/// The topmost view of an app's view tree, on a screen.
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

  /// The undo manager of the window. Views and controllers in the window use it by default, through the responder
  /// chain.
  open override var undoManager: UndoManager? { ownUndoManager }
  private lazy var ownUndoManager = UndoManager()

  private var ownScreen: UIScreen
  private var isKey = false
  /// Whether the appearance methods of the root view controller were called.
  private var showsRoot = false

  /// The root view controller, whose view fills the window; `nil` if there is none.
  var rootOwner: (any ViewOwner)?
  /// Loads the view of a root view controller that was set by `hold(_:)` without loading it, and adds the view to the
  /// window. Called before the window is shown; `nil` if there is no such controller.
  var installsHeldRoot: (() -> Void)?
  /// The window scene that the window belongs to; `nil` if there is none.
  weak var sceneOfWindow: UIResponder?

  /// The first responder of the window; `nil` if there is none.
  weak var firstResponder: UIResponder?

  /// The position of a window from back to front: windows of a higher level are in front of those of a lower level.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of ordinary windows.
    public static let normal = Level(rawValue: 0)
    /// The level of the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts.
    public static let alert = Level(rawValue: 2000)

    /// Whether a window of the left level is behind one of the right level.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    /// A level that is higher by `right`.
    public static func + (left: Level, right: CGFloat) -> Level { Level(rawValue: left.rawValue + right) }
    /// A level that is lower by `right`.
    public static func - (left: Level, right: CGFloat) -> Level { Level(rawValue: left.rawValue - right) }
  }

  /// The level that decides which windows are in front of others. Inert: a picture shows one window.
  open var windowLevel = Level.normal

  /// Creates a window on the main screen.
  public override init(frame: CGRect) {
    ownScreen = .main
    super.init(frame: frame)
    adoptScreen()
  }

  /// Creates a window on a screen, with the bounds of the screen as its frame.
  public convenience init(screen: UIScreen) {
    self.init(frame: screen.bounds)
    self.screen = screen
  }

  /// Decodes a window from an archive, and puts it on the main screen.
  public required init?(coder: NSCoder) {
    ownScreen = .main
    super.init(coder: coder)
    adoptScreen()
  }

  // MARK: Showing

  /// Makes the window the key window and shows it.
  ///
  /// Calls the appearance methods of the root view controller in UIKit's order. The window is laid out between
  /// `viewIsAppearing` and `viewDidAppear`.
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

  /// Called in UIKit when another window has become the key window. Inert: never called.
  open func resignKey() {}

  /// Delivers a touch event to the gesture recognisers and views of the window. Tests create such events.
  open func sendEvent(_ event: UIEvent) {
    if let touches = event as? TouchesEvent { touchDelivery.deliver(touches) }
  }

  /// The simulated clock by which the window's touches and gesture recognisers measure time.
  package let clock = EventClock()
  /// Delivers the window's touches to gesture recognisers and views.
  private(set) lazy var touchDelivery = TouchDelivery(window: self)

  /// Whether a window that becomes the key window calls the appearance methods of its root view controller. If `false`,
  /// it only loads the controller's view.
  @TaskLocal private static var showsRoots = true

  /// Runs `body`. Windows that are shown meanwhile load the view of their root view controller, but do not call the
  /// controller's appearance methods. Used to launch an app whose first controller is then shown elsewhere.
  package static func withoutShowingRoots<Result>(_ body: () throws -> Result) rethrows -> Result {
    try $showsRoots.withValue(false, operation: body)
  }

  /// Calls the appearance methods of the root view controller and lays out the window. Does nothing if the window is
  /// not the key window, or if this was done before.
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

  /// Replaces the root view controller. Calls the disappearance methods of the old one around `change`, which makes the
  /// replacement, and then shows the new one.
  func replaceRoot(_ change: () -> Void) {
    let old = showsRoot ? rootOwner : nil
    old?.beginAppearanceTransition(false, animated: false)
    change()
    old?.endAppearanceTransition()
    showsRoot = false
    showRoot()
  }

  // MARK: Size

  /// The window's rectangle in screen coordinates. Before its size changes, the root view controller's
  /// `viewWillTransition(to:with:)` is called.
  open override var frame: CGRect {
    get { super.frame }
    set { resize(to: newValue.size) { super.frame = newValue } }
  }

  /// The window's rectangle in its own coordinates. Before its size changes, the root view controller's
  /// `viewWillTransition(to:with:)` is called.
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

  /// The next object in the responder chain: the window's scene.
  open override var next: UIResponder? { sceneOfWindow }

  private func adoptScreen() {
    setRootTraits(ownScreen.traitCollection)
    if let edges = ownScreen.edges {
      hostEnvironment = UIHostEnvironment(safeAreaInsets: edges.safeAreaInsets, usesRootMargins: false)
    }
  }
}
