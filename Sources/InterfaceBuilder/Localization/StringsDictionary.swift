import Foundation

/// Reads `.stringsdict` files: texts that depend on a number.
///
/// For a text of a document, the number is not known, so the plural form “other” is used.
nonisolated enum StringsDictionary {
  static func parse(_ data: Data) throws(StringsProblem) -> [String: String] {
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let entries = list as? [String: Any] else {
      throw StringsProblem(message: "it is not a property list of texts")
    }
    return entries.compactMapValues { entry in (entry as? [String: Any]).flatMap(text) }
  }

  private static func text(_ entry: [String: Any]) -> String? {
    guard var text = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    for name in entry.keys.sorted() {
      guard let forms = entry[name] as? [String: Any], let other = forms["other"] as? String else { continue }
      text = text.replacingOccurrences(of: "%#@\(name)@", with: other)
    }
    return text
  }
}
