/// An action of an alert or action sheet, which is shown as a button.
@preconcurrency @MainActor open class UIAlertAction: NSObject, UIAccessibilityIdentification {
  /// The purpose of a button, which decides its place and its look.
  public enum Style: Int, Hashable, Sendable {
    /// An ordinary choice.
    case `default` = 0
    /// Closing the alert without a change. In an action sheet, the button is below the others in a box of its own.
    case cancel = 1
    /// Deleting or changing something permanently. The title is red.
    case destructive = 2
  }

  /// The button's title.
  public let title: String?
  /// The purpose of the button, which decides its place and its look.
  public let style: Style
  /// Whether the button can be tapped.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { enabledDidChange?() } }
  }

  /// A name by which UI tests find the button. It is never shown.
  open var accessibilityIdentifier: String?

  let handler: ((UIAlertAction) -> Void)?
  var enabledDidChange: (() -> Void)?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: the title of the button.
  ///   - style: the purpose of the button.
  ///   - handler: called with the action after its button was tapped and the alert was dismissed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
