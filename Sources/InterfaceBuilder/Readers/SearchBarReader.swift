import UIKit

/// Reads `<searchBar>`.
enum SearchBarReader: ViewReader {
  nonisolated static let attributes = "placeholder searchBarStyle showsCancelButton showsSearchResultsButton"

  static func makeView(_ properties: Properties, in tree: ViewTreeReader) -> UISearchBar { UISearchBar() }

  static func configure(_ bar: UISearchBar, with properties: Properties, in tree: ViewTreeReader) {
    let context = tree.context
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
  }
}
