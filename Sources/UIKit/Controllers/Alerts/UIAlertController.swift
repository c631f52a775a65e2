/// Shows a message or asks for a choice: an alert in the middle of the screen, or an action sheet at its lower edge.
///
/// ```swift
/// let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
/// alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in delete() })
/// alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
/// present(alert, animated: true)
/// ```
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// Whether the controller shows an alert or an action sheet.
  public enum Style: Int, Hashable, Sendable {
    /// A list of choices at the lower edge of the screen; on iPads in a popover.
    case actionSheet = 0
    case alert = 1
  }

  /// The message of the alert, below its title.
  open var message: String? {
    didSet { rebuild() }
  }
  /// Whether the controller shows an alert or an action sheet.
  public let preferredStyle: Style
  /// The buttons, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The text fields; `nil` if there are none.
  open private(set) var textFields: [UITextField]?
  /// The action whose button has a semibold title; `nil` for the actions of the style `cancel`.
  open var preferredAction: UIAlertAction? {
    didSet { rebuild() }
  }
  /// How serious the message is. Inert: the value is stored and has no effect.
  open var severity = UIAlertControllerSeverity.default

  /// Creates an alert without buttons.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.message = message
    self.title = title
  }

  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(title: nil, message: nil, preferredStyle: .actionSheet)
  }

  /// Creates an action sheet without texts and buttons, because alerts are not archived.
  public required init?(coder: NSCoder) {
    preferredStyle = .actionSheet
    super.init(coder: coder)
  }

  open override var title: String? {
    didSet { rebuild() }
  }

  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    action.enabledDidChange = { [weak self] in self?.rebuild() }
    rebuild()
  }

  /// Adds a text field below the message. For an action sheet the program stops, as in UIKit.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    precondition(
      preferredStyle == .alert,
      "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    rebuild()
  }

  open override func loadView() {
    view = UIView(frame: .zero)
    rebuild()
  }

  /// Does what a tap on the action's button does: dismisses the alert, then calls the action's handler. Does nothing if
  /// the action is not enabled.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled else { return }
    guard presentingViewController != nil else {
      action.handler?(action)
      return
    }
    dismiss(animated: false) { action.handler?(action) }
  }

  private func rebuild() {
    guard let view = viewIfLoaded else { return }
    for subview in view.subviews { subview.removeFromSuperview() }
    let content: UIView = preferredStyle == .alert ? AlertBox(of: self) : ActionSheetBox(of: self)
    view.addResizing(content)
  }

  override func systemPresentationController(from presenter: UIViewController?) -> UIPresentationController {
    if preferredStyle == .actionSheet, UIScreen.main.traitCollection.userInterfaceIdiom == .pad {
      return UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
    }
    return AlertPresentationController(presentedViewController: self, presenting: presenter)
  }
}

/// How serious the message of an alert is.
public enum UIAlertControllerSeverity: Int, Hashable, Sendable {
  /// The ordinary severity.
  case `default` = 0
  /// The user could lose data by overlooking the alert.
  case critical = 1
}
