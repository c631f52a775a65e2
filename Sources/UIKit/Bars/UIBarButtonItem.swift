import Foundation

/// A button, a view or a space in a bar.
open class UIBarButtonItem: UIBarItem {
  /// Whether a button in a bar is an ordinary one or the main one.
  public enum Style: Int, Sendable {
    /// An ordinary button.
    case plain = 0
    /// The main button, whose title is semibold.
    case done = 2
  }

  /// Buttons and spaces that the system offers.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
    case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
  }

  /// Whether the button is an ordinary one or the main one, whose title is semibold.
  open var style = Style.plain
  /// A view that is shown instead of the button.
  open var customView: UIView?
  /// Width in points; 0 for the width that the content needs.
  open var width: CGFloat = 0
  /// Colour of the button; `nil` for the tint colour of the bar.
  open var tintColor: UIColor?
  /// The kind of system item; nil for items that the app defines.
  public internal(set) var systemItem: SystemItem?

  /// The object whose method the button calls. Without one, the method is called on the first object along the
  /// responder chain that has it.
  open weak var target: AnyObject?
  /// The method that the button calls.
  open var action: Selector?

  /// The action that the button performs instead of calling a method.
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction else { return }
      if !primaryAction.title.isEmpty { title = primaryAction.title }
      if let image = primaryAction.image { self.image = image }
    }
  }
  /// The menu that the button shows. Inert: menus are not drawn.
  open var menu: UIMenu?
  /// Whether the button stays pressed while its menu is shown. Inert: menus are not drawn.
  open var changesSelectionAsPrimaryAction = false
  /// Whether the button is selected. Inert: a selected button is drawn like any other.
  open var isSelected = false
  /// Whether the button is hidden. Inert: a hidden button is shown, too.
  open var isHidden = false
  /// Titles that the button may have at different times, all of which should fit. Inert: the button is as wide as its
  /// present title.
  open var possibleTitles: Set<String>?

  /// Creates a button that performs an action. A missing title or image is taken from the action.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?, menu: UIMenu? = nil) {
    self.init()
    self.primaryAction = primaryAction
    if let title { self.title = title }
    if let image { self.image = image }
    self.menu = menu
  }

  /// Creates a button that shows a menu. Inert but for its title and image: menus are not drawn.
  public convenience init(title: String? = nil, image: UIImage? = nil, menu: UIMenu?) {
    self.init(title: title, image: image, primaryAction: nil, menu: menu)
  }

  /// Creates a button that calls a method and may have a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init(title: title, image: image, primaryAction: nil, menu: menu)
    connect(target, action)
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(barButtonSystemItem: systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates a button that calls a method, with an image and a second image for bars of reduced height on phones in
  /// landscape.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Sets the image behind the button. Inert: it is not shown.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}

  /// Creates a button with a title that calls a method.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title, style: style)
    connect(target, action)
  }

  /// Creates a button with an image that calls a method.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image, style: style)
    connect(target, action)
  }

  /// Creates a button of one of the system's kinds that calls a method.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(barButtonSystemItem: systemItem)
    connect(target, action)
  }

  /// Performs the storyboard segue that starts at the button; `nil` if there is none. A tap on the button calls it
  /// after the action.
  package final var performsSegue: (@MainActor (UIBarButtonItem) -> Void)?

  /// Does what a tap does: performs the action or calls the target's method.
  ///
  /// Without a target, the method is called on the first object along the bar's responder chain that has it.
  func wasTapped(in bar: UIView) {
    guard isEnabled else { return }
    if let primaryAction {
      primaryAction.performWithSender(self, target: nil)
    } else if let action {
      let receiver = target ?? bar.target(forAction: action, withSender: self).map { $0 as AnyObject }
      if let receiver { RuntimeTable.shared.send(action, to: receiver, with: [self, nil]) }
    }
    performsSegue?(self)
  }

  /// Describes the button as an element that can be tapped, with its frame in the bar's coordinates; `nil` for spaces
  /// and custom views.
  func element(at frame: CGRect, in bar: UIView) -> InnerElement? {
    guard customView == nil, systemItem != .flexibleSpace, systemItem != .fixedSpace else { return nil }
    return InnerElement(
      label: accessibilityLabel ?? shownTitle ?? systemLabel, identifier: accessibilityIdentifier, frame: frame,
      isEnabled: isEnabled, source: self
    ) { [weak self, weak bar] in if let bar { self?.wasTapped(in: bar) } }
  }

  /// The accessibility label of a system button that shows a symbol, in English.
  private var systemLabel: String? {
    switch systemItem {
    case .add: "Add"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .close: "Close"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast Forward"
    default: nil
    }
  }

  private func connect(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  public convenience init(title: String?, style: Style = .plain) {
    self.init()
    self.title = title
    self.style = style
  }

  public convenience init(image: UIImage?, style: Style = .plain) {
    self.init()
    self.image = image
    self.style = style
  }

  /// Creates a button or space of one of the system's kinds. Buttons for “done” and “save” get the style `done`.
  public convenience init(barButtonSystemItem systemItem: SystemItem) {
    self.init()
    self.systemItem = systemItem
    if systemItem == .done || systemItem == .save { style = .done }
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates a space that takes the width that the other items leave.
  open class func flexibleSpace() -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.systemItem = .flexibleSpace
    return item
  }

  /// Creates a space of a fixed width in points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.systemItem = .fixedSpace
    item.width = width
    return item
  }

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    style = Style(rawValue: coder.decodeInteger(forKey: ArchiveKey.style)) ?? .plain
    if coder.containsValue(forKey: ArchiveKey.systemItem) {
      systemItem = SystemItem(rawValue: coder.decodeInteger(forKey: ArchiveKey.systemItem))
    }
    width = CGFloat(coder.decodeDouble(forKey: ArchiveKey.width))
    tintColor = coder.decodeIfPresent(UIColor.self, forKey: ArchiveKey.tint)
    customView = coder.decodeIfPresent(UIView.self, forKey: ArchiveKey.customView)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(style.rawValue, forKey: ArchiveKey.style)
    if let systemItem { coder.encode(systemItem.rawValue, forKey: ArchiveKey.systemItem) }
    coder.encode(Double(width), forKey: ArchiveKey.width)
    coder.encode(tintColor, forKey: ArchiveKey.tint)
    coder.encode(customView, forKey: ArchiveKey.customView)
  }

  private enum ArchiveKey {
    static let style = "UIStyle"
    static let systemItem = "UISystemItem"
    static let width = "UIWidth"
    static let tint = "UITintColor"
    static let customView = "UICustomView"
  }

  /// The title that is shown: the title of the item, otherwise the English title of the system item; `nil` if there is
  /// neither.
  public var shownTitle: String? {
    if let title, !title.isEmpty { return title }
    return switch systemItem {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    case .pageCurl: "Page Curl"
    default: nil
    }
  }

  /// The name of the symbol that the system shows for the item; nil for items that show text or nothing.
  public var shownSymbolName: String? {
    switch systemItem {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    default: nil
    }
  }
}
