/// An alert, in the form used before iOS 8. It presents a ``UIAlertController``.
@available(*, deprecated, message: "Use UIAlertController with the style alert.")
open class UIAlertView: UIView {
  open var title: String
  /// The message of the alert, below the title.
  open var message: String?
  /// Informed of the button that was tapped, if it is a `UIAlertViewDelegate`.
  open weak var delegate: AnyObject?
  /// The index of the cancel button; -1 if there is none.
  open var cancelButtonIndex: Int = -1
  private var buttonTitles: [String] = []
  private weak var alert: UIAlertController?

  public init(
    title: String?, message: String?, delegate: AnyObject?, cancelButtonTitle: String?, otherButtonTitles: String...
  ) {
    self.title = title ?? ""
    self.message = message
    self.delegate = delegate
    super.init(frame: .zero)
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    otherButtonTitles.forEach { addButton(withTitle: $0) }
  }

  public override init(frame: CGRect) {
    title = ""
    super.init(frame: frame)
  }

  /// Creates an alert without texts, because alerts are not archived.
  public required init?(coder: NSCoder) {
    title = ""
    super.init(coder: coder)
  }

  /// How many buttons there are.
  open var numberOfButtons: Int { buttonTitles.count }

  /// Whether the alert is shown.
  open var isVisible: Bool { alert?.presentingViewController != nil }

  /// The title of a button; `nil` for an index without a button.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    buttonTitles.indices.contains(buttonIndex) ? buttonTitles[buttonIndex] : nil
  }

  /// Adds a button; returns its index.
  @discardableResult open func addButton(withTitle title: String?) -> Int {
    buttonTitles.append(title ?? "")
    return buttonTitles.count - 1
  }

  /// Presents the alert from the frontmost view controller of the app's first window that has a root view controller.
  open func show() {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    for (index, title) in buttonTitles.enumerated() {
      alert.addAction(
        UIAlertAction(title: title, style: index == cancelButtonIndex ? .cancel : .default) { _ in
          (self.delegate as? any UIAlertViewDelegate)?.alertView(self, clickedButtonAt: index)
        })
    }
    self.alert = alert
    var top = UIApplication.shared.windows.first { $0.rootViewController != nil }?.rootViewController
    while let next = top?.presentedViewController { top = next }
    top?.present(alert, animated: true)
  }

  /// Dismisses the alert and informs the delegate, as if the button with an index was tapped.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    alert?.dismiss(animated: animated)
    (delegate as? any UIAlertViewDelegate)?.alertView(self, clickedButtonAt: buttonIndex)
  }
}
