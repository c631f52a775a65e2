import Foundation

/// A button, a view or a space in a bar.
open class UIBarButtonItem: UIBarItem {
  /// Looks of a button in a bar.
  public enum Style: Int, Sendable {
    /// Ordinary.
    case plain = 0
    /// The main one: semibold.
    case done = 2
  }

  /// Buttons and spaces that the system offers.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
    case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
  }

  /// The look.
  open var style = Style.plain
  /// A view in the place of the button.
  open var customView: UIView?
  /// Width in points; 0 for what the content needs.
  open var width: CGFloat = 0
  /// Colour of the button; nil for the bar's.
  open var tintColor: UIColor?
  /// The system's button or space, nil for one of the program's own.
  public internal(set) var systemItem: SystemItem?

  /// A button with a title.
  public convenience init(title: String?, style: Style = .plain) {
    self.init()
    self.title = title
    self.style = style
  }

  /// A button with an image.
  public convenience init(image: UIImage?, style: Style = .plain) {
    self.init()
    self.image = image
    self.style = style
  }

  /// A button or space of the system.
  public convenience init(barButtonSystemItem systemItem: SystemItem) {
    self.init()
    self.systemItem = systemItem
    if systemItem == .done || systemItem == .save { style = .done }
  }

  /// A view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// A space that takes what is left.
  open class func flexibleSpace() -> Self {
    let item = Self()
    item.systemItem = .flexibleSpace
    return item
  }

  /// A space of a width in points.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = Self()
    item.systemItem = .fixedSpace
    item.width = width
    return item
  }

  /// An item without content.
  public required override init() {
    super.init()
  }

  /// The words that are shown: the item's own, or the system's in English.
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

  /// The symbol that the system shows for the item, nil for items with words or none.
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
