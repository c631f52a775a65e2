import UIKit

/// Reads `<searchBar>`.
enum SearchBarReader: ViewReader {
  static func view(from properties: Properties, in tree: ViewTreeReader) -> UIView {
    let context = tree.context
    let bar = UISearchBar()
    bar.text = context.text(properties, key: "text")
    bar.placeholder = context.text(properties, key: "placeholder")
    bar.prompt = context.text(properties, key: "prompt")
    bar.searchBarStyle = properties["searchBarStyle"] == "minimal" ? .minimal : .default
    bar.barStyle = BarItemReader.barStyle(properties["barStyle"])
    bar.barTintColor = context.colors.color(properties.child(key: "barTintColor"))
    bar.showsCancelButton = properties.bool("showsCancelButton") ?? false
    bar.showsScopeBar = properties.bool("showsScopeBar") ?? false
    if let titles = properties.child("scopeButtonTitles") {
      bar.scopeButtonTitles = titles.children.filter { $0.name == "string" }.map(\.stringValue)
    }
    return bar
  }
}
