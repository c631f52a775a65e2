import UIKit

/// Reads `<tabBar>`.
enum TabBarReader: ViewReader {
  nonisolated static let attributes = "translucent"

  static func makeView(_ properties: Properties, in tree: ViewTreeReader) -> UITabBar { UITabBar() }

  static func configure(_ bar: UITabBar, with properties: Properties, in tree: ViewTreeReader) {
    let context = tree.context
    bar.isTranslucent = properties.bool("translucent") ?? true
    bar.barStyle = BarItemReader.barStyle(properties["barStyle"])
    bar.barTintColor = context.colors.color(properties.child(key: "barTintColor"))
    if let items = properties.child("items") {
      bar.items = items.children.filter { $0.name == "tabBarItem" }.map {
        BarItemReader.tabBarItem($0, in: tree.context)
      }
    }
  }

  /// Adds nothing: a tab bar's views are made from its items.
  static func addParts(_ properties: Properties, to view: UIView, in tree: ViewTreeReader) {}
}
