import UIKit

extension SceneInstantiator {
  func makeNavigationBar(_ properties: Properties) -> UIView {
    let bar = UINavigationBar()
    bar.prefersLargeTitles = properties.bool("largeTitles") ?? false
    bar.isTranslucent = properties.bool("translucent") ?? true
    bar.barStyle = Self.barStyle(properties["barStyle"])
    bar.barTintColor = colors.color(properties.child(key: "barTintColor"))
    bar.titleTextAttributes = titleAttributes(properties.child(key: "titleTextAttributes"))
    bar.largeTitleTextAttributes = titleAttributes(properties.child(key: "largeTitleTextAttributes"))
    if let items = properties.child("items") {
      bar.items = items.children.filter { $0.name == "navigationItem" }.map { element in
        let item = UINavigationItem(title: "")
        applyNavigationItem(element, to: item)
        return item
      }
    }
    return bar
  }

  func makeToolbar(_ properties: Properties) -> UIView {
    let bar = UIToolbar()
    bar.isTranslucent = properties.bool("translucent") ?? true
    bar.barStyle = Self.barStyle(properties["barStyle"])
    bar.barTintColor = colors.color(properties.child(key: "barTintColor"))
    if let items = properties.child("items") { bar.items = barButtonItems(items) }
    return bar
  }

  func makeTabBar(_ properties: Properties) -> UIView {
    let bar = UITabBar()
    bar.isTranslucent = properties.bool("translucent") ?? true
    bar.barStyle = Self.barStyle(properties["barStyle"])
    bar.barTintColor = colors.color(properties.child(key: "barTintColor"))
    if let items = properties.child("items") {
      bar.items = items.children.filter { $0.name == "tabBarItem" }.map(makeTabBarItem)
    }
    return bar
  }

  func makeSearchBar(_ properties: Properties) -> UIView {
    let bar = UISearchBar()
    bar.text = text(properties, key: "text")
    bar.placeholder = text(properties, key: "placeholder")
    bar.prompt = text(properties, key: "prompt")
    bar.searchBarStyle = properties["searchBarStyle"] == "minimal" ? .minimal : .default
    bar.barStyle = Self.barStyle(properties["barStyle"])
    bar.barTintColor = colors.color(properties.child(key: "barTintColor"))
    bar.showsCancelButton = properties.bool("showsCancelButton") ?? false
    bar.showsScopeBar = properties.bool("showsScopeBar") ?? false
    if let titles = properties.child("scopeButtonTitles") {
      bar.scopeButtonTitles = titles.children.filter { $0.name == "string" }.map(\.stringValue)
    }
    return bar
  }

  /// The items of a bar, in the order of the list.
  func barButtonItems(_ list: Element) -> [UIBarButtonItem] {
    list.children.filter { $0.name == "barButtonItem" }.map(makeBarButtonItem)
  }

  func makeBarButtonItem(_ element: Element) -> UIBarButtonItem {
    let item: UIBarButtonItem
    if let system = element["systemItem"].flatMap(Self.systemItem) {
      item = UIBarButtonItem(barButtonSystemItem: system)
    } else {
      item = UIBarButtonItem(title: localized(element, "title") ?? element.string("title"))
    }
    registry.register(item, for: element)
    item.style = element["style"] == "done" ? .done : .plain
    item.width = element.finite("width") ?? 0
    item.image = images.image(of: element, key: "image")
    item.tintColor = colors.color(element.child("color", key: "tintColor"))
    item.isEnabled = element.bool("enabled") ?? true
    item.tag = element.int("tag") ?? 0
    if let view = element.child(key: "customView"), ObjectKind.isView(view) { item.customView = makeView(view) }
    return item
  }

  func makeTabBarItem(_ element: Element) -> UITabBarItem {
    let item: UITabBarItem
    if let system = element["systemItem"].flatMap(Self.tabBarSystemItem) {
      item = UITabBarItem(tabBarSystemItem: system)
    } else {
      item = UITabBarItem(
        title: localized(element, "title") ?? element.string("title"), image: images.image(of: element, key: "image"))
    }
    registry.register(item, for: element)
    item.selectedImage = images.image(of: element, key: "selectedImage")
    item.tag = element.int("tag") ?? 0
    return item
  }

  /// What a navigation bar shows for a controller.
  func applyNavigationItem(_ element: Element, to item: UINavigationItem) {
    registry.register(item, for: element)
    item.title = localized(element, "title") ?? element.string("title") ?? item.title
    item.prompt = localized(element, "prompt") ?? element.string("prompt")
    switch element["largeTitleDisplayMode"] {
    case "always": item.largeTitleDisplayMode = .always
    case "never": item.largeTitleDisplayMode = .never
    default: item.largeTitleDisplayMode = .automatic
    }
    item.hidesBackButton = element.bool("hidesBackButton") ?? false
    for child in element.children {
      switch (child.name, child["key"]) {
      case ("barButtonItem", "leftBarButtonItem"): item.leftBarButtonItem = makeBarButtonItem(child)
      case ("barButtonItem", "rightBarButtonItem"): item.rightBarButtonItem = makeBarButtonItem(child)
      case ("barButtonItem", "backBarButtonItem"): item.backBarButtonItem = makeBarButtonItem(child)
      case ("leftBarButtonItems", _): item.leftBarButtonItems = barButtonItems(child)
      case ("rightBarButtonItems", _): item.rightBarButtonItems = barButtonItems(child)
      case (_, "titleView") where ObjectKind.isView(child): item.titleView = makeView(child)
      default: break
      }
    }
  }

  /// Attributes of bar titles, which are written like those of attributed strings with other keys.
  private func titleAttributes(_ element: Element?) -> [NSAttributedString.Key: Any]? {
    guard let element else { return nil }
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font = FontReader.font(element.child("fontDescription", key: "fontDescription"), traits: traitsAtLarge) {
      attributes[.font] = font
    }
    if let color = colors.color(element.child("color", key: "textColor")) { attributes[.foregroundColor] = color }
    return attributes.isEmpty ? nil : attributes
  }

  private static func barStyle(_ name: String?) -> UIBarStyle {
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
