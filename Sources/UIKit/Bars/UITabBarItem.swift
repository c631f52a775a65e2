import Foundation

/// The item of a tab in a tab bar: an image above a title.
open class UITabBarItem: UIBarItem {
  /// Kinds of tabs for which the system has a title and an image.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
    case mostViewed
  }

  /// The image while the tab is selected; `nil` if `image` is shown then, too.
  open var selectedImage: UIImage?
  /// A short text that is shown in a red capsule beside the tab's image, such as a count; `nil` for none.
  open var badgeValue: String?
  /// The badge as VoiceOver speaks it: “3 items” for the number 3, and other texts as they are.
  var spokenBadge: String? {
    badgeValue.map { text in Int(text).map { $0 == 1 ? "1 item" : "\($0) items" } ?? text }
  }

  /// Background colour of the badge. Inert: the badge is always red.
  open var badgeColor: UIColor?
  /// The displacement of the title. Inert: the title is not moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// How the tab bar looks while this tab is selected. Inert: the value is stored and has no effect.
  open var standardAppearance: UITabBarAppearance?
  /// How the tab bar looks while this tab is selected and its content is scrolled to the end. Inert: the value is
  /// stored and has no effect.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// Creates a tab with a title, an image, and an image for the selected state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// The kind of system tab; nil for tabs that the app defines.
  public private(set) var systemItem: SystemItem?

  public convenience init(title: String?, image: UIImage?, tag: Int = 0) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int = 0) {
    self.init()
    self.systemItem = systemItem
    self.tag = tag
  }

  /// The title that is shown: the title of the item, otherwise the English title of the system tab; `nil` if there is
  /// neither.
  public var shownTitle: String? {
    if let title, !title.isEmpty { return title }
    return switch systemItem {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    case nil: nil
    }
  }
}
