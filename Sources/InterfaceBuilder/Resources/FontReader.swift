import UIKit

/// Reads `<fontDescription>` and `<font>` elements.
nonisolated enum FontReader {
  /// The font of a description; nil where there is no description.
  ///
  /// - Parameters:
  ///   - element: a `<fontDescription>`.
  ///   - traits: the traits whose text size text styles follow.
  static func font(_ element: Element?, traits: UITraitCollection) -> UIFont? {
    guard let element else { return nil }
    if let style = element["style"] {
      return UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style), compatibleWith: traits)
    }
    // A stated size of 0 is drawn at 12 points.
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

  /// The font of a `<font>` element of an attributed string. It has a font name or one of AppKit's roles.
  static func attributedFont(_ element: Element) -> UIFont? {
    let size = element.finite("size") ?? appKitSize(element["metaFont"])
    if let name = element["name"] { return named(name, size: size) }
    if element["metaFont"]?.lowercased().hasSuffix("bold") == true {
      return UIFont.systemFont(ofSize: size, weight: .bold)
    }
    return UIFont.systemFont(ofSize: size)
  }

  private static func named(_ name: String, size: Double) -> UIFont {
    // The system font's own names are private. Documents that contain one were saved from an attributed string.
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

  /// Sizes of AppKit's roles, which attributed strings name even in documents for iOS.
  private static func appKitSize(_ role: String?) -> Double {
    switch role {
    case "smallSystem", "smallSystemBold", "toolTip": 11
    case "label": 10
    case "miniSystem": 9
    case "cellTitle", "controlContent", "user": 12
    default: 13
    }
  }

  /// Sizes of roles that older documents name instead of a number of points.
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
