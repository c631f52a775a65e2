import Environments

/// Readable names for the properties of objects in a document.
enum PropertyNames {
  /// The words for an attribute or key: `numberOfLines` becomes “number of lines”.
  static func words(for name: String) -> String {
    if let words = special[name] { return words }
    var words = ""
    for character in name {
      if character.isUppercase, !words.isEmpty, words.last?.isUppercase == false { words += " " }
      words += character.lowercased()
    }
    return words
  }

  /// The size classes of a variation in words: `heightClass=regular-widthClass=compact` becomes “ at regular height and
  /// compact width”; empty for the default.
  static func condition(_ key: String) -> String {
    guard key != "default" else { return "" }
    let parts = key.split(separator: "-").map { part -> String in
      let sides = part.split(separator: "=", maxSplits: 1)
      guard sides.count == 2, sides[0].hasSuffix("Class") else { return String(part) }
      return "\(sides[1]) \(sides[0].dropLast(5))"
    }
    return " at " + parts.phrase
  }

  /// Whether the value of an attribute is a text that the author wrote, such as a title.
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
