import Environments

/// The names of properties in words.
enum PropertyNames {
  /// An attribute or key as people say it: `numberOfLines` is the number of lines.
  static func words(for name: String) -> String {
    if let words = special[name] { return words }
    var words = ""
    for character in name {
      if character.isUppercase, !words.isEmpty, words.last?.isUppercase == false { words += " " }
      words += character.lowercased()
    }
    return words
  }

  /// Where a variation holds: `heightClass=regular-widthClass=compact` is “ at regular height and compact width”.
  static func condition(_ key: String) -> String {
    guard key != "default" else { return "" }
    let parts = key.split(separator: "-").map { part -> String in
      let sides = part.split(separator: "=", maxSplits: 1)
      guard sides.count == 2, sides[0].hasSuffix("Class") else { return String(part) }
      return "\(sides[1]) \(sides[0].dropLast(5))"
    }
    return " at " + parts.phrase
  }

  /// Whether an attribute holds a text that people wrote.
  static func isText(_ attribute: String) -> Bool { texts.contains(attribute) }

  private static let texts: Set<String> = [
    "text", "title", "subtitle", "placeholder", "prompt", "headerTitle", "footerTitle", "label", "hint", "userLabel",
    "content", "badgeValue", "accessibilityLabel",
  ]

  private static let special = [
    "userLabel": "label in Interface Builder",
    "translatesAutoresizingMaskIntoConstraints": "constraints from the autoresizing mask",
    "fontDescription": "font", "customModule": "module", "autoresizesSubviews": "resizes its subviews",
    "clipsSubviews": "clips its content", "clipsToBounds": "clips its content",
  ]
}
