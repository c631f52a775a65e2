/// Shows a message or asks for a choice: an alert in the middle of the screen, or an action sheet at its lower edge.
///
/// ```swift
/// let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
/// alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in delete() })
/// alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
/// present(alert, animated: true)
/// ```
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// Where an alert is shown.
  public enum Style: Int, Hashable, Sendable {
    /// At the lower edge.
    case actionSheet = 0
    case alert = 1
  }

  /// The message of the alert, below its title.
  open var message: String? {
    didSet { rebuild() }
  }
  /// Where the alert is shown.
  public let preferredStyle: Style
  /// The buttons, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The text fields; `nil` if there are none.
  open private(set) var textFields: [UITextField]?
  /// The action whose button is emphasised.
  open var preferredAction: UIAlertAction? {
    didSet { rebuild() }
  }
  /// How severe the matter is. Inert.
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

  /// Adds a text field. Only alerts may have text fields, not action sheets.
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

  /// Chooses an action as a tap does: the alert goes away, then the action's handler is called. Nothing happens if the
  /// action is not enabled.
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

/// How severe the matter of an alert is.
public enum UIAlertControllerSeverity: Int, Hashable, Sendable {
  /// The ordinary severity.
  case `default` = 0
  /// Something is lost if it is overlooked.
  case critical = 1
}
