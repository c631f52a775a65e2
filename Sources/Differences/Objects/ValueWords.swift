import Environments
import Foundation
import InterfaceBuilder

/// Reads property values that are written as XML elements, such as colours, fonts and rectangles, and puts them in
/// words.
enum ValueWords {
  /// The value of an element; `nil` if the element is not a value.
  static func value(of element: Element) -> PropertyValue? {
    switch element.name {
    case "string", "mutableString": .text(element.stringValue)
    case "color": .plain(color(element))
    case "fontDescription", "font": .plain(font(element))
    case "rect", "size", "inset", "edgeInsets", "directionalEdgeInsets", "point", "autoresizingMask",
      "dataDetectorType", "accessibilityTraits", "integer", "real", "number", "bool", "range":
      .plain(parts(element))
    default: nil
    }
  }

  /// A number in a normal form, without superfluous digits; `nil` if the text is not a number.
  static func number(_ text: String) -> String? {
    guard let number = Double(text), number.isFinite, abs(number) < 1e12 else { return nil }
    return Number.exact(number)
  }

  /// The name of a colour, or its components as in HTML. The colour space is ignored.
  private static func color(_ element: Element) -> String {
    for attribute in ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"] {
      if let name = element[attribute] { return name }
    }
    if let name = element["name"] { return "“\(name)”" }
    func component(_ attribute: String) -> Double? {
      element[attribute].flatMap(Double.init).map { min(max($0, 0), 1) }
    }
    var hex: [Double] = []
    if let white = component("white") {
      hex = [white, white, white]
    } else if let red = component("red"), let green = component("green"), let blue = component("blue") {
      hex = [red, green, blue]
    } else {
      return parts(element)
    }
    let digits = hex.map { value -> String in
      // in range: components are from 0 to 1
      let text = String(Int((value * 255).rounded()), radix: 16, uppercase: true)
      return text.count == 1 ? "0\(text)" : text
    }
    let alpha = component("alpha") ?? 1
    return "#" + digits.joined() + (alpha == 1 ? "" : " at \(Number.points(alpha * 100)) % opacity")
  }

  private static func font(_ element: Element) -> String {
    let style = "UICTFontTextStyle"
    if let name = element["style"] {
      return "text style \(name.hasPrefix(style) ? String(name.dropFirst(style.count)) : name)"
    }
    let size = (element["pointSize"] ?? element["size"]).map { " " + (number($0) ?? "\($0) size") } ?? ""
    if let name = element["name"], element["type"] == nil { return name + size }
    let kind =
      switch element["type"] {
      case "boldSystem": "bold system"
      case "italicSystem": "italic system"
      default: "system"
      }
    return kind + (element["weight"].map { " \($0)" } ?? "") + size
  }

  /// The attributes of an element with their values. Those of rectangles and insets are in a fixed order.
  private static func parts(_ element: Element) -> String {
    let isInset = element.name == "inset"
    let names = element.attributeNames.filter { !["key", "colorSpace", "customColorSpace"].contains($0) }
    let ordered = order.filter(names.contains) + names.filter { !order.contains($0) }
    let words = ordered.compactMap { name -> String? in
      guard let value = element[name] else { return nil }
      if value == "YES" { return PropertyNames.words(for: name) }
      if value == "NO" { return "not \(PropertyNames.words(for: name))" }
      let text = number(value) ?? value
      return name == "value" ? text : "\((isInset ? sides[name] : nil) ?? PropertyNames.words(for: name)) \(text)"
    }
    return words.isEmpty ? "none" : words.joined(separator: ", ")
  }

  private static let order = [
    "x", "y", "minX", "minY", "maxX", "maxY", "top", "leading", "left", "bottom", "trailing", "right", "width",
    "height",
  ]
  private static let sides = ["minX": "left", "minY": "top", "maxX": "right", "maxY": "bottom"]
}
