import UIKit

/// Reads `<navigationBar>`.
enum NavigationBarReader: ViewReader {
  nonisolated static let attributes = "barStyle largeTitles shadowImage translucent"

  static func makeView(_ properties: Properties, in tree: ViewTreeReader) -> UINavigationBar { UINavigationBar() }

  static func configure(_ bar: UINavigationBar, with properties: Properties, in tree: ViewTreeReader) {
    let context = tree.context
    bar.prefersLargeTitles = properties.bool("largeTitles") ?? false
    bar.isTranslucent = properties.bool("translucent") ?? true
    bar.barStyle = BarItemReader.barStyle(properties["barStyle"])
    bar.barTintColor = context.colors.color(properties.child(key: "barTintColor"))
    bar.titleTextAttributes = titleAttributes(properties.child(key: "titleTextAttributes"), in: context)
    bar.largeTitleTextAttributes = titleAttributes(properties.child(key: "largeTitleTextAttributes"), in: context)
    if let items = properties.child("items") {
      bar.items = items.children.filter { $0.name == "navigationItem" }.map { element in
        let item = UINavigationItem(title: "")
        BarItemReader.apply(element, to: item, in: tree)
        return item
      }
    }
  }

  /// Adds nothing: a navigation bar's views are made from its items.
  static func addParts(_ properties: Properties, to view: UIView, in tree: ViewTreeReader) {}

  /// The text attributes of a bar's titles, from a `<textAttributes>` element; nil if there are none.
  private static func titleAttributes(_ element: Element?, in context: ReadingContext) -> [NSAttributedString.Key: Any]?
  {
    guard let element else { return nil }
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font = FontReader.font(
      element.child("fontDescription", key: "fontDescription"), traits: context.traitsAtDrawnSize)
    {
      attributes[.font] = font
    }
    if let color = context.colors.color(element.child("color", key: "textColor")) {
      attributes[.foregroundColor] = color
    }
    return attributes.isEmpty ? nil : attributes
  }
}
