/// What a navigation bar shows for a controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject, @preconcurrency NSCoding {
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
  /// Buttons at the leading end, in reading order.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// Buttons at the trailing end, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The first button at the leading end.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The outermost button at the trailing end.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// The button that leads back here, where it isn't the ordinary one.
  open var backBarButtonItem: UIBarButtonItem?
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

  /// Restores an item from an archive: its texts.
  public required init?(coder: NSCoder) {
    super.init()
    title = coder.decodeIfPresent(String.self, forKey: "UITitle")
    prompt = coder.decodeIfPresent(String.self, forKey: "UIPrompt")
  }

  /// Writes the item's texts into an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(title, forKey: "UITitle")
    coder.encode(prompt, forKey: "UIPrompt")
  }
}
