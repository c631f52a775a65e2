/// What a navigation bar shows while a view controller is on top: title, buttons and appearance.
@preconcurrency @MainActor open class UINavigationItem: NSObject, @preconcurrency NSCoding {
  /// The title in the middle of the bar.
  open var title: String?
  /// A line of text above the title; `nil` for none.
  open var prompt: String?
  /// A view that is shown instead of the title.
  open var titleView: UIView?
  /// Whether the title is shown large, if the bar prefers large titles.
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
  /// In UIKit, the back button that is shown while the next item is on top. Here it is only stored: the back button
  /// always shows `backButtonTitle` or `title`.
  open var backBarButtonItem: UIBarButtonItem?
  /// Title of the back button that is shown while the next item is on top; `nil` for `title`.
  open var backButtonTitle: String?

  /// Whether the back button that leads to this item has a title. Inert: the value is stored and has no effect.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// Whether the back button stays beside buttons at the leading end. Inert: the value is stored and has no effect.
  open var leftItemsSupplementBackButton = false
  /// A line of text below the title. Inert: the value is stored and has no effect.
  open var subtitle: String?
  /// A view below the title. Inert: the value is stored and has no effect.
  open var subtitleView: UIView?
  /// The stored value of `searchController`. It has no type here because the code of this folder does not refer to view
  /// controllers.
  var search: AnyObject?
  /// Whether the search bar of the search controller disappears while the content is scrolled. Inert: the search bar is
  /// not shown in the navigation bar.
  open var hidesSearchBarWhenScrolling = true
  /// Where the search bar stands. Inert: the system's choice applies.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// How the bar looks while this item is on top; `nil` if the bar decides. Inert but for the fonts and colours of
  /// titles and the background colour.
  open var standardAppearance: UINavigationBarAppearance?
  /// How the bar looks at the reduced height that it has on phones in landscape. Inert: the value is stored and has no
  /// effect.
  open var compactAppearance: UINavigationBarAppearance?
  /// How the bar looks while this item is on top and the content is scrolled to the top; `nil` if the bar decides.
  /// Inert but for the fonts and colours of titles and the background colour.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// How the bar looks at the reduced height that it has on phones in landscape, while the content is scrolled to the
  /// top. Inert: the value is stored and has no effect.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// How the bar arranges titles and buttons, as for browsing or editing documents. Inert: the value is stored and has
  /// no effect.
  open var style = ItemStyle.navigator
  /// An action that the back button performs instead of popping. Inert: a tap on the back button always pops.
  open var backAction: UIAction?
  /// Makes the menu that UIKit shows for a tap on the title. Inert: it is never called.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?

  /// What a back button shows of the item to which it leads.
  public enum BackButtonDisplayMode: Int, Hashable, Sendable {
    /// The title of the item to which it leads, if there is enough space.
    case `default` = 0
    /// A short, general title.
    case generic = 1
    /// No title.
    case minimal = 2
  }

  /// How a bar arranges titles and buttons.
  public enum ItemStyle: Int, Hashable, Sendable {
    case navigator, browser, editor
  }

  /// The places of a search bar.
  public enum SearchBarPlacement: Int, Hashable, Sendable {
    case automatic = 0
    case inline = 1
    case stacked = 2
    case integrated = 3
    case integratedCentered = 4
    case integratedButton = 5
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

  /// Whether the title of an item is shown large, if the bar prefers large titles.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    /// In UIKit, as for the item below in the stack. Here the title is large.
    case automatic = 0
    case always = 1
    case never = 2
  }

  public init(title: String) {
    self.title = title.isEmpty ? nil : title
  }

  /// Restores an item from an archive: its title and prompt.
  public required init?(coder: NSCoder) {
    super.init()
    title = coder.decodeIfPresent(String.self, forKey: "UITitle")
    prompt = coder.decodeIfPresent(String.self, forKey: "UIPrompt")
  }

  /// Writes the item's title and prompt into an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(title, forKey: "UITitle")
    coder.encode(prompt, forKey: "UIPrompt")
  }
}
