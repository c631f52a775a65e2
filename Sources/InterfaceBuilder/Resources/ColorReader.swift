import UIKit

/// Reads `<color>` elements.
nonisolated struct ColorReader {
  let resources: DocumentResources
  let catalog: AssetCatalog?
  /// Called with the element and the name if a named colour is not found.
  let missing: (Element, String) -> Void

  /// The colour of an element; nil if the element names a colour that is not defined anywhere.
  ///
  /// If the element names a system colour, the name takes precedence over the element's colour components, which are
  /// only the values for light appearance. For other names, the asset catalog takes precedence over the copy in the
  /// document.
  func color(_ element: Element?) -> UIColor? {
    guard let element, element.name == "color" else { return nil }
    for attribute in ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"] {
      guard let name = element[attribute] else { continue }
      if let color = UIColor.systemColor(named: name) { return color }
      if let stored = resources.systemColors[name].flatMap(fixedColor) { return stored }
    }
    if let name = element["name"], element["colorSpace"] == nil || element["catalog"] != "System" {
      if let color = catalog?.color(named: name) { return color }
      if let stored = resources.namedColors[name].flatMap(fixedColor) { return stored }
      if fixedColor(element) == nil { missing(element, name) }
    }
    return fixedColor(element)
  }

  /// The colour that an element states by components; nil if it has none.
  func fixedColor(_ element: Element) -> UIColor? {
    let alpha = element.finite("alpha") ?? 1
    if let white = element.finite("white") { return UIColor(white: white, alpha: alpha) }
    if let red = element.finite("red"), let green = element.finite("green"), let blue = element.finite("blue") {
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    return nil
  }
}
