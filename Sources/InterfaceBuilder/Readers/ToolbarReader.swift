import UIKit

/// Reads `<toolbar>`.
enum ToolbarReader: ViewReader {
  nonisolated static let attributes = "barStyle translucent"

  static func makeView(_ properties: Properties, in tree: ViewTreeReader) -> UIToolbar { UIToolbar() }

  static func configure(_ bar: UIToolbar, with properties: Properties, in tree: ViewTreeReader) {
    let context = tree.context
    bar.isTranslucent = properties.bool("translucent") ?? true
    bar.barStyle = BarItemReader.barStyle(properties["barStyle"])
    bar.barTintColor = context.colors.color(properties.child(key: "barTintColor"))
    if let items = properties.child("items") { bar.items = BarItemReader.barButtonItems(items, in: tree) }
  }

  /// Adds nothing: a toolbar's views are made from its items.
  static func addParts(_ properties: Properties, to view: UIView, in tree: ViewTreeReader) {}
}
