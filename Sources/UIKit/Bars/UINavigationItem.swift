/// What a navigation bar shows for a controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject, @preconcurrency NSCoding {
  /// The title in the middle.
  open var title: String?
  /// A line above the title.
  open var prompt: String?
  /// A view that is shown instead of the title.
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
  /// The back button that leads to this item; `nil` for the ordinary one.
  open var backBarButtonItem: UIBarButtonItem?
  /// Title of the back button that leads to this item.
  open var backButtonTitle: String?

  /// How the back button shows where it leads. Inert: the value is stored and has no effect.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// Whether the back button stays beside buttons at the leading end. Inert: the value is stored and has no effect.
  open var leftItemsSupplementBackButton = false
  /// The line below the title. Inert: the value is stored and has no effect.
  open var subtitle: String?
  /// A view below the title. Inert: the value is stored and has no effect.
  open var subtitleView: UIView?
  /// The search of the controller; an extension gives it its type.
  var search: AnyObject?
  /// Whether the search bar goes away while content is scrolled. Inert: it is not shown.
  open var hidesSearchBarWhenScrolling = true
  /// How the bar looks. Inert but for titles.
  open var standardAppearance: UINavigationBarAppearance?
  /// How low bars look. Inert: the value is stored and has no effect.
  open var compactAppearance: UINavigationBarAppearance?
  /// How the bar looks while content is not scrolled. Inert but for titles.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// How low bars look while content is not scrolled. Inert: the value is stored and has no effect.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The style of the bar's content. Inert: the value is stored and has no effect.
  open var style = ItemStyle.navigator
  /// The action of the back button. Inert: no touch leads to it.
  open var backAction: UIAction?
  /// Makes the menu of the title. Inert: no touch leads to it.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?

  /// How a back button shows its destination.
  public enum BackButtonDisplayMode: Int, Hashable, Sendable {
    /// By the title of the item below, if there is room.
    case `default` = 0
    /// By a short title.
    case generic = 1
    /// Without a title.
    case minimal = 2
  }

  /// The style of a bar's content.
  public enum ItemStyle: Int, Hashable, Sendable {
    case navigator, browser, editor
  }

  /// Hides or shows the back button, without animation.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
  /// Sets the buttons at the leading end, without animation.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets the buttons at the trailing end, without animation.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  /// Sets the button at the leading end, without animation.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the button at the trailing end, without animation.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  /// Whether a title is shown large below the bar.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    /// Like the item below in the stack.
    case automatic = 0
    case always = 1
    case never = 2
  }

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
