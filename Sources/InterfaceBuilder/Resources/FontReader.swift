import UIKit

/// Reads `<fontDescription>` and `<font>` elements.
nonisolated enum FontReader {
  /// The font of a `<fontDescription>` element; nil if there is no element.
  ///
  /// - Parameters:
  ///   - element: a `<fontDescription>`.
  ///   - traits: the traits with the text size for text styles.
  static func font(_ element: Element?, traits: UITraitCollection) -> UIFont? {
    guard let element else { return nil }
    if let style = element["style"] {
      if let size = traits.layoutPolicy.documentStyleSizes[style] { return UIFont.systemFont(ofSize: size) }
      return UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style), compatibleWith: traits)
    }
    // Interface Builder draws a font whose size is 0 at 12 points.
    let stated = element.finite("pointSize").map { $0 > 0 ? $0 : UIFont.smallSystemFontSize }
    let size = stated ?? metaSize(element["size"]) ?? UIFont.systemFontSize
    if let name = element["name"], element["type"] == nil {
      return named(name, size: size)
    }
    let weight = TextValues.symbolWeight(element["weight"])?.fontWeight()
    switch element["type"] {
    case "boldSystem": return UIFont.systemFont(ofSize: size, weight: weight ?? traits.layoutPolicy.boldSystemWeight)
    case "italicSystem": return UIFont.italicSystemFont(ofSize: size)
    default: return UIFont.systemFont(ofSize: size, weight: weight ?? .regular)
    }
  }

  /// The font of a `<font>` element of an attributed string. The element has a font name, or in `metaFont` the name of
  /// an AppKit font role such as `smallSystem`.
  static func attributedFont(_ element: Element) -> UIFont? {
    let size = element.finite("size") ?? appKitSize(element["metaFont"])
    if let name = element["name"] { return named(name, size: size) }
    if element["metaFont"]?.lowercased().hasSuffix("bold") == true {
      return UIFont.systemFont(ofSize: size, weight: .bold)
    }
    return UIFont.systemFont(ofSize: size)
  }

  private static func named(_ name: String, size: Double) -> UIFont {
    // A name that begins with a period is a private name of the system font. Attributed strings contain such names.
    if name.hasPrefix(".") {
      let weights: [(String, UIFont.Weight)] = [
        ("Semibold", .semibold), ("Bold", .bold), ("Medium", .medium), ("Light", .light), ("Heavy", .heavy),
        ("Black", .black), ("Thin", .thin),
      ]
      let weight = weights.first { name.hasSuffix($0.0) }?.1 ?? .regular
      return UIFont.systemFont(ofSize: size, weight: weight)
    }
    return UIFont(name: name, size: size) ?? UIFont.systemFont(ofSize: size)
  }

  /// The size in points of an AppKit font role. Attributed strings have such roles even in documents for iOS.
  private static func appKitSize(_ role: String?) -> Double {
    switch role {
    case "smallSystem", "smallSystemBold", "toolTip": 11
    case "label": 10
    case "miniSystem": 9
    case "cellTitle", "controlContent", "user": 12
    default: 13
    }
  }

  /// The size in points of a font role, which older documents have instead of a number; nil if there is no role or if
  /// it is unknown.
  private static func metaSize(_ role: String?) -> Double? {
    switch role {
    case "system", "systemBold": UIFont.systemFontSize
    case "smallSystem", "smallSystemBold": UIFont.smallSystemFontSize
    case "label": UIFont.labelFontSize
    case "button": UIFont.buttonFontSize
    case "miniSystem": 9
    default: nil
    }
  }
}
