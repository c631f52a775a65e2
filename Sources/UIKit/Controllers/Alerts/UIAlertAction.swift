/// A button of an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject, UIAccessibilityIdentification {
  /// What a button is for.
  public enum Style: Int, Hashable, Sendable {
    /// One choice.
    case `default` = 0
    /// Leaving everything as it is.
    case cancel = 1
    /// Deleting or changing something for good.
    case destructive = 2
  }

  /// The button's title.
  public let title: String?
  /// What the button is for.
  public let style: Style
  /// Whether the button can be tapped.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { enabledDidChange?() } }
  }

  /// A name by which tests find the button. It is never shown.
  open var accessibilityIdentifier: String?

  let handler: ((UIAlertAction) -> Void)?
  var enabledDidChange: (() -> Void)?

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: its title.
  ///   - style: what it is for.
  ///   - handler: called after the alert went away.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
