/// What a navigation bar shows for a controller.
open class UINavigationItem: NSObject {
  /// The title in the middle.
  open var title: String?
  /// A line above the title.
  open var prompt: String?
  /// A view in the place of the title.
  open var titleView: UIView?
  /// Whether the title is shown large below the bar.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// Whether the back button is hidden.
  open var hidesBackButton = false
  /// Title of the button that leads back here.
  open var backButtonTitle: String?

  /// Whether a title is shown large below the bar.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    /// As the item below in the stack.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
  }

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title.isEmpty ? nil : title
  }
}
