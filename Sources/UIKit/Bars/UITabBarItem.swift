import Foundation

/// A tab: an image over a title.
open class UITabBarItem: UIBarItem {
  /// Tabs that the system offers.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
    case mostViewed
  }

  /// The image while the tab is selected.
  open var selectedImage: UIImage?
  /// A short text in a red capsule.
  open var badgeValue: String?
  /// Colour of the badge. Inert: it is red.
  open var badgeColor: UIColor?
  /// The displacement of the title. Inert: the title stays.
  open var titlePositionAdjustment = UIOffset.zero
  /// How the bar looks while the tab is chosen. Inert: the value is stored and has no effect.
  open var standardAppearance: UITabBarAppearance?
  /// How the bar looks while the tab is chosen and content is not scrolled. Inert: stored, without effect.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// A tab with a title and two images.
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

  /// The words that are shown: the item's own, or the system's in English.
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
