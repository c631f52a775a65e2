import UIKit

/// Reads `<toolbar>`.
enum ToolbarReader: ViewReader {
  static func view(from properties: Properties, in tree: ViewTreeReader) -> UIView {
    let context = tree.context
    let bar = UIToolbar()
    bar.isTranslucent = properties.bool("translucent") ?? true
    bar.barStyle = BarItemReader.barStyle(properties["barStyle"])
    bar.barTintColor = context.colors.color(properties.child(key: "barTintColor"))
    if let items = properties.child("items") { bar.items = BarItemReader.barButtonItems(items, in: tree) }
    return bar
  }

  /// A bar has no parts beside its items.
  static func addParts(_ properties: Properties, to view: UIView, in tree: ViewTreeReader) {}
}
