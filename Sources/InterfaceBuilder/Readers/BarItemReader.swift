import UIKit

/// Reads the items of navigation bars, toolbars and tab bars. Items are not views, so they have no ``ViewReader``.
enum BarItemReader {
  /// Makes a bar button item for each child of an element such as `<items>`, in document order.
  static func barButtonItems(_ list: Element, in tree: ViewTreeReader) -> [UIBarButtonItem] {
    list.children.filter { $0.name == "barButtonItem" }.map { barButtonItem($0, in: tree) }
  }

  static func barButtonItem(_ element: Element, in tree: ViewTreeReader) -> UIBarButtonItem {
    let context = tree.context
    let item: UIBarButtonItem
    if let system = element["systemItem"].flatMap(Self.systemItem) {
      item = UIBarButtonItem(barButtonSystemItem: system)
    } else {
      item = UIBarButtonItem(title: context.text(element, key: "title"))
    }
    context.registry.register(item, for: element)
    item.style = element["style"] == "done" ? .done : .plain
    item.width = element.finite("width") ?? 0
    item.image = context.images.image(of: element, key: "image")
    item.tintColor = context.colors.color(element.child("color", key: "tintColor"))
    item.isEnabled = element.bool("enabled") ?? true
    item.tag = element.int("tag") ?? 0
    if let view = element.child(key: "customView"), ElementCatalogue.isView(view) {
      item.customView = tree.view(from: view)
    }
    return item
  }

  static func tabBarItem(_ element: Element, in context: ReadingContext) -> UITabBarItem {
    let item: UITabBarItem
    if let system = element["systemItem"].flatMap(Self.tabBarSystemItem) {
      item = UITabBarItem(tabBarSystemItem: system)
    } else {
      item = UITabBarItem(
        title: context.text(element, key: "title"), image: context.images.image(of: element, key: "image"))
    }
    context.registry.register(item, for: element)
    item.selectedImage = context.images.image(of: element, key: "selectedImage")
    item.tag = element.int("tag") ?? 0
    return item
  }

  /// Configures a navigation item from a `<navigationItem>` element: title, prompt, bar buttons and title view.
  static func apply(_ element: Element, to item: UINavigationItem, in tree: ViewTreeReader) {
    let context = tree.context
    context.registry.register(item, for: element)
    item.title = context.text(element, key: "title") ?? item.title
    item.prompt = context.text(element, key: "prompt")
    switch element["largeTitleDisplayMode"] {
    case "always": item.largeTitleDisplayMode = .always
    case "never": item.largeTitleDisplayMode = .never
    default: item.largeTitleDisplayMode = .automatic
    }
    item.hidesBackButton = element.bool("hidesBackButton") ?? false
    for child in element.children {
      switch (child.name, child["key"]) {
      case ("barButtonItem", "leftBarButtonItem"): item.leftBarButtonItem = barButtonItem(child, in: tree)
      case ("barButtonItem", "rightBarButtonItem"): item.rightBarButtonItem = barButtonItem(child, in: tree)
      case ("barButtonItem", "backBarButtonItem"): item.backBarButtonItem = barButtonItem(child, in: tree)
      case ("leftBarButtonItems", _): item.leftBarButtonItems = barButtonItems(child, in: tree)
      case ("rightBarButtonItems", _): item.rightBarButtonItems = barButtonItems(child, in: tree)
      case (_, "titleView") where ElementCatalogue.isView(child): item.titleView = tree.view(from: child)
      default: break
      }
    }
  }

  static func barStyle(_ name: String?) -> UIBarStyle {
    name == "black" || name == "blackTranslucent" || name == "blackOpaque" ? .black : .default
  }

  private static func systemItem(_ name: String) -> UIBarButtonItem.SystemItem? {
    switch name {
    case "done": .done
    case "cancel": .cancel
    case "edit": .edit
    case "save": .save
    case "add": .add
    case "flexibleSpace": .flexibleSpace
    case "fixedSpace": .fixedSpace
    case "compose": .compose
    case "reply": .reply
    case "action": .action
    case "organize": .organize
    case "bookmarks": .bookmarks
    case "search": .search
    case "refresh": .refresh
    case "stop": .stop
    case "camera": .camera
    case "trash": .trash
    case "play": .play
    case "pause": .pause
    case "rewind": .rewind
    case "fastForward": .fastForward
    case "undo": .undo
    case "redo": .redo
    case "close": .close
    default: nil
    }
  }

  private static func tabBarSystemItem(_ name: String) -> UITabBarItem.SystemItem? {
    switch name {
    case "more": .more
    case "favorites": .favorites
    case "featured": .featured
    case "topRated": .topRated
    case "recents": .recents
    case "contacts": .contacts
    case "history": .history
    case "bookmarks": .bookmarks
    case "search": .search
    case "downloads": .downloads
    case "mostRecent": .mostRecent
    case "mostViewed": .mostViewed
    default: nil
    }
  }
}
