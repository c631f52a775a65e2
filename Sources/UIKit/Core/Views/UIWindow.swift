/// The topmost view of a tree, on a screen.
open class UIWindow: UIView {
  /// The screen that the window is on.
  open var screen: UIScreen {
    didSet { adoptScreen() }
  }

  /// The controller whose view fills the window.
  var rootOwner: (any ViewOwner)?

  /// Creates a window on the main screen.
  public override init(frame: CGRect) {
    screen = .main
    super.init(frame: frame)
    adoptScreen()
  }

  /// Creates a window on a screen, as large as that.
  public convenience init(screen: UIScreen) {
    self.init(frame: screen.bounds)
    self.screen = screen
  }

  /// Restores a window on the main screen.
  public required init?(coder: NSCoder) {
    screen = .main
    super.init(coder: coder)
    adoptScreen()
  }

  /// Shows the window and makes it the one that keyboard events go to.
  open func makeKeyAndVisible() {
    isHidden = false
  }

  private func adoptScreen() {
    setRootTraits(screen.traitCollection)
  }
}
